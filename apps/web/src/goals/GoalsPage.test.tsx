import { api, type Goal, type GoalState, type Habits, type Input } from '@everstep/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { GamificationProvider } from '../gamification/GamificationProvider.tsx';
import { awardOf } from '../testing/award.ts';
import { fakeServer, renderIn } from '../testing/harness.tsx';
import { GoalPage } from './GoalPage.tsx';
import { GoalsPage } from './GoalsPage.tsx';

const thesis: Goal = {
  id: 'thesis',
  title: 'Finish my thesis',
  why: 'So that others can read it.',
  size: 'L',
  state: 'active',
  dueDate: null,
  milestones: [
    { id: 'outline', title: 'Outline agreed', kind: 'check', done: false, reachedAt: null },
    { id: 'pages', title: 'Pages', kind: 'number', start: 0, target: 120, value: 54, unit: 'pages', reachedAt: null },
  ],
  habits: [],
  confidence: [],
  progress: 22,
  lesson: '',
  createdAt: '2026-01-01T09:00:00.000Z',
  completedAt: null,
  updatedAt: '2026-02-01T09:00:00.000Z',
  version: 4,
};
const noHabits: Habits = { localDate: '2026-03-01', habits: [] };
const network = () => new ApiError('network', 'Network error. Please check your connection.');

/** A server that keeps one goal and does what it is told with it. */
async function visit(path: string, first: Goal = thesis, quietUntil: string | null = null) {
  let goal = first;
  const change = (next: Partial<Goal>): Goal => {
    goal = { ...goal, ...next, version: goal.version + 1 };
    return goal;
  };
  const server = fakeServer()
    .on(api.habits.list, noHabits)
    .on(api.care.status, { quietUntil })
    .on(api.goals.list, () => ({ goals: [goal], nextCursor: null }))
    .on(api.goals.moveMilestone, ({ params, body }: Input<typeof api.goals.moveMilestone>) => ({
      ...change({
        milestones: goal.milestones.map((milestone) => {
          if (milestone.id !== params.milestoneId) return milestone;
          return milestone.kind === 'check' ? { ...milestone, done: body.done ?? false } : { ...milestone, value: body.value ?? 0 };
        }),
      }),
      award: awardOf({ xpAwarded: 25 }),
    }))
    .on(api.goals.edit, ({ body }: Input<typeof api.goals.edit>) => {
      const { state, title, lesson } = body;
      return change({ ...(state ? { state } : {}), ...(title ? { title } : {}), ...(lesson ? { lesson } : {}) });
    })
    .on(api.goals.toggle, ({ body }: Input<typeof api.goals.toggle>) => ({
      ...change(
        body.completed
          ? { state: 'completed', completedAt: '2026-03-01T09:00:00.000Z', lesson: body.lesson ?? '', progress: 100 }
          : { state: 'active', completedAt: null },
      ),
      award: body.completed ? awardOf({ xpAwarded: 150, coinsAwarded: 37 }) : null,
    }));
  const withPoints = (page: React.ReactNode) => <GamificationProvider>{page}</GamificationProvider>;
  const router = createMemoryRouter(
    [
      { path: '/goals', element: withPoints(<GoalsPage />) },
      { path: '/goals/:goalId', element: withPoints(<GoalPage />) },
    ],
    { initialEntries: [path] },
  );
  renderIn(<RouterProvider router={router} />, { server });
  await screen.findByRole('heading', { name: goal.title });
  return { server, router, change };
}
const menu = async (item: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'More for Finish my thesis' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${item}`) }));
};
const notices = () => within(screen.getByRole('region', { name: /^Notices/ }));
const titleField = () => screen.getByRole('textbox', { name: /^What would you like to reach/ });

it('ticks a milestone at once, stores it behind, and takes it back by Undo', async () => {
  const { server } = await visit('/goals/thesis');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Outline agreed' }));
  expect(screen.getByRole('checkbox', { name: 'Outline agreed' })).toBeChecked();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Outline agreed' })).not.toBeChecked());
  await waitFor(() => expect(server.sent(api.goals.moveMilestone).map(({ body }) => body.done)).toEqual([true, false]));
});

it('takes a tick back that could not be stored, says so, and sends it again', async () => {
  const { server } = await visit('/goals/thesis');
  server.on(api.goals.moveMilestone, network());
  await userEvent.click(screen.getByRole('checkbox', { name: 'Outline agreed' }));
  await waitFor(() => expect(notices().getByText('“Outline agreed” could not be saved')).toBeVisible());
  expect(screen.getByRole('checkbox', { name: 'Outline agreed' })).not.toBeChecked();
  await userEvent.click(notices().getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(server.sent(api.goals.moveMilestone)).toHaveLength(2));
});

it('counts a key result', async () => {
  const { server } = await visit('/goals/thesis');
  await userEvent.click(screen.getByRole('button', { name: 'Update Pages' }));
  const field = screen.getByRole('spinbutton', { name: 'Pages' });
  await userEvent.clear(field);
  await userEvent.type(field, '60{Enter}');
  expect(screen.getByRole('progressbar', { name: 'Pages' })).toHaveAttribute('aria-valuetext', '60 of 120 pages');
  await waitFor(() => expect(server.sent(api.goals.moveMilestone).at(-1)?.body.value).toBe(60));
});

it('brings people to reach when the edited words speak of danger', async () => {
  await visit('/goals/thesis');
  await menu('Edit');
  await userEvent.clear(titleField());
  await userEvent.type(titleField(), 'Cut myself every evening');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('region', { name: 'Let us pause here' }, { timeout: 5_000 })).toBeDefined();
});

it('completes a goal: the lesson, the ceremony, and the notices once that is closed [other-005]', async () => {
  const { server } = await visit('/goals/thesis');
  await userEvent.click(screen.getByRole('button', { name: 'Complete' }));
  const question = await screen.findByRole('dialog', { name: 'Complete this goal?' });
  expect(within(question).getByText(/^2 milestones are still open/)).toBeVisible();
  await userEvent.type(within(question).getByRole('textbox'), 'Ask early.');
  server.on(api.goals.toggle, network());
  const { sent } = server;
  await userEvent.click(within(question).getByRole('button', { name: 'Complete goal' }));
  await within(question).findByText(/Network error/);
  expect(within(question).getByRole('textbox')).toHaveValue('Ask early.');
  expect(sent(api.goals.toggle).at(-1)?.body).toMatchObject({ completed: true, lesson: 'Ask early.', version: 4 });
});

it('shows the ceremony, and after it what was earned', async () => {
  await visit('/goals/thesis');
  await userEvent.click(screen.getByRole('button', { name: 'Complete' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /^What did you learn/ }), 'Ask early.');
  await userEvent.click(screen.getByRole('button', { name: 'Complete goal' }));
  const ceremony = await screen.findByRole('dialog', { name: 'You are there' });
  expect(within(ceremony).getByText('+150 XP and 37 coins.')).toBeVisible();
  expect(screen.queryByText(/^\+150 XP$/)).toBeNull();
  await userEvent.click(within(ceremony).getByRole('button', { name: 'Look around' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryAllByText(/\+150 XP/)).not.toEqual([]));
  expect(screen.getByRole('region', { name: 'What you learned' })).toHaveTextContent('Ask early.');
});

it('says plainly that a goal is completed while nothing celebrates, and shows no points after it', async () => {
  const { server } = await visit('/goals/thesis', thesis, new Date(Date.now() + 3_600_000).toISOString());
  await userEvent.click(screen.getByRole('button', { name: 'Complete' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /^What did you learn/ }), 'Ask early.');
  const { length } = server.sent(api.gamification.enhancedProgress);
  await userEvent.click(screen.getByRole('button', { name: 'Complete goal' }));
  const said = await screen.findByRole('dialog', { name: 'Goal completed' });
  expect(said).toHaveTextContent('Ask early.');
  expect(said).not.toHaveTextContent(/XP|look back/);
  await userEvent.click(within(said).getByRole('button', { name: 'Close' }));
  // The totals are read anew where else the notices would begin.
  await waitFor(() => expect(server.sent(api.gamification.enhancedProgress).length).toBeGreaterThan(length));
  expect(screen.queryByText(/\+150 XP/)).toBeNull();
});

it('reopens a goal, and says where it is now', async () => {
  const { server } = await visit('/goals/thesis', { ...thesis, state: 'completed', completedAt: '2026-02-01T09:00:00.000Z' });
  await userEvent.click(screen.getByRole('button', { name: 'Reopen' }));
  await waitFor(() => expect(notices().getByText('“Finish my thesis” is on the way again')).toBeVisible());
  expect(server.sent(api.goals.toggle).at(-1)?.body).toMatchObject({ completed: false });
  expect(screen.getByRole('button', { name: 'Complete' })).toBeVisible();
});

it('pauses a goal on the board at once, and takes it back by Undo', async () => {
  const { server } = await visit('/goals');
  const column = (name: string) => within(screen.getByRole('region', { name }));
  await menu('Pause');
  expect(await column('Resting').findByRole('heading', { name: 'Finish my thesis' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(column('On the way').getByRole('heading', { name: 'Finish my thesis' })).toBeVisible());
  const asked = server.sent(api.goals.edit).map(({ body }): GoalState | undefined => body.state);
  await waitFor(() => expect(asked).toEqual(['paused', 'active']));
});

it('asks what was learned when a goal is dropped on what is reached', async () => {
  await visit('/goals');
  screen.getByRole('button', { name: 'Move Finish my thesis' }).focus();
  await userEvent.keyboard(' {End} ');
  expect(await screen.findByRole('dialog', { name: 'Complete this goal?' })).toBeVisible();
});

it('deletes a goal from its page, goes back to all, and brings it back by Undo', async () => {
  const { server, router } = await visit('/goals/thesis');
  server.on(api.goals.remove, { id: 'thesis', xpTaken: 15 }).on(api.goals.list, { goals: [], nextCursor: null });
  await menu('Delete');
  await waitFor(() => expect(router.state.location.pathname).toBe('/goals'));
  await screen.findByRole('heading', { name: 'No goals yet' });
  server.on(api.goals.restore, { ...thesis, award: awardOf() }).on(api.goals.list, { goals: [thesis], nextCursor: null });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('heading', { name: 'Finish my thesis' });
});

it('keeps what was typed for a new goal when it could not be stored, and when the form is closed and opened again', async () => {
  const { server, router } = await visit('/goals');
  await userEvent.click(screen.getByRole('button', { name: 'New goal' }));
  await screen.findByRole('dialog', { name: 'New goal' });
  await userEvent.type(titleField(), 'Swim across the lake');
  server.on(api.goals.create, network());
  await userEvent.click(screen.getByRole('button', { name: 'Set goal' }));
  await waitFor(() => expect(screen.queryAllByText(/Network error/)).not.toEqual([]));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'New goal' }));
  await screen.findByRole('dialog', { name: 'New goal' });
  expect(titleField()).toHaveValue('Swim across the lake');
  server.on(api.goals.create, { ...thesis, id: 'swim', title: 'Swim across the lake', award: awardOf() });
  await userEvent.click(screen.getByRole('button', { name: 'Set goal' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = server.sent(api.goals.create).map(({ body }) => body);
  expect(second).toMatchObject({ title: 'Swim across the lake', size: 'M', milestones: [] });
  expect(first?.id).toMatch(/^[\da-f-]{36}$/);
});

it('says what changed elsewhere, and saves over it only when told to', async () => {
  const { server } = await visit('/goals/thesis');
  await menu('Edit goal');
  await screen.findByRole('dialog', { name: 'Edit goal' });
  await userEvent.type(titleField(), ' on mosses');
  const theirs: Goal = { ...thesis, title: 'Hand in my thesis', version: 5 };
  server.on(api.goals.edit, new ApiError('conflict', 'This was changed somewhere else in the meantime.', { status: 409, details: theirs }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Title: Hand in my thesis')).toBeVisible();
  server.on(api.goals.edit, { ...thesis, title: 'Finish my thesis on mosses', version: 6 });
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent(api.goals.edit).map(({ body }) => [body.title, body.version])).toEqual([
    ['Finish my thesis on mosses', 4],
    ['Finish my thesis on mosses', 5],
  ]);
});

it('says that a goal is not there, and what went wrong when they could not be loaded', async () => {
  const server = fakeServer().on(api.goals.list, { goals: [], nextCursor: null });
  const router = createMemoryRouter(
    [
      {
        path: '/goals/:goalId',
        element: (
          <GamificationProvider>
            <GoalPage />
          </GamificationProvider>
        ),
      },
    ],
    { initialEntries: ['/goals/gone'] },
  );
  renderIn(<RouterProvider router={router} />, { server });
  expect(await screen.findByRole('heading', { name: 'This goal is not here' })).toBeVisible();
});
