import { api, type ChallengeRun, type DashboardData, defaultDashboard } from '@everstep/domain';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { AIProvider } from '../chat/AIProvider.tsx';
import { GamificationProvider } from '../gamification/GamificationProvider.tsx';
import { awardOf } from '../testing/award.ts';
import { type FakeServer, fakeServer, renderIn } from '../testing/harness.tsx';
import { DashboardPage } from './DashboardPage.tsx';

async function visit(server: FakeServer = fakeServer(), data: DashboardData = defaultDashboard) {
  server.on(api.dashboard.read, data);
  renderIn(
    <MemoryRouter>
      <GamificationProvider>
        <AIProvider>
          <DashboardPage />
        </AIProvider>
      </GamificationProvider>
    </MemoryRouter>,
    { server },
  );
  await screen.findByRole('heading', { level: 1, name: /Ada\.$/ });
  return server;
}
const radio = (name: RegExp | string) => screen.getByRole('radio', { name });

it('shows a new member today, the first challenge, guide, level and week, each by its name, and no empty card', async () => {
  await visit();
  const names = screen
    .getAllByRole('region')
    .map(
      (region) => region.getAttribute('aria-label') ?? document.getElementById(region.getAttribute('aria-labelledby') ?? '')?.textContent,
    )
    // The places of notices stand once one of them was shown, and are none of the page.
    .filter((name) => name?.endsWith(' (F8)') !== true);
  expect(names).toEqual([expect.stringMatching(/Ada\.$/), 'Today', 'Challenge', 'Kael', 'Initiate', 'This week']);
  expect(screen.getByRole('radiogroup', { name: 'How do you feel?' })).toBeDefined();
});

it('checks in, by the hero as by the step', async () => {
  const server = await visit();
  await userEvent.click(screen.getByRole('button', { name: 'Check in' }));
  await waitFor(() => expect(server.sent(api.gamification.checkIn)).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: /^Check in.*One press/ }));
  await waitFor(() => expect(server.sent(api.gamification.checkIn)).toHaveLength(2));
});

it('keeps a mood on the device while there is no connection, and shows it as noted', async () => {
  await visit(fakeServer().on(api.mood.log, new ApiError('network', 'Network error. Please check your connection.')));
  await userEvent.click(radio(/Good/));
  expect((await screen.findAllByText('Your mood is kept on this device')).length).toBeGreaterThan(0);
  expect(radio(/Good/)).toHaveProperty('checked', true);
  await screen.findByText(/^Noted today/);
});

it('offers to send a mood that could not be saved again, as it was', async () => {
  const server = await visit(fakeServer().on(api.mood.log, new ApiError('validation', 'This is not a mood.', { status: 422 })));
  await userEvent.click(radio(/Good/));
  await waitFor(() => expect(screen.queryAllByText('This mood could not be saved')).not.toEqual([]));
  expect(radio(/Good/)).toHaveProperty('checked', false);
  expect(screen.queryByText(/still here/)).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(server.sent(api.mood.log)).toHaveLength(2));
  const [first, second] = server.sent(api.mood.log);
  expect(second).toEqual(first);
  expect(first?.body).toMatchObject({ id: expect.any(String), at: first?.body.occurredAt });
});

it('shows the way to people beside the lowest mood as soon as it is tapped, and once it is saved', async () => {
  const server = await visit(
    fakeServer().on(api.mood.log, ({ body }) => ({
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
    })),
  );
  const people = () => screen.queryByRole('link', { name: 'People you can talk to' });
  expect(people()).toBeNull();
  await userEvent.click(radio('Very low'));
  expect(people()).not.toBeNull();
  await waitFor(() => expect(server.sent(api.mood.log)).toHaveLength(1));
  await waitFor(() => expect(radio('Very low')).toHaveProperty('disabled', false));
  expect(people()).not.toBeNull();
});

const task = { id: 'a', title: 'Drink a glass of water', line: 'One minute', required: true, kind: 'hand', bound: false } as const;
const challenge = { runId: 'run-1', name: 'Momentum Builder', totalDays: 7, day: 3, title: 'Water', complete: false } as const;
const walking = (done: boolean): DashboardData => ({
  ...defaultDashboard,
  challengesToday: [{ ...challenge, tasks: [{ ...task, ticked: done, done }] }],
});
const answered = (done: boolean): ChallengeRun => ({
  id: 'run-1',
  templateId: '7DAY001',
  name: 'Momentum Builder',
  totalDays: 7,
  status: 'active',
  startedOn: '2026-03-01',
  endsOn: '2026-03-07',
  currentDay: 3,
  daysDone: 2,
  streak: 2,
  todayCompleted: done,
  toSettle: false,
  canFinish: false,
  medal: null,
  missedInARow: 0,
  offersChange: false,
  shrunk: false,
  pause: { until: null, daysLeft: 2, pausesLeft: null, possible: true },
  calendar: [],
  open: [
    { ...challenge, date: '2026-03-03', why: '', phase: null, place: 'today', complete: done, tasks: [{ ...task, ticked: done, done }] },
  ],
  comeback: null,
});

it('ticks a task of a challenge on the spot, and lets it be taken back', async () => {
  const server = fakeServer().on(api.challenges.checkIn, ({ body }) => {
    server.on(api.dashboard.read, walking(body.done ?? true));
    return { run: answered(body.done ?? true), closed: null, finished: false, awards: [] };
  });
  await visit(server, walking(false));
  await userEvent.click(await screen.findByRole('button', { name: /^Drink a glass of water/ }));
  expect(await screen.findByText('1 of 1')).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: /^Drink a glass of water/ })).toBeDefined();
  expect(server.sent(api.challenges.checkIn).map(({ params, body }) => [params.id, body.day, body.task, body.done])).toEqual([
    ['run-1', 3, 'a', true],
    ['run-1', 3, 'a', false],
  ]);
});

it('keeps a task and the check-in without a connection, and shows both as done', async () => {
  const lost = new ApiError('offline', 'You are offline.');
  const server = fakeServer().on(api.challenges.checkIn, lost).on(api.gamification.checkIn, lost);
  await visit(server, walking(false));
  await userEvent.click(await screen.findByRole('button', { name: /^Drink a glass of water/ }));
  expect((await screen.findAllByText('Kept on this device, and sent when the connection is back.')).length).toBeGreaterThan(0);
  expect(await screen.findByText('1 of 1')).toBeDefined();
  await userEvent.click(screen.getAllByRole('button', { name: /^Check in/ })[0] ?? document.body);
  expect((await screen.findAllByText('Your check-in is kept on this device')).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Check in/ })).toBeNull());
});

it('opens a task again that is refused, and says so', async () => {
  const refused = new ApiError('conflict', 'This day is over.', { status: 409 });
  await visit(fakeServer().on(api.challenges.checkIn, refused), walking(false));
  await userEvent.click(await screen.findByRole('button', { name: /^Drink a glass of water/ }));
  await waitFor(() => expect(screen.queryAllByText('“Drink a glass of water” could not be saved')).not.toEqual([]));
  expect(screen.getByRole('button', { name: /^Drink a glass of water/ })).toBeDefined();
});

it('says nothing of streaks and of what was earned while nothing celebrates', async () => {
  const activities = [{ id: 'one', source: 'mood_log', label: 'Mood logged', xp: 10, coins: 2, at: new Date().toISOString() }];
  const quietUntil = new Date(Date.now() + 3_600_000).toISOString();
  await visit(fakeServer().on(api.care.status, { quietUntil }), { ...defaultDashboard, activities });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'This week' })).toBeNull());
  expect(screen.queryByRole('region', { name: 'Lately' })).toBeNull();
  expect(screen.queryByText(/XP|achievements|to level/)).toBeNull();
  cleanup();
  await visit(fakeServer(), { ...defaultDashboard, activities });
  expect(screen.getByRole('region', { name: 'Lately' })).toBeVisible();
  expect(screen.queryAllByText(/XP/)).not.toEqual([]);
});

it('arranges what stands below today, and keeps it on this device', async () => {
  await visit();
  await userEvent.click(screen.getByRole('button', { name: 'Arrange this page' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Level' }));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('region', { name: 'Initiate' })).toBeNull();
  cleanup();
  await visit();
  expect(screen.queryByRole('region', { name: 'Initiate' })).toBeNull();
  expect(screen.getByRole('region', { name: 'This week' })).toBeDefined();
});
