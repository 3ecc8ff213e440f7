import { type Answer, api, defaultEnhancedStats, localDateOf } from '@everstep/domain';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { awardOf } from '../testing/award.ts';
import { fakeServer, renderIn } from '../testing/harness.tsx';
import { GamificationProvider } from './GamificationProvider.tsx';
import { ProgressPage } from './ProgressPage.tsx';

const { gamification } = api;
const today = localDateOf(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
const care: Answer<typeof gamification.streakCare> = {
  current: 3,
  longest: 3,
  activeDays: 3,
  multiplierPercent: 105,
  nextMultiplier: { days: 7, percent: 110 },
  freezes: 1,
  freezesMax: 2,
  freezeCoins: 60,
  daysToFreeze: 11,
  repairsLeft: 3,
  missedDate: null,
  actsToEarnBack: 0,
  pause: null,
  dailyCap: 250,
  dailyCapLeft: 240,
  awayDays: 0,
};
const checkedIn: Answer<typeof gamification.ledger>['entries'][number] = {
  id: 'one',
  at: new Date().toISOString(),
  localDate: today,
  actDate: today,
  source: 'daily_checkin',
  label: 'Checked in',
  baseXp: 10,
  multiplierPercent: 105,
  capped: true,
  xp: 10,
  coins: 2,
  turn: 0,
  undone: false,
};
const emptyDay = { localDate: today, kind: null, source: null, counts: false, open: true, acts: [], xp: 0, coins: 0 };

interface Visited {
  readonly ledger?: Answer<typeof gamification.ledger>['entries'];
  readonly quietUntil?: string | null;
}

async function visit(path = '/progress', { ledger = [checkedIn], quietUntil = null }: Visited = {}) {
  const server = fakeServer()
    .on(gamification.enhancedStats, { ...defaultEnhancedStats, coins: { total: 90, available: 90, spent: 0, earned: 90 } })
    .on(gamification.streakCare, care)
    .on(gamification.days, { today, days: [] })
    .on(gamification.day, emptyDay)
    .on(gamification.ledger, { entries: ledger, nextCursor: null })
    .on(api.care.status, { quietUntil })
    .on(gamification.pauses, { pauses: [], daysLeft: 60 });
  const page = (
    <GamificationProvider>
      <ProgressPage />
    </GamificationProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] });
  renderIn(<RouterProvider router={router} />, { server });
  await screen.findByRole('heading', { level: 1, name: 'Your progress' });
  return { server, router };
}

it('asks for what its tab shows, and keeps the tab in the address', async () => {
  const { server, router } = await visit();
  await screen.findByText('Today is still open. Any small act makes it count.');
  expect(server.sent(gamification.ledger)).toHaveLength(0);
  await userEvent.click(screen.getByRole('tab', { name: 'Coins' }));
  await waitFor(() => expect(server.sent(gamification.ledger)).toEqual([{ query: { kind: 'coins', limit: 20 } }]));
  expect(router.state.location.search).toBe('?tab=coins');
  expect(await screen.findByText('Checked in')).toBeDefined();
});

it('takes today’s check-in back, and offers to undo that', async () => {
  const { server } = await visit('/progress?tab=receipts');
  server.on(gamification.undoCheckIn, { localDate: today, xpTaken: 10, coinsTaken: 2 });
  server.on(gamification.checkIn, { id: 'two', localDate: today, at: checkedIn.at, award: awardOf() });
  const heard = vi.fn();
  window.addEventListener('gamification-update', heard, { once: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Take it back' }));
  expect(server.sent(gamification.undoCheckIn)).toEqual([{ params: { date: today } }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.sent(gamification.checkIn)).toHaveLength(1));
  expect(heard).toHaveBeenCalled();
});

it('buys a freeze and tells the page of the coins that went [game-019]', async () => {
  const { server } = await visit();
  server.on(gamification.buyFreeze, { spent: 60, newTotalCoins: 30, freezes: 2 });
  const heard = vi.fn();
  window.addEventListener('coins-spent', heard, { once: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Buy for 60 coins' }));
  expect((await screen.findAllByText('One more freeze')).length).toBeGreaterThan(0);
  expect(heard).toHaveBeenCalledOnce();
});

it('plans a pause in a dialog that stays with its reason when it cannot be had', async () => {
  const { server, router } = await visit();
  server.on(gamification.planPause, new ApiError('conflict', 'Another pause lies on some of these days.', { status: 409 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Plan a pause' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Plan a pause' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Plan it' }));
  expect(await dialog.findByText('Another pause lies on some of these days.')).toBeDefined();
  server.on(gamification.planPause, {
    id: 'p',
    from: today,
    until: today,
    state: 'running',
    award: awardOf({ xpAwarded: 0, coinsAwarded: 0 }),
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Plan it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent(gamification.planPause)).toEqual(Array(2).fill({ body: { from: today, days: 7 } }));
  expect(router.state.location.pathname).toBe('/progress');
});

it('closes the dialog by Back', async () => {
  const { router } = await visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Plan a pause' }));
  await screen.findByRole('dialog', { name: 'Plan a pause' });
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('ends a pause, and offers to plan its days again', async () => {
  const { server } = await visit();
  const pause = { id: 'p', from: today, until: today, state: 'running' as const };
  server.on(gamification.streakCare, { ...care, pause }).on(gamification.endPause, { id: 'p', daysGivenBack: 1 });
  server.on(gamification.planPause, { ...pause, award: awardOf({ xpAwarded: 0, coinsAwarded: 0 }) });
  server.on(gamification.buyFreeze, { spent: 60, newTotalCoins: 30, freezes: 2 });
  // A purchase makes the page ask again.
  await userEvent.click(await screen.findByRole('button', { name: 'Buy for 60 coins' }));
  await userEvent.click(await screen.findByRole('button', { name: 'End it today' }));
  await screen.findAllByText('The pause is over');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.sent(gamification.planPause)).toEqual([{ body: { from: today, days: 1 } }]));
});

it('announces no achievement of a quiet day, and keeps the numbers', async () => {
  const earned = { ...checkedIn, id: 'two', source: 'achievement', label: 'Earned “Planted”', xp: 0, coins: 20 } as const;
  await visit('/progress?tab=coins', { ledger: [checkedIn, earned] });
  expect(await screen.findByText(/Earned “Planted”/)).toBeVisible();
  cleanup();
  await visit('/progress?tab=coins', { ledger: [checkedIn, earned], quietUntil: new Date(Date.now() + 3_600_000).toISOString() });
  expect(await screen.findByText(/Checked in/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/Earned “Planted”/)).toBeNull());
});
