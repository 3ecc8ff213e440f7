import { type Answer, api, defaultDashboard } from '@everstep/domain';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { AIProvider } from '../chat/AIProvider.tsx';
import { DashboardPage } from '../dashboard/DashboardPage.tsx';
import { GamificationProvider } from '../gamification/GamificationProvider.tsx';
import { awardOf } from '../testing/award.ts';
import { type FakeServer, fakeServer, renderIn, sessionOf } from '../testing/harness.tsx';
import { useChallengeBanner, useChallengeRuns } from './useChallengeBanner.ts';

type Progress = Answer<typeof api.challenges.userProgress>[number];

const progress = (more: Partial<Progress> = {}): Progress => ({
  id: 'run-1',
  status: 'active',
  challengeTemplateId: '7DAY001',
  challengeId: '7DAY001',
  challengeName: 'Momentum Builder',
  currentDay: 3,
  startDate: '2026-03-01',
  totalProgress: { totalDays: 7, daysCompleted: 2, streak: 4 },
  todayCompleted: false,
  toSettle: false,
  ...more,
});

/** A server whose dashboard tells of these runs. */
const telling = (...challengeRuns: Progress[]) => fakeServer().on(api.dashboard.read, { ...defaultDashboard, challengeRuns });

const lost = () => new ApiError('network', 'Network error. Please check your connection.');

function Address() {
  return <p data-testid="address">{useLocation().pathname}</p>;
}

function visit(server: FakeServer, path = '/') {
  renderIn(
    <MemoryRouter initialEntries={[path]}>
      <GamificationProvider>
        <AIProvider>
          <Address />
          <Routes>
            <Route path="/challenges" element={<p>The challenges</p>} />
            <Route path="*" element={<DashboardPage />} />
          </Routes>
        </AIProvider>
      </GamificationProvider>
    </MemoryRouter>,
    { server },
  );
}
/** A page that has the runs from nowhere else. */
function Probe() {
  const shown = useChallengeBanner(useChallengeRuns());
  return <p>{shown ? (shown.challenge?.name ?? 'none') : 'unknown'}</p>;
}
const probe = (server: FakeServer, session = sessionOf().session) =>
  renderIn(
    <MemoryRouter>
      <Probe />
    </MemoryRouter>,
    { server, session },
  );

const banner = () => screen.findByRole('region', { name: 'Challenge' });
const startButton = () => screen.findByRole('button', { name: 'Start 7-Day Challenge' });

describe('the challenge banner', () => {
  it('stands on the front page alone, not on its twin [banner-001]', async () => {
    visit(telling());
    expect(await banner()).toBeDefined();
  });

  it('comes with the dashboard, without a request of its own', async () => {
    const server = telling(progress());
    visit(server);
    expect(await screen.findByText('Day 3 - Momentum Builder')).toBeDefined();
    expect(server.sent(api.dashboard.read)).toHaveLength(1);
    expect(server.sent(api.challenges.userProgress)).toEqual([]);
  });

  it('is not on /dashboard [banner-001]', async () => {
    const server = telling(progress());
    visit(server, '/dashboard');
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(server.sent(api.dashboard.read)).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Challenge' })).toBeNull();
  });

  it('invites when there is no run, or no answer [banner-002] [error-037]', async () => {
    visit(fakeServer().on(api.dashboard.read, new ApiError('server', 'The server answered 500.', { status: 500 })));
    expect(await startButton()).toBeDefined();
  });

  it('asks for the runs where no dashboard tells of them, and counts a refusal as none [error-037] [api-063]', async () => {
    probe(fakeServer().on(api.challenges.userProgress, [progress()]));
    expect(await screen.findByText('Momentum Builder')).toBeDefined();
    cleanup();
    probe(fakeServer().on(api.challenges.userProgress, new ApiError('server', 'The server answered 500.', { status: 500 })));
    expect(await screen.findByText('none')).toBeDefined();
  });

  it('shows the first active run, else the first of all, with what is pending [challenge-005] [banner-005] [banner-006]', async () => {
    const paused = progress({
      id: 'run-2',
      status: 'paused',
      challengeName: 'Habit Formation',
      totalProgress: { totalDays: 21, daysCompleted: 0, streak: 0 },
    });
    visit(telling(paused, progress()));
    expect(await screen.findByText('Day 3 - Momentum Builder')).toBeDefined();
    expect(screen.getByText('Tasks pending')).toBeDefined();
    expect(screen.getByText('Streak 4 days')).toBeDefined();
  });

  it.each([
    ['a run', { run: null, closed: null, finished: false, awards: [] }],
    ['an error', new ApiError('server', 'The server answered 500.', { status: 500 })],
    ['no answer', lost()],
  ] as const)(
    'starts 7DAY001 with an empty body and leads to the challenges, answered by %s [challenge-007] [challenge-008] [api-065]',
    async (_, reply) => {
      const server = telling();
      server.on(api.challenges.start, reply instanceof Error ? reply : { ...reply, awards: [] });
      visit(server);
      await userEvent.click(await startButton());
      expect(await screen.findByText('The challenges')).toBeDefined();
      expect(screen.getByTestId('address').textContent).toBe('/challenges');
      expect(server.sent(api.challenges.start)).toEqual([{ params: { templateId: '7DAY001' }, body: {} }]);
    },
  );

  it('has a day awarded that acts elsewhere have completed, once, and says what it earned', async () => {
    const server = telling(progress({ todayCompleted: true, toSettle: true }));
    server.on(api.challenges.checkIn, {
      run: null,
      closed: null,
      finished: false,
      awards: [awardOf({ xpAwarded: 15, message: 'Challenge day' })],
    });
    visit(server);
    expect((await screen.findAllByText(/15 XP/)).length).toBeGreaterThan(0);
    expect(server.sent(api.challenges.checkIn)).toEqual([{ params: { id: 'run-1' }, body: {} }]);
  });

  it('asks for nothing without a token [valid-015]', async () => {
    const server = fakeServer();
    probe(server, sessionOf(null).session);
    expect(await screen.findByText('unknown')).toBeDefined();
    expect(server.sent(api.challenges.userProgress)).toEqual([]);
  });
});
