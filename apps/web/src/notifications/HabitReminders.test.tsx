import { api, type Habit } from '@everstep/domain';
import { act, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer, renderIn } from '../testing/harness.tsx';
import { HabitReminders } from './HabitReminders.tsx';

const shown = vi.fn();
class FakeNotification {
  static permission = 'granted';
  onclick: (() => void) | null = null;
  constructor(title: string, options: NotificationOptions) {
    shown(title, options.body, this);
  }
  close() {}
}

const habit = (group: Habit['today']['group']): Habit => ({
  id: 'one',
  title: 'Take the tablets',
  kind: 'yes-no',
  target: null,
  unit: '',
  schedule: { per: 'day', times: 1 },
  cue: '',
  reminderTime: '12:00',
  startDate: '2026-03-01',
  endDate: null,
  pause: null,
  archivedAt: null,
  version: 1,
  createdAt: '2026-03-01T08:00:00.000Z',
  strength: 0,
  activeDays: 0,
  streak: { current: 0, longest: 0, unit: 'day' },
  today: { group, why: group === 'done' ? 'done' : 'open', due: null, done: 0, needed: 1 },
  tick: null,
  week: [],
});

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 2, 10, 11, 59) });
  vi.stubGlobal('Notification', FakeNotification);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  shown.mockClear();
});

async function open(group: Habit['today']['group'], notifies = true) {
  const server = fakeServer().on(api.habits.list, { localDate: '2026-03-10', habits: [habit(group)] });
  const router = createMemoryRouter(
    [
      { path: '/', element: <HabitReminders notifies={notifies} /> },
      { path: '/habits', element: <p>Habits</p> },
    ],
    { initialEntries: ['/'] },
  );
  renderIn(<RouterProvider router={router} />, { server });
  await waitFor(() => expect(server.sent(api.habits.list)).toHaveLength(1));
  // The answer comes one step later.
  await act(() => vi.advanceTimersByTimeAsync(50));
  return router;
}

it('reminds once when the time has come, kindly and without saying of what, and leads to the habits', async () => {
  const router = await open('due');
  expect(shown).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(shown).toHaveBeenCalledExactlyOnceWith('Everstep', 'A small step is waiting, whenever it suits you.', expect.anything());
  document.dispatchEvent(new Event('visibilitychange'));
  expect(shown).toHaveBeenCalledOnce();
  const notification: FakeNotification = shown.mock.calls[0]?.[2];
  await act(async () => notification.onclick?.());
  expect(router.state.location.pathname).toBe('/habits');
});

it('says nothing of a habit that is ticked already', async () => {
  await open('done');
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(shown).not.toHaveBeenCalled();
});

it.each([
  ['the browser lets no notification through', false],
  ['a page may not show one by itself', true],
])('reminds with a line in the page where %s', async (_, notifies) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  class Refusing {
    constructor() {
      throw new TypeError('Illegal constructor.');
    }
  }
  vi.stubGlobal('Notification', Refusing);
  const router = await open('due', notifies);
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(shown).not.toHaveBeenCalled();
  expect((await screen.findAllByText('A small step is waiting, whenever it suits you.')).length).toBeGreaterThan(0);
  await act(async () => screen.getByRole('button', { name: 'Show my habits' }).click());
  expect(router.state.location.pathname).toBe('/habits');
});
