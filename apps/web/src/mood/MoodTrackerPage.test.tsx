import { api, defaultDashboard, type Mood, type MoodExperiment, type MoodInsights } from '@everstep/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { AIProvider } from '../chat/AIProvider.tsx';
import { GamificationProvider } from '../gamification/GamificationProvider.tsx';
import { awardOf } from '../testing/award.ts';
import { fakeServer, renderIn } from '../testing/harness.tsx';
import { MoodTrackerPage } from './MoodTrackerPage.tsx';

const mood: Mood = {
  id: 'one',
  score: 4,
  quadrant: null,
  words: [],
  activities: [],
  note: 'A good soup.',
  at: '2026-03-01T10:00:00.000Z',
  localDate: '2026-03-01',
  timeZone: 'UTC',
  version: 1,
};

const insights: MoodInsights = {
  from: '2025-03-02',
  to: '2026-03-01',
  daysLogged: 20,
  firstDate: '2025-01-05',
  byWeekday: [],
  byHour: [],
  correlations: [
    {
      kind: 'activity',
      id: 'reading',
      label: 'reading',
      nextDay: false,
      r: 0.5,
      low: 0.1,
      high: 0.8,
      pairs: 20,
      meanWith: 4,
      meanWithout: 3,
      mayBeChance: false,
    },
  ],
};
const experiment: MoodExperiment = {
  id: '0198a000-0000-7000-8000-000000000001',
  kind: 'activity',
  subject: 'reading',
  label: 'reading',
  nextDay: false,
  state: 'running',
  startsOn: '2026-03-01',
  endsOn: '2026-03-14',
  stoppedOn: null,
  days: [{ date: '2026-03-01', planned: true, done: null, mean: null }],
  result: null,
};
const none = { today: '2026-03-01', current: null, past: [], nextCursor: null };

beforeEach(async () => {
  // Its code is fetched with the tab.
  await import('./MoodInsights.tsx');
});

interface Visit {
  readonly path?: string;
  readonly current?: MoodExperiment | null;
  readonly past?: MoodExperiment[];
}

async function visit({ path = '/mood-tracker', current = null, past = [] }: Visit = {}) {
  const server = fakeServer()
    .on(api.dashboard.read, defaultDashboard)
    .on(api.mood.list, { moods: [mood], nextCursor: null })
    .on(api.mood.insights, insights)
    .on(api.mood.days, { days: [{ date: '2026-03-01', mean: 4, count: 1 }] })
    .on(api.mood.experiments, { ...none, current, past });
  const page = (
    <GamificationProvider>
      <AIProvider>
        <MoodTrackerPage />
      </AIProvider>
    </GamificationProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] });
  renderIn(<RouterProvider router={router} />, { server });
  await screen.findByRole('region', { name: path === '/mood-tracker' ? 'Before' : 'What goes with your mood' });
  return { server, router };
}
const note = () => screen.getByRole('textbox', { name: 'A note to yourself' });

it('shows the week and everything before beside the form', async () => {
  await visit();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Mood', 'Your week in moods', 'Before']);
  expect(screen.getByRole('button', { name: 'Log mood' })).toBeDefined();
});

it('empties the form once the mood is stored, and keeps it otherwise', async () => {
  const { server } = await visit();
  server.on(api.mood.log, new ApiError('network', 'Network error. Please check your connection.'));
  await userEvent.click(screen.getByRole('radio', { name: 'Good' }));
  await userEvent.type(note(), 'Soup.');
  await userEvent.click(screen.getByRole('button', { name: 'Log mood' }));
  await waitFor(() => expect(screen.queryAllByText(/It is still here/)).not.toEqual([]));
  expect(note()).toHaveProperty('value', 'Soup.');
  server.on(api.mood.log, { ...mood, award: awardOf({ xpAwarded: 10 }) });
  await userEvent.click(screen.getByRole('button', { name: 'Log mood' }));
  await waitFor(() => expect(note()).toHaveProperty('value', ''));
  expect(screen.getByRole('radio', { name: 'Good' })).toHaveProperty('checked', false);
});

it('sends a mood again under its own name while it stays as it is: the answer may have been lost on its way', async () => {
  const { server } = await visit();
  const names = () => server.sent(api.mood.log).map(({ body }) => body.id);
  const press = async (count: number) => {
    await userEvent.click(screen.getByRole('button', { name: 'Log mood' }));
    await waitFor(() => expect(names()).toHaveLength(count));
  };
  server.on(api.mood.log, new ApiError('network', 'Network error. Please check your connection.'));
  await userEvent.click(screen.getByRole('radio', { name: 'Good' }));
  await press(1);
  await press(2);
  await userEvent.type(note(), 'Soup.');
  server.on(api.mood.log, { ...mood, award: awardOf({ xpAwarded: 10 }) });
  await press(3);
  await waitFor(() => expect(note()).toHaveProperty('value', ''));
  await userEvent.click(screen.getByRole('radio', { name: 'Good' }));
  await userEvent.type(note(), 'Soup.');
  await press(4);
  const [first, again, changed, another] = names();
  expect(again).toBe(first);
  expect(new Set([first, changed, another]).size).toBe(3);
});

it('opens a mood over the page, and Back closes it', async () => {
  const { router } = await visit();
  await userEvent.click(screen.getByRole('button', { name: /^More for Good/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await screen.findByRole('dialog', { name: 'Change this mood' });
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('asks by energy where that was chosen, on this device from then on', async () => {
  const { server } = await visit();
  server.on(api.mood.log, { ...mood, award: awardOf({ xpAwarded: 10 }) });
  await userEvent.click(screen.getByRole('radio', { name: 'Energy' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Low, heavy' }));
  await userEvent.click(screen.getByRole('button', { name: 'Log mood' }));
  await waitFor(() => expect(server.sent(api.mood.log)).toHaveLength(1));
  expect(server.sent(api.mood.log)[0]?.body).toMatchObject({ score: 2, quadrant: 'low-unpleasant' });
  expect(localStorage.getItem('everstep:mood-way:ada')).toBe('energy');
});

const inInsights = (given: Visit = {}) => visit({ ...given, path: '/mood-tracker?view=insights' });

it('opens the insights in a tab with an address, and asks for the days they show', async () => {
  const { router } = await visit();
  await userEvent.click(screen.getByRole('tab', { name: 'Insights' }));
  await screen.findByRole('region', { name: 'Day by day' });
  expect(router.state.location.search).toBe('?view=insights');
  await act(() => router.navigate(-1));
  await screen.findByRole('button', { name: 'Log mood' });
});

it('reads a year for the line, and the year that is chosen for its pixels', async () => {
  const { server } = await inInsights();
  const spans = () => server.sent(api.mood.days).map(({ query }) => query);
  expect(spans()).toEqual([
    { from: '2025-03-02', to: '2026-03-01' },
    { from: '2026-01-01', to: '2026-12-31' },
  ]);
  await userEvent.click(screen.getByRole('combobox', { name: 'Year' }));
  await userEvent.click(await screen.findByRole('option', { name: '2025' }));
  await waitFor(() => expect(spans()).toContainEqual({ from: '2025-01-01', to: '2025-12-31' }));
});

it('plans an experiment from a comparison, over the page, and keeps the dialog when that fails', async () => {
  const { server, router } = await inInsights();
  await userEvent.click(screen.getByRole('button', { name: 'Try it out: reading' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'With and without reading' }));
  server.on(api.mood.startExperiment, new ApiError('server', 'One experiment at a time.'));
  await userEvent.click(dialog.getByRole('button', { name: 'Begin' }));
  await dialog.findByText('One experiment at a time.');
  server.on(api.mood.startExperiment, experiment).on(api.mood.experiments, { ...none, current: experiment });
  await userEvent.click(dialog.getByRole('radio', { name: 'Tomorrow' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Begin' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent(api.mood.startExperiment).at(-1)?.body).toMatchObject({
    kind: 'activity',
    subject: 'reading',
    nextDay: false,
    startsOn: '2026-03-02',
  });
  await screen.findByRole('region', { name: 'With and without reading' });
  await act(() => router.navigate('/mood-tracker'));
  expect(await screen.findByText('Today: with reading')).toBeDefined();
});

it('stops an experiment after a question, and Back takes the question away', async () => {
  const { server, router } = await inInsights({ current: experiment });
  server.on(api.mood.stopExperiment, { ...experiment, state: 'stopped' });
  const ask = async () => userEvent.click(await screen.findByRole('button', { name: 'Stop the experiment' }));
  await ask();
  await screen.findByRole('alertdialog', { name: 'Stop the experiment?' });
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await ask();
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Stop the experiment' }));
  await waitFor(() => expect(server.sent(api.mood.stopExperiment)).toEqual([{ params: { id: experiment.id } }]));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('deletes an experiment that is over, and brings it back', async () => {
  const over = { ...experiment, state: 'stopped' as const, stoppedOn: '2026-03-01' };
  const { server } = await inInsights({ past: [over] });
  server.on(api.mood.removeExperiment, ({ params }) => {
    server.on(api.mood.experiments, none);
    return params;
  });
  server.on(api.mood.restoreExperiment, () => {
    server.on(api.mood.experiments, { ...none, past: [over] });
    return over;
  });
  const button = () => screen.findByRole('button', { name: 'Delete the experiment: With and without reading' });
  await userEvent.click(await button());
  await waitFor(() => expect(screen.queryByRole('region', { name: 'What you tried out' })).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await button()).toBeDefined();
  expect(server.sent(api.mood.restoreExperiment)).toEqual([{ params: { id: over.id } }]);
});
