import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurnstile } from './turnstile.ts';

it('lets those who wait through in their order, and other work go between', async () => {
  const { pass } = createTurnstile(2);
  const done: (number | 'other')[] = [];
  const come = (one: number) => pass().then(() => done.push(one));
  const through = [1, 2, 3].map(come);
  const other = nextTurn().then(() => done.push('other'));
  await Promise.all([...through, other]);
  expect(done).toEqual([1, 2, 'other', 3]);
  await come(4);
  expect(done.at(-1)).toBe(4);
});
