import { api } from '@everstep/domain';
import { expect, it } from 'vitest';
import type { Clock } from '../clock.ts';
import { deliverDue } from '../notifications/deliver.ts';
import { databases, type World, world } from '../testing/index.ts';
import { databaseClock } from './database-clock.ts';

/** A clock of a machine that is so many seconds ahead, until it is set. */
function machine(ahead: number): Clock & { set(ahead: number): void } {
  let seconds = ahead;
  return {
    now: () => new Date(Date.now() + seconds * 1000),
    set(to) {
      seconds = to;
    },
  };
}

const told = ({ logged }: World) => logged.filter(({ msg }) => msg === 'the clock of this machine differs from the database’s');
const letter = { title: 'A walk', message: 'On Sunday.', targetUsers: 'all', undoSeconds: 30 } as const;

it('lets a letter be taken back though a server whose clock is a minute ahead delivers, and puts who joins there in its place', async () => {
  const right = await world('postgres', { deps: { clock: { now: () => new Date() } } });
  const ahead = { ...right.deps, clock: databaseClock(machine(60)) };
  await ahead.clock.compare(right.db, right.deps.log);
  const { id } = await right.admin.call(api.admin.sendNotification, { body: letter });
  await deliverDue(ahead);
  expect(await right.admin.call(api.admin.cancelNotification, { params: { id } })).toMatchObject({ state: 'cancelled' });
  expect(Math.abs(ahead.clock.now().getTime() - Date.now())).toBeLessThan(500);
});

it('tells once of a clock that is more than two seconds off, in the log and beside the database', async () => {
  const own = machine(60);
  const clock = databaseClock(own);
  const w = await world('postgres', { deps: { clock } });
  const { admin, db, deps } = w;
  for (const _ of [1, 2]) await clock.compare(db, deps.log);
  expect(told(w)).toMatchObject([{ seconds: 60 }]);
  const { parts } = await admin.call(api.monitoring.status);
  expect(parts.find(({ part }) => part === 'database')).toMatchObject({
    state: 'ok',
    sentence:
      'It answers, and what is saved stays. The clock of this server is 60 seconds ahead of the database’s, which counts. Let both be set by the network (NTP).',
  });
  own.set(1);
  await clock.compare(db, deps.log);
  own.set(-60);
  await clock.compare(db, deps.log);
  expect(told(w).map(({ seconds }) => seconds)).toEqual([60, -60]);
});

it.each(databases)('goes by the own clock as long as nothing was compared, and on SQLite always (%s)', async (database) => {
  const own = machine(60);
  const clock = databaseClock(own);
  const { db, deps } = await world(database);
  expect(clock.now().getTime()).toBeGreaterThan(Date.now() + 59_000);
  if (database === 'sqlite') await clock.compare(db, deps.log);
  expect(clock.offMs()).toBe(0);
});
