import { api, type HabitTick } from '@everstep/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { GamificationProvider } from '../gamification/GamificationProvider.tsx';
import { awardOf } from '../testing/award.ts';
import { habitOf } from '../testing/habit.ts';
import { type FakeServer, fakeServer, renderIn } from '../testing/harness.tsx';
import { HabitPage } from './HabitPage.tsx';

const read = habitOf({ startDate: '2024-05-01' });
const timed = habitOf({ kind: 'timer', target: 10, unit: 'min', today: { group: 'due', why: 'open', due: null, done: 0, needed: 10 } });
const note: HabitTick = {
  localDate: '2026-02-27',
  kind: 'done',
  value: 1,
  reason: null,
  note: 'Fog over the river.',
  at: '2026-02-27T08:00:00.000Z',
  version: 1,
};

function serverWith(habit = read): FakeServer {
  return fakeServer()
    .on(api.habits.read, habit)
    .on(api.habits.history, ({ query }) => ({
      from: query?.from ?? '',
      to: query?.to ?? '',
      days: [{ localDate: '2026-03-01', value: 1, kind: 'done' as const }],
    }))
    .on(api.habits.notes, { notes: [note], nextCursor: null });
}

function visit(server = serverWith()) {
  const router = createMemoryRouter(
    [
      { path: '/habits', element: <p>All habits</p> },
      { path: '/habits/:habitId', element: <HabitPage /> },
    ],
    { initialEntries: ['/habits', `/habits/${read.id}`] },
  );
  renderIn(
    <GamificationProvider>
      <RouterProvider router={router} />
    </GamificationProvider>,
    { server },
  );
  return { server, router };
}

it('shows how firmly the habit stands, its year and its notes', async () => {
  const { server } = visit();
  expect(await screen.findByRole('heading', { level: 1, name: 'Read' })).toBeDefined();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Strength', 'The year', 'Notes']);
  expect(screen.getByText('of the last 30')).toBeDefined();
  expect(screen.getByText('days in a row, longest 9')).toBeDefined();
  expect(await screen.findByText('Fog over the river.')).toBeDefined();
  expect(server.sent(api.habits.history)[0]?.query).toEqual({ from: '2025-03-03', to: '2026-03-02' });
});

it('ticks a day that was forgotten', async () => {
  const server = serverWith().on(api.habits.complete, { ...read, award: awardOf({ xpAwarded: 5 }) });
  visit(server);
  await userEvent.click(await screen.findByRole('button', { name: 'Another day' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.sent(api.habits.complete)).toMatchObject([{ body: { date: '2026-03-01', note: '' } }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('keeps the dialog open and says why a day could not be saved', async () => {
  visit(serverWith().on(api.habits.complete, new ApiError('network', 'Network error. Please check your connection.')));
  await userEvent.click(await screen.findByRole('button', { name: 'Another day' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Network error. Please check your connection.')).toBeDefined();
});

it('opens the day of a note with its words', async () => {
  visit();
  await userEvent.click(await screen.findByRole('button', { name: /^Change / }));
  expect(within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Note' })).toHaveProperty('value', 'Fog over the river.');
});

it('times minutes by the clock on the wall, also over a reload, and adds them to today', async () => {
  const server = serverWith(timed).on(api.habits.complete, { ...timed, award: awardOf() });
  localStorage.setItem(`everstep:draft:habit-timer:ada:${timed.id}`, JSON.stringify({ counted: 60, since: Date.now() - 120_000 }));
  visit(server);
  await userEvent.click(await screen.findByRole('button', { name: /Enter today's amount/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Use the timer' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save 3 min' }));
  await waitFor(() => expect(server.sent(api.habits.complete)).toMatchObject([{ body: { value: 3 } }]));
  expect(localStorage.getItem(`everstep:draft:habit-timer:ada:${timed.id}`)).toBeNull();
});

it('goes back to all habits once this one is deleted, with a way to have it again', async () => {
  const server = serverWith().on(api.habits.remove, { id: read.id, xpTaken: 10 });
  visit(server);
  await userEvent.click(await screen.findByRole('button', { name: 'More for Read' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText('All habits')).toBeDefined();
  expect(await screen.findByText('“Read” is deleted')).toBeDefined();
  server.on(api.habits.restore, { ...read, award: awardOf() });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.sent(api.habits.restore)).toEqual([{ params: { id: read.id } }]));
});

it('is a page that is not there for a habit that is not there', async () => {
  visit(fakeServer());
  expect(await screen.findByRole('heading', { level: 1, name: /trail|not|lost|path/i })).toBeDefined();
});
