import { api } from '@everstep/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { GamificationProvider } from '../gamification/GamificationProvider.tsx';
import { awardOf } from '../testing/award.ts';
import { doneHabit, habitOf, habitsOf } from '../testing/habit.ts';
import { type FakeServer, fakeServer, renderIn } from '../testing/harness.tsx';
import { HabitsPage } from './HabitsPage.tsx';

const read = habitOf();
const swim = habitOf({ id: '0190a0b0-0000-7000-8000-0000000000a2', title: 'Swim' });
const network = new ApiError('network', 'Network error. Please check your connection.');

async function visit(server: FakeServer = fakeServer().on(api.habits.list, habitsOf(read, swim))) {
  const router = createMemoryRouter([{ path: '*', element: <HabitsPage /> }], { initialEntries: ['/habits'] });
  renderIn(
    <GamificationProvider>
      <RouterProvider router={router} />
    </GamificationProvider>,
    { server },
  );
  await screen.findAllByRole('heading', { level: 2 });
  return { server, router };
}
const tick = (name = 'Read') => screen.getByRole('checkbox', { name: `${name}, done today` });
const dialog = () => screen.findByRole('dialog');

it('ticks at once, keeps what the server answers, and celebrates', async () => {
  let answer: (() => void) | undefined;
  const { server } = await visit(
    fakeServer()
      .on(api.habits.list, habitsOf(read, swim))
      .on(api.habits.complete, async () => {
        await new Promise<void>((resolve) => (answer = resolve));
        return { ...doneHabit(read), award: awardOf({ xpAwarded: 10 }) };
      }),
  );
  await userEvent.click(tick());
  expect(tick()).toHaveProperty('checked', true);
  expect(screen.getByText('1 of 2 done today. One missed day costs little.')).toBeDefined();
  await waitFor(() => expect(answer).toBeDefined());
  answer?.();
  expect((await screen.findAllByText(/10 XP/)).length).toBeGreaterThan(0);
  expect(screen.getByText('43%, sprouting')).toBeDefined();
  expect(server.sent(api.habits.complete)).toMatchObject([{ params: { id: read.id }, body: { value: 1 } }]);
});

it('takes a tick back with a message when it is refused, and sends it again on request', async () => {
  const server = fakeServer().on(api.habits.list, habitsOf(read, swim)).on(api.habits.complete, network);
  await visit(server);
  await userEvent.click(tick());
  expect(await screen.findByText('“Read” could not be saved')).toBeDefined();
  await waitFor(() => expect(tick()).toHaveProperty('checked', false));
  server.on(api.habits.complete, { ...doneHabit(read), award: awardOf() });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(server.sent(api.habits.complete)).toHaveLength(2));
  await waitFor(() => expect(tick()).toHaveProperty('checked', true));
});

it('sends what is tapped in a row for one habit in that order, and different habits side by side', async () => {
  const order: string[] = [];
  const server = fakeServer()
    .on(api.habits.list, habitsOf(read, swim))
    .on(api.habits.complete, ({ params }) => {
      order.push(`tick ${params.id.slice(-2)}`);
      return { ...doneHabit(params.id === read.id ? read : swim), award: awardOf() };
    })
    .on(api.habits.undo, ({ params }) => {
      order.push(`undo ${params.id.slice(-2)}`);
      return { ...read, xpTaken: 10 };
    });
  await visit(server);
  await userEvent.click(tick());
  await userEvent.click(tick('Swim'));
  await userEvent.click(tick());
  await waitFor(() => expect(order).toHaveLength(3));
  expect(order.filter((act) => act.endsWith('a1'))).toEqual(['tick a1', 'undo a1']);
  expect(order).toContain('tick a2');
  await waitFor(() => expect(tick()).toHaveProperty('checked', false));
});

it('undoes a tick from its toast', async () => {
  const server = fakeServer()
    .on(api.habits.list, habitsOf(read, swim))
    .on(api.habits.complete, { ...doneHabit(read), award: awardOf() })
    .on(api.habits.undo, { ...read, xpTaken: 10 });
  await visit(server);
  await userEvent.click(tick());
  await screen.findByText('“Read” is done');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.sent(api.habits.undo)).toHaveLength(1));
  await waitFor(() => expect(tick()).toHaveProperty('checked', false));
});

it('has a day that was taken back with its note brought back whole', async () => {
  const done = doneHabit(read);
  const told = { ...done, tick: done.tick && { ...done.tick, note: 'Ten lines about moss' } };
  const server = fakeServer()
    .on(api.habits.list, habitsOf(told, swim))
    .on(api.habits.undo, { ...read, xpTaken: 10 })
    .on(api.habits.complete, { ...told, award: awardOf() });
  await visit(server);
  await userEvent.click(tick());
  expect(await screen.findByText('“Read” is open again, without its note')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.sent(api.habits.complete)).toMatchObject([{ body: { note: 'Ten lines about moss' } }]));
});

it('brings people to reach after a note that speaks of danger, and celebrates nothing', async () => {
  const done = doneHabit(read);
  const server = fakeServer()
    .on(api.habits.list, habitsOf(done))
    .on(api.habits.complete, { ...done, award: awardOf({ xpAwarded: 30 }) });
  await visit(server);
  await userEvent.click(screen.getByRole('button', { name: 'More for Read' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Add a note' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Note on Read' }), 'I do not want to be alive any more');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('Let us pause here')).toBeDefined();
  expect(screen.queryByText(/30 XP/)).toBeNull();
});

const harmful = habitOf({ title: 'Cut myself every evening' });
const withPeople = async () => {
  const card = await screen.findByRole('region', { name: 'Let us pause here' }, { timeout: 5_000 });
  expect(within(await dialog()).getByText('Saved')).toBeDefined();
  return card;
};

it('brings people to reach when a habit of hurting oneself is planted, and celebrates nothing', async () => {
  const server = fakeServer()
    .on(api.habits.list, habitsOf())
    .on(api.habits.create, { ...harmful, award: awardOf({ xpAwarded: 30 }) });
  await visit(server);
  await userEvent.click(screen.getByRole('button', { name: 'New habit' }));
  await userEvent.type(within(await dialog()).getByRole('textbox', { name: /What do you want to do/ }), harmful.title);
  await userEvent.click(screen.getByRole('button', { name: 'Plant habit' }));
  await withPeople();
  expect(screen.queryByText(/30 XP/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each([
  [read, true],
  [harmful, false],
])(
  'brings people to reach when an edited habit has come to name self-harm, and not twice for the same words',
  async (before, needsHelp) => {
    const server = fakeServer()
      .on(api.habits.list, habitsOf(before))
      .on(api.habits.edit, { ...before, title: harmful.title, version: 2 });
    await visit(server);
    await userEvent.click(screen.getByRole('button', { name: `More for ${before.title}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit habit' }));
    const title = within(await dialog()).getByRole('textbox', { name: /What do you want to do/ });
    await userEvent.clear(title);
    await userEvent.type(title, harmful.title);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    if (needsHelp) await withPeople();
    else await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

it('plants a suggestion in one tap', async () => {
  const server = fakeServer()
    .on(api.habits.list, habitsOf())
    .on(api.habits.create, { ...read, award: awardOf({ xpAwarded: 30 }) });
  await visit(server);
  server.on(api.habits.list, habitsOf(read));
  await userEvent.click(screen.getByRole('button', { name: 'Plant “Make the bed”' }));
  expect(await screen.findByRole('checkbox', { name: 'Read, done today' })).toBeDefined();
  expect(server.sent(api.habits.create)[0]?.body).toMatchObject({
    title: 'Make the bed',
    kind: 'yes-no',
    schedule: { per: 'day', times: 1 },
  });
});

it('plants a habit of one’s own; what was typed survives a refusal and a closed dialog', async () => {
  const server = fakeServer().on(api.habits.list, habitsOf(swim)).on(api.habits.create, network);
  const { router } = await visit(server);
  await userEvent.click(screen.getByRole('button', { name: 'New habit' }));
  await userEvent.type(within(await dialog()).getByRole('textbox', { name: /What do you want to do/ }), 'Read a page');
  await userEvent.click(screen.getByRole('button', { name: 'Plant habit' }));
  expect(await screen.findByText(network.message)).toBeDefined();
  await router.navigate(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'New habit' }));
  expect(within(await dialog()).getByRole('textbox', { name: /What do you want to do/ })).toHaveProperty('value', 'Read a page');
  server.on(api.habits.create, { ...read, award: awardOf() });
  await userEvent.click(screen.getByRole('button', { name: 'Plant habit' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = server.sent(api.habits.create);
  expect(second?.body).toMatchObject({ title: 'Read a page', kind: 'yes-no' });
  expect(first?.body).toMatchObject({ title: 'Read a page' });
});

it('changes the order by keyboard and sends all of it', async () => {
  const server = fakeServer().on(api.habits.list, habitsOf(read, swim)).on(api.habits.reorder, habitsOf(swim, read));
  await visit(server);
  await userEvent.click(screen.getByRole('button', { name: 'More about habits' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Change the order' }));
  screen.getByRole('button', { name: 'Move Read' }).focus();
  await userEvent.keyboard(' {ArrowDown} ');
  await waitFor(() => expect(server.sent(api.habits.reorder)).toEqual([{ body: { ids: [swim.id, read.id] } }]));
});

it('archives with a way back', async () => {
  const server = fakeServer()
    .on(api.habits.list, habitsOf(read))
    .on(api.habits.archive, { ...read, archivedAt: '2026-03-02T08:00:00.000Z' })
    .on(api.habits.unarchive, read);
  await visit(server);
  await userEvent.click(screen.getByRole('button', { name: 'More for Read' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  await screen.findByText('“Read” is in the archive');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.sent(api.habits.unarchive)).toEqual([{ params: { id: read.id } }]));
});

it('says why the habits do not come, and asks again', async () => {
  const server = fakeServer().on(api.habits.list, network);
  await visit(server);
  server.on(api.habits.list, habitsOf(read));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('checkbox', { name: 'Read, done today' })).toBeDefined();
});
