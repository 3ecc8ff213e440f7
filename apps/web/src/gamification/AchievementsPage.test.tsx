import { api } from '@everstep/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { fakeServer, renderIn } from '../testing/harness.tsx';
import { AchievementsPage } from './AchievementsPage.tsx';

const first = {
  code: 'first_step',
  title: 'First Step',
  description: 'You checked in for the first time.',
  category: 'dashboard',
  rarity: 'common' as const,
  coins: 10,
  earnedAt: '2026-03-01T10:00:00.000Z',
  progress: { current: 1, target: 1 },
};
const open = {
  ...first,
  code: 'thirty_lights',
  title: 'Thirty Lights',
  rarity: 'uncommon' as const,
  earnedAt: null,
  progress: { current: 12, target: 30 },
};

it('shows what was earned, how far the rest is, and filters it on the device', async () => {
  const server = fakeServer().on(api.gamification.achievements, { achievements: [first, open], hidden: [{ rarity: 'uncommon' }] });
  renderIn(<AchievementsPage />, { server });
  expect(await screen.findByRole('progressbar', { name: 'Way to Thirty Lights' })).toBeDefined();
  expect(screen.getAllByRole('article')).toHaveLength(3);
  await userEvent.click(screen.getByRole('radio', { name: 'Earned' }));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(server.sent(api.gamification.achievements)).toHaveLength(1);
});

it('says when they could not be loaded, and tries again', async () => {
  const server = fakeServer().on(
    api.gamification.achievements,
    new ApiError('server', 'Something went wrong on our side.', { status: 500 }),
  );
  renderIn(<AchievementsPage />, { server });
  await screen.findByText('Something went wrong on our side.');
  server.on(api.gamification.achievements, { achievements: [first], hidden: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'First Step' })).toBeDefined();
});
