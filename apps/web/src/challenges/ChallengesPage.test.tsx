import { type Answer, api } from '@everstep/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { GamificationProvider } from '../gamification/GamificationProvider.tsx';
import { awardOf } from '../testing/award.ts';
import { challengeRunOf, challengesOf, closedRunOf } from '../testing/challenges.ts';
import { type FakeServer, fakeServer, renderIn } from '../testing/harness.tsx';
import { ChallengesPage } from './ChallengesPage.tsx';

const { challenges } = api;
type RunAnswer = Answer<typeof challenges.checkIn>;

const run = challengeRunOf();
const answer = (more: Partial<RunAnswer> = {}): RunAnswer => ({ run, closed: null, finished: false, awards: [], ...more });
const lost = () => new ApiError('network', 'Network error. Please check your connection.');

function serverWith(...runs: (typeof run)[]): FakeServer {
  return fakeServer()
    .on(challenges.userProgress, [])
    .on(challenges.overview, challengesOf(...runs))
    .on(challenges.closedRuns, { runs: [], nextCursor: null });
}

async function visit(server: FakeServer) {
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <GamificationProvider>
          <ChallengesPage />
        </GamificationProvider>
      ),
    },
  ]);
  renderIn(<RouterProvider router={router} />, { server });
  await screen.findByRole('heading', { level: 1, name: 'Challenges' });
  await screen.findByRole('heading', { name: /^(Three lengths|Choose a length)$/ });
  return router;
}
const task = (name: string) => screen.getByRole('checkbox', { name });
const menu = async (entry: RegExp) => {
  await userEvent.click(screen.getByRole('button', { name: 'More about this challenge' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
};
const dialog = async (name: string, role: 'dialog' | 'alertdialog' = 'dialog') => within(await screen.findByRole(role, { name }));

describe('the page of challenges', () => {
  it('ticks at once, stores the tick with its moment, and takes it back the same way, one after the other', async () => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<RunAnswer>();
    const server = serverWith(run).on(challenges.checkIn, () => arrived);
    await visit(server);
    await userEvent.click(task('Clear a drawer'));
    expect(task('Clear a drawer')).toHaveProperty('checked', true);
    await userEvent.click(task('Clear a drawer'));
    expect(task('Clear a drawer')).toHaveProperty('checked', false);
    expect(server.sent(challenges.checkIn)).toHaveLength(1);
    arrive(answer());
    await waitFor(() => expect(server.sent(challenges.checkIn)).toHaveLength(2));
    expect(
      server.sent(challenges.checkIn).map(({ params, body }) => [params.id, body.day, body.task, body.done, body.timeZone !== undefined]),
    ).toEqual([
      [run.id, 3, 'a', true, true],
      [run.id, 3, 'a', false, true],
    ]);
  });

  it('says what a tick has earned', async () => {
    const done = challengeRunOf({ todayCompleted: true });
    await visit(serverWith(run).on(challenges.checkIn, answer({ run: done, awards: [awardOf({ xpAwarded: 15 })] })));
    await userEvent.click(task('Clear a drawer'));
    expect((await screen.findAllByText(/15 XP/)).length).toBeGreaterThan(0);
  });

  it('takes a tick back that is refused, and says so', async () => {
    await visit(serverWith(run).on(challenges.checkIn, new ApiError('conflict', 'This day is over.', { status: 409 })));
    await userEvent.click(task('Clear a drawer'));
    expect(await screen.findByText('This day is over. The tick was not stored.')).toBeDefined();
    expect(task('Clear a drawer')).toHaveProperty('checked', false);
  });

  it('keeps ticks and a check-in without a connection, and sends them in order when it is back', async () => {
    const order: string[] = [];
    const server = serverWith(run).on(challenges.checkIn, lost()).on(api.gamification.checkIn, lost());
    await visit(server);
    await userEvent.click(task('Clear a drawer'));
    expect(await screen.findByText('Kept on this device')).toBeDefined();
    await userEvent.click(task('Check in'));
    expect(await screen.findByText('Ticked by your check-in')).toBeDefined();
    await userEvent.click(task('Take a picture'));
    for (const name of ['Clear a drawer', 'Take a picture']) expect(task(name)).toHaveProperty('checked', true);

    const checked = { id: run.id, localDate: '2026-03-04', at: '2026-03-04T09:00:00.000Z', award: awardOf({ xpAwarded: 10 }) };
    server
      .on(challenges.checkIn, ({ body }) => {
        order.push(body.task ?? '');
        return answer();
      })
      .on(api.gamification.checkIn, () => {
        order.push('check-in');
        return checked;
      });
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(order).toEqual(['a', 'check-in', 'x']));
    await waitFor(() => expect(screen.queryByText('Kept on this device')).toBeNull());
    expect((await screen.findAllByText(/10 XP/)).length).toBeGreaterThan(0);
  });

  it('checks in where the task stands', async () => {
    const server = serverWith(run).on(api.gamification.checkIn, {
      id: run.id,
      localDate: '2026-03-04',
      at: '2026-03-04T09:00:00.000Z',
      award: awardOf(),
    });
    await visit(server);
    await userEvent.click(task('Check in'));
    await waitFor(() => expect(server.sent(api.gamification.checkIn)).toHaveLength(1));
    expect(server.sent(challenges.checkIn)).toEqual([]);
  });

  it('asks how long a rest is to be, and lets Back close the question', async () => {
    const server = serverWith(run).on(challenges.pause, answer());
    const router = await visit(server);
    await userEvent.click(screen.getByRole('button', { name: 'Rest a while' }));
    await dialog('Rest a while');
    await router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Rest a while' }));
    const asked = await dialog('Rest a while');
    await userEvent.click(asked.getByRole('button', { name: 'More' }));
    await userEvent.click(asked.getByRole('button', { name: 'Rest 2 days' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sent(challenges.pause)).toEqual([{ params: { id: run.id }, body: { days: 2 } }]);
  });

  it('keeps the question about a rest open when it could not be stored', async () => {
    await visit(serverWith(run).on(challenges.pause, lost()));
    await userEvent.click(screen.getByRole('button', { name: 'Rest a while' }));
    const asked = await dialog('Rest a while');
    await userEvent.click(asked.getByRole('button', { name: 'Rest 1 day' }));
    expect(await asked.findByText('Network error. Please check your connection.')).toBeDefined();
  });

  it.each([
    ['Begin anew', challenges.restart, 'Begin anew?'],
    ['Stop here', challenges.stop, 'Stop here?'],
  ] as const)('asks before it does: %s', async (name, endpoint, question) => {
    const server = serverWith(run).on(endpoint, answer());
    await visit(server);
    await menu(new RegExp(name));
    const asked = await dialog(question, 'alertdialog');
    expect(server.sent(endpoint)).toEqual([]);
    await userEvent.click(asked.getByRole('button', { name }));
    await waitFor(() => expect(server.sent(endpoint)).toEqual([{ params: { id: run.id }, body: {} }]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('goes on and becomes smaller without a question, and says when it could not', async () => {
    const resting = challengeRunOf({ status: 'paused', pause: { until: '2026-03-06', daysLeft: 1, pausesLeft: null, possible: false } });
    const server = serverWith(resting).on(challenges.resume, answer()).on(challenges.shrink, lost());
    await visit(server);
    await userEvent.click(screen.getByRole('button', { name: 'Go on today' }));
    await waitFor(() => expect(server.sent(challenges.resume)).toHaveLength(1));
    await menu(/Make it smaller/);
    expect((await screen.findAllByText('The challenge could not be made smaller')).length).toBeGreaterThan(0);
  });

  it('hands over the medal, and after the ceremony says what was earned', async () => {
    const ready = challengeRunOf({ canFinish: true, medal: 'full', daysDone: 7 });
    const server = serverWith(ready).on(
      challenges.finish,
      answer({ run: null, closed: closedRunOf(), finished: true, awards: [awardOf({ xpAwarded: 50, coinsAwarded: 12 })] }),
    );
    await visit(server);
    await userEvent.click(screen.getByRole('button', { name: 'Receive your medal' }));
    const ceremony = await dialog('You walked it to the end');
    expect(ceremony.getByText('The full medal is yours')).toBeDefined();
    expect(ceremony.getByText('+50 XP and 12 coins for the finish.')).toBeDefined();
    expect(screen.queryByText('+50 XP')).toBeNull();
    await userEvent.click(ceremony.getByRole('button', { name: 'Walk on' }));
    expect((await screen.findAllByText('+50 XP')).length).toBeGreaterThan(0);
  });

  it('says the end plainly where its awards are quiet', async () => {
    const ready = challengeRunOf({ canFinish: true, medal: 'full', daysDone: 7 });
    const awards = [awardOf({ xpAwarded: 50, coinsAwarded: 12, quiet: true })];
    await visit(serverWith(ready).on(challenges.finish, answer({ run: null, closed: closedRunOf(), finished: true, awards })));
    await userEvent.click(screen.getByRole('button', { name: 'Receive your medal' }));
    const end = await dialog('This walk is over');
    expect(end.queryByText(/medal|XP/)).toBeNull();
    await userEvent.click(end.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('+50 XP')).toBeNull();
  });

  it('closes a run whose time is over on the next visit, with its own end', async () => {
    const over = challengeRunOf({ status: 'ended', toSettle: true, canFinish: true, open: [] });
    const closed = closedRunOf({ outcome: 'ended', medal: null, daysDone: 2 });
    const server = serverWith(over).on(challenges.checkIn, answer({ run: null, closed, finished: true }));
    await visit(server);
    const end = await dialog('This walk is over');
    expect(end.getByText(/^2 of 7 days are walked/)).toBeDefined();
    expect(server.sent(challenges.checkIn)).toEqual([{ params: { id: run.id }, body: {} }]);
  });

  it('shows all days of a challenge, and starts it tomorrow', async () => {
    const [summary] = challengesOf().templates;
    if (!summary) throw new Error('no template');
    const days = [{ day: 1, title: 'Begin where you are', why: '', phase: null, tasks: [] }];
    const server = serverWith()
      .on(challenges.template, { ...summary, phases: [], days })
      .on(challenges.start, answer());
    await visit(server);
    await userEvent.click(screen.getByRole('button', { name: 'Look at it: Momentum Builder' }));
    const outline = await dialog('Momentum Builder');
    expect(await outline.findByText('1. Begin where you are')).toBeDefined();
    await userEvent.click(outline.getByRole('button', { name: 'Start tomorrow' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sent(challenges.start)).toEqual([{ params: { templateId: '7DAY001' }, body: { startsOn: '2026-03-05' } }]);
  });

  it('shows the end of an earlier walk once more', async () => {
    const server = serverWith().on(challenges.closedRuns, { runs: [closedRunOf()], nextCursor: null });
    await visit(server);
    await userEvent.click(await screen.findByRole('button', { name: /7 of 7 days/ }));
    const end = await dialog('You walked it to the end');
    expect(end.queryByText(/for the finish/)).toBeNull();
  });

  it('says why nothing could be loaded, and tries again', async () => {
    const server = serverWith().on(challenges.overview, new ApiError('server', 'The server answered 500.', { status: 500 }));
    const router = createMemoryRouter([
      {
        path: '*',
        element: (
          <GamificationProvider>
            <ChallengesPage />
          </GamificationProvider>
        ),
      },
    ]);
    renderIn(<RouterProvider router={router} />, { server });
    expect(await screen.findByText('The server answered 500.')).toBeDefined();
    server.on(challenges.overview, challengesOf(run));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('checkbox', { name: 'Clear a drawer' })).toBeDefined();
  });
});
