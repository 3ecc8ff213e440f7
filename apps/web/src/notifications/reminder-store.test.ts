import { afterEach, expect, it, vi } from 'vitest';
import { type RemindersState, remindersState, wantReminders, watchReminders } from './reminder-store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** A browser that asks the member once, and what gives it their answer. */
function askingBrowser(): (answer: NotificationPermission) => void {
  const { promise, resolve } = Promise.withResolvers<NotificationPermission>();
  const browser = {
    permission: 'default' as NotificationPermission,
    requestPermission: vi.fn(() => promise),
  };
  vi.stubGlobal('Notification', browser);
  return (answer) => {
    browser.permission = answer;
    resolve(answer);
  };
}

it('is on from the click, while the browser still asks', async () => {
  const answer = askingBrowser();
  const heard: RemindersState[] = [];
  const stop = watchReminders(() => heard.push(remindersState('ada')));
  const asked = wantReminders('ada', true);
  expect(heard).toEqual(['undecided']);
  answer('granted');
  await asked;
  expect(heard).toEqual(['undecided', 'on']);
  stop();
});

it.each(['denied', 'default'] as const)('still reminds in the page when the browser is answered "%s"', async (given) => {
  const answer = askingBrowser();
  const asked = wantReminders('ada', true);
  answer(given);
  await asked;
  expect(remindersState('ada')).toBe(given === 'denied' ? 'denied' : 'undecided');
});

it('stays off when it is turned off before the browser is answered', async () => {
  const answer = askingBrowser();
  const asked = wantReminders('ada', true);
  await wantReminders('ada', false);
  answer('granted');
  await asked;
  expect(remindersState('ada')).toBe('off');
});

it('does not ask a browser again that has its answer, nor one without notifications', async () => {
  const requestPermission = vi.fn();
  vi.stubGlobal('Notification', { permission: 'denied', requestPermission });
  await wantReminders('ada', true);
  expect(requestPermission).not.toHaveBeenCalled();
  expect(remindersState('ada')).toBe('denied');
  // A browser without it has no such property at all.
  Reflect.deleteProperty(globalThis, 'Notification');
  expect(remindersState('ada')).toBe('unsupported');
});

it('keeps the wish of each member of the device apart', async () => {
  askingBrowser()('granted');
  await wantReminders('ada', true);
  expect(remindersState('ben')).toBe('off');
});
