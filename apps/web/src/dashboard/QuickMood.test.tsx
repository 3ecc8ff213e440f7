import { api } from '@everstep/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { GamificationProvider } from '../gamification/GamificationProvider.tsx';
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
