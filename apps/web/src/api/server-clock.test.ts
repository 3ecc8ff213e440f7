import { afterEach, expect, it } from 'vitest';
import { hearServerDate, onServerClock } from './server-clock.ts';

const headerIn = (milliseconds: number) => new Date(Date.now() + milliseconds).toUTCString();
const ahead = () => {
  const now = new Date();
  return onServerClock(now).getTime() - now.getTime();
};

afterEach(() => hearServerDate(headerIn(0)));

it('follows the server where the device’s clock is minutes off', () => {
  hearServerDate(headerIn(300_000));
  expect(Math.round(ahead() / 2000)).toBe(150);
  hearServerDate(headerIn(-300_000));
  expect(Math.round(ahead() / 2000)).toBe(-150);
});

it('takes no difference for one that an answer’s whole seconds make, and keeps what it knows where nothing is said', () => {
  hearServerDate(headerIn(700));
  expect(ahead()).toBe(0);
  hearServerDate(headerIn(300_000));
  const known = ahead();
  hearServerDate(null);
  expect(ahead()).toBe(known);
});
