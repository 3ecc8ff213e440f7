import { api } from '@everstep/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { GamificationProvider } from '../gamification/GamificationProvider.tsx';
import { awardOf } from '../testing/award.ts';
import { fakeServer, renderIn } from '../testing/harness.tsx';
import { QuickMood } from './QuickMood.tsx';

it('offers to send a mood that could not be saved again, as it was', async () => {
  const server = fakeServer().on(api.mood.log, new ApiError('network', 'Network error. Please check your connection.'));
  renderIn(
    <GamificationProvider>
      <QuickMood />
    </GamificationProvider>,
    { server },
  );
  const good = () => screen.getByRole('radio', { name: /Good/ });
  await userEvent.click(good());
  await waitFor(() => expect(screen.queryAllByText('This mood could not be saved')).not.toEqual([]));
  expect(good()).toHaveProperty('checked', false);
  expect(screen.queryByText(/still here/)).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(server.sent(api.mood.log)).toHaveLength(2));
  const [first, second] = server.sent(api.mood.log);
  expect(second).toEqual(first);
});

it('shows the way to people beside the lowest mood, and beside no other', async () => {
  const server = fakeServer().on(api.mood.log, ({ body }) => ({
    id: 'one',
    score: body.score,
    quadrant: null,
    words: [],
    activities: [],
    note: '',
    at: '2026-03-01T10:00:00.000Z',
    localDate: '2026-03-01',
    timeZone: 'UTC',
    version: 1,
    award: awardOf({ xpAwarded: 10 }),
  }));
  renderIn(
    <GamificationProvider>
      <QuickMood />
    </GamificationProvider>,
    { server },
  );
  const people = () => screen.queryByRole('link', { name: 'People you can talk to' });
  await userEvent.click(screen.getByRole('radio', { name: 'Low' }));
  await waitFor(() => expect(server.sent(api.mood.log)).toHaveLength(1));
  expect(people()).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Very low' }));
  expect(people()?.getAttribute('href')).toBe('/help-now');
  await waitFor(() => expect(server.sent(api.mood.log)).toHaveLength(2));
  expect(people()).not.toBeNull();
});
