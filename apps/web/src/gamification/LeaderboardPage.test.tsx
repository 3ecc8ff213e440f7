import { api, type BoardSettings } from '@everstep/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { fakeServer, renderIn } from '../testing/harness.tsx';
import { LeaderboardPage } from './LeaderboardPage.tsx';

const { gamification } = api;

function visit(listed: boolean) {
  let me: BoardSettings = { listed, name: 'Ada' };
  const server = fakeServer()
    .on(gamification.boardSettings, () => me)
    .on(gamification.changeBoardSettings, ({ body }) => {
      me = { listed: body.listed ?? me.listed, name: body.name ?? me.name };
      return me;
    })
    .on(gamification.leaderboard, () => ({ me, leaderboard: [{ rank: 1, name: me.name, value: 30, level: 2, isMe: true }] }));
  renderIn(<LeaderboardPage />, { server });
  return server;
}

it('asks for no ranks before the member has stepped on to the board', async () => {
  const server = visit(false);
  await userEvent.click(await screen.findByRole('button', { name: 'Show me on the board' }));
  expect(await screen.findByRole('tab', { name: 'XP' })).toBeDefined();
  expect(server.sent(gamification.changeBoardSettings)).toEqual([{ body: { listed: true, name: 'Ada' } }]);
  await waitFor(() => expect(server.sent(gamification.leaderboard)).toEqual([{ query: { category: 'xp', timeframe: 'week', limit: 25 } }]));
});

it('asks anew for another category and another time', async () => {
  const server = visit(true);
  await userEvent.click(await screen.findByRole('tab', { name: 'Habits' }));
  await userEvent.click(await screen.findByRole('radio', { name: '30 days' }));
  await waitFor(() =>
    expect(server.sent(gamification.leaderboard).at(-1)).toEqual({ query: { category: 'habits', timeframe: 'month', limit: 25 } }),
  );
});

it('keeps the name that was refused, with the reason', async () => {
  const server = visit(false);
  server.on(gamification.changeBoardSettings, new ApiError('validation', 'Use a name without @ or hidden characters.', { status: 422 }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Name that others see/ }), '@home');
  await userEvent.click(screen.getByRole('button', { name: 'Show me on the board' }));
  expect(await screen.findByText('Use a name without @ or hidden characters.')).toBeDefined();
  expect(screen.getByRole('textbox', { name: /Name that others see/ })).toHaveProperty('value', 'Ada@home');
});
