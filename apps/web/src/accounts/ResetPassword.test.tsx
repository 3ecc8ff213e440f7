import { api } from '@everstep/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { type FakeServer, fakeServer, renderIn, sessionOf } from '../testing/harness.tsx';
import { AuthPage } from './AuthPage.tsx';

const used = new ApiError('server', 'This link is no longer valid. Ask for a new one.', { status: 410, code: 'token_used' });

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

/** Opens the link of a mail, signed out. */
function openLink(server: FakeServer) {
  const router = createMemoryRouter([{ path: '/auth', element: <AuthPage /> }], { initialEntries: ['/auth#reset=a-mailed-token'] });
  renderIn(<RouterProvider router={router} />, { server, session: sessionOf(null).session });
}

it('says at once that a link was used or has expired, and leads to a new one', async () => {
  const server = fakeServer().on(api.accounts.checkReset, used);
  openLink(server);
  await screen.findByRole('heading', { name: 'This link was used or has expired' });
  expect(document.title).toBe('This link was used or has expired · Everstep');
  expect(hrefOf('Ask for a new link')).toBe('/forgot-password');
  expect(hrefOf('Back to sign-in')).toBe('/login');
  expect(screen.getByText('Each link works once, for one hour. A new one is quick.')).toBeDefined();
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
  expect(screen.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeDefined();
  expect(screen.getByText('Afterwards you are signed out everywhere.')).toBeDefined();
  expect(hrefOf('Ask for a new link')).toBe('/forgot-password');
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
  await screen.findByRole('heading', { name: 'Your new password is set' });
  expect(document.title).toBe('Your new password is set · Everstep');
  expect(screen.getByText('You were signed out everywhere. Sign in with the new password.')).toBeDefined();
  expect(hrefOf('Sign in')).toBe('/login');
  expect(server.sent(api.accounts.resetPassword)).toEqual([{ body: { token: 'a-mailed-token', newPassword: 'four new scooters' } }]);
});

it('waits while the link is being asked about', async () => {
  openLink(fakeServer().on(api.accounts.checkReset, () => new Promise(() => undefined)));
  expect((await screen.findByRole('status')).textContent).toContain('Loading page...');
  expect(screen.queryByLabelText(/^New password/)).toBeNull();
});

it('says what is wrong with the password, or that the link was used meanwhile, and keeps the form', async () => {
  const fields = [{ path: 'body.newPassword', message: 'Use at least 10 characters.' }];
  const short = new ApiError('validation', 'Some fields need another look.', { status: 422, fields });
  const server = fakeServer().on(api.accounts.checkReset, {}).on(api.accounts.resetPassword, short);
  openLink(server);
  await userEvent.type(await screen.findByLabelText(/^New password/), 'short');
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
  expect(await screen.findAllByText(/Use at least 10 characters/)).toHaveLength(2);
  server.on(api.accounts.resetPassword, used);
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
  await screen.findByText(used.message);
  expect(screen.getByLabelText(/^New password/)).toHaveProperty('value', 'short');
});
