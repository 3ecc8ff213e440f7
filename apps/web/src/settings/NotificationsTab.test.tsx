import { api, type NotificationPreferences } from '@everstep/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { fakeServer, renderIn } from '../testing/harness.tsx';
import { NotificationsTab } from './NotificationsTab.tsx';

afterEach(() => vi.restoreAllMocks());

const heard = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });

function open() {
  let kept: NotificationPreferences = { mutedTypes: [], quiet: null };
  const server = fakeServer()
    .on(api.notifications.preferences, () => kept)
    .on(api.notifications.changePreferences, ({ body }) => {
      kept = { mutedTypes: [...body.mutedTypes], quiet: body.quiet };
      return kept;
    });
  renderIn(<NotificationsTab />, { server });
  return { server, kept: () => kept, user: userEvent.setup() };
}

it('keeps choices made one after another, the last of them in the end', async () => {
  const { kept, user } = open();
  await user.click(await heard('Offers'));
  await user.click(await heard('New features'));
  await user.click(await heard('Offers'));
  expect((await heard('Offers')).checked).toBe(true);
  await waitFor(() => expect(kept().mutedTypes).toEqual(['feature']));
  expect((await heard('New features')).checked).toBe(false);
});

it('says when the server does not take a choice, and shows what holds', async () => {
  const { server, user } = open();
  await heard('Offers');
  server.on(api.notifications.changePreferences, new ApiError('network', 'Network error. Please check your connection.'));
  await user.click(await heard('Offers'));
  expect((await screen.findAllByText('The choice could not be saved')).length).toBeGreaterThan(0);
  await waitFor(async () => expect((await heard('Offers')).checked).toBe(true));
});
