import { api } from '@everstep/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { type FakeServer, fakeServer, renderIn, sessionOf } from '../testing/harness.tsx';
import { AuthPage } from './AuthPage.tsx';

const used = new ApiError('server', 'This link is no longer valid. Ask for a new one.', { status: 410, code: 'token_used' });

/** Opens the link of a mail, signed out. */
function openLink(server: FakeServer) {
  const router = createMemoryRouter([{ path: '/auth', element: <AuthPage /> }], { initialEntries: ['/auth#reset=a-mailed-token'] });
  renderIn(<RouterProvider router={router} />, { server, session: sessionOf(null).session });
}

it('says at once that a link was used or has expired, and leads to a new one', async () => {
  const server = fakeServer().on(api.accounts.checkReset, used);
  openLink(server);
  await screen.findByRole('heading', { name: 'This link was used or has expired' });
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/forgot-password');
  expect(screen.queryByLabelText(/^New password/)).toBeNull();
  expect(server.sent(api.accounts.checkReset)).toEqual([{ body: { token: 'a-mailed-token' } }]);
});

it.each([
  ['a link that works', {}],
  ['a check that failed', new ApiError('network', 'The server could not be reached.')],
])('asks for the new password after %s, and says when it is set', async (_, answer) => {
  const server = fakeServer().on(api.accounts.checkReset, answer).on(api.accounts.resetPassword, {});
  openLink(server);
  await userEvent.type(await screen.findByLabelText(/^New password/), 'four new scooters');
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
  await screen.findByRole('heading', { name: 'Your new password is set' });
  expect(server.sent(api.accounts.resetPassword)).toEqual([{ body: { token: 'a-mailed-token', newPassword: 'four new scooters' } }]);
});
