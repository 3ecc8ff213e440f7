import { afterEach, expect, it } from 'vitest';
import { hearServerTime, onServerClock } from './on-server-clock.ts';

const serverAt = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const ahead = () => {
  const now = new Date();
  return onServerClock(now).getTime() - now.getTime();
};

afterEach(() => hearServerTime(serverAt(0)));

it('follows the server where the device’s clock is minutes off', () => {
  hearServerTime(serverAt(300_000));
  expect(Math.round(ahead() / 2000)).toBe(150);
  hearServerTime(serverAt(-300_000));
  expect(Math.round(ahead() / 2000)).toBe(-150);
});

it('takes no difference for one that an answer’s way makes, and keeps what it knows where nothing can be read', () => {
  hearServerTime(serverAt(700));
  expect(ahead()).toBe(0);
  hearServerTime(serverAt(300_000));
  const known = ahead();
  hearServerTime('');
  expect(ahead()).toBe(known);
});
