import { api } from '@everstep/domain';
import fc from 'fast-check';
import type { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { updateMember } from '../accounts/store.ts';
import { createApp } from '../app.ts';
import { openPostgres } from '../db/client.ts';
import { databases, type Person, type World, type WorldOptions, world } from '../testing/index.ts';
import { person } from '../testing/person.ts';

const zones = ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kathmandu'] as const;
const guides = [undefined, 'kael', 'riko', 'unknown'] as const;

const moodPick = { pick: fc.nat(20) };
const act = fc.oneof(
  fc.constant({ kind: 'check-in' } as const),
  fc.record({ kind: fc.constant('late check-in' as const), hoursAgo: fc.integer({ min: 1, max: 47 }) }),
  fc.record({ kind: fc.constant('mood' as const), score: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ kind: fc.constant('edit' as const), score: fc.integer({ min: 1, max: 5 }), ...moodPick }),
  fc.record({ kind: fc.constant('delete' as const), ...moodPick }),
  fc.record({ kind: fc.constant('restore' as const), ...moodPick }),
  fc.record({ kind: fc.constant('award' as const), source: fc.constantFrom('stretching', 'challenge_day', 'daily_checkin') }),
  fc.record({ kind: fc.constant('module' as const), activity: fc.constantFrom('stretching', 'module_unlock') }),
  fc.record({ kind: fc.constant('spend' as const), amount: fc.integer({ min: 1, max: 60 }) }),
  fc.constant({ kind: 'habit' } as const),
  fc.record({ kind: fc.constant('habit tick' as const), undo: fc.boolean() }),
  fc.constant({ kind: 'challenge' } as const),
  fc.record({ kind: fc.constant('task' as const), task: fc.constantFrom('a', 'b', 'x'), done: fc.boolean() }),
  fc.record({ kind: fc.constant('name' as const), lastName: fc.constantFrom('', 'Lovelace', 'King') }),
  fc.record({ kind: fc.constant('scheme' as const), colorScheme: fc.constantFrom('teal', 'grey') }),
  fc.record({ kind: fc.constant('home' as const), timeZone: fc.constantFrom(...zones), dayStartHour: fc.integer({ min: 0, max: 6 }) }),
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 40 * 60 }) }),
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** One act on one of the servers, and how the dashboards are then asked for. */
const step = fc.record({
  act,
  server: fc.nat(1),
  device: fc.constantFrom(undefined, ...zones),
  guide: fc.constantFrom(...guides),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** The server of a world and a second one beside it: on PostgreSQL with connections of its own. */
function twoServers(on: World): { apps: readonly [Hono, Hono]; close(): Promise<void> } {
  const db = on.databaseUrl === undefined ? on.db : openPostgres(on.databaseUrl, { connections: 2 });
  return {
    apps: [on.app, createApp({ ...on.deps, db })],
    close: async () => {
      if (db !== on.db) await db.close();
    },
  };
}

const at = (app: Hono, { id, token }: Person): Person =>
  person(
    async (path, init) => app.request(path, init),
    { id, token },
    () => undefined,
  );

type Asked = Pick<Step, 'device' | 'guide'>;

async function dashboard(app: Hono, who: Person, { device, guide }: Asked = { device: undefined, guide: undefined }): Promise<unknown> {
  const headers: Record<string, string> = device === undefined ? {} : { 'x-time-zone': device };
  const response = await at(app, who).fetch(`/api/dashboard${guide === undefined ? '' : `?personaId=${guide}`}`, { headers });
  expect(response.status).toBe(200);
  return response.json();
}

/** What a server that has just started answers. */
const computed = (on: World, who: Person, asked?: Asked): Promise<unknown> => dashboard(createApp(on.deps), who, asked);

/** Does one thing; a refusal is as good as an answer here. */
async function perform(on: World, who: Person, moods: string[], todo: Act): Promise<unknown> {
  const id = 'pick' in todo ? (moods[todo.pick % Math.max(1, moods.length)] ?? '') : '';
  switch (todo.kind) {
    case 'check-in':
      return who.call(api.gamification.checkIn, { body: {} });
    case 'late check-in': {
      const occurredAt = new Date(on.clock.now().getTime() - todo.hoursAgo * 3_600_000).toISOString();
      return who.call(api.gamification.checkIn, { body: { occurredAt } });
    }
    case 'mood':
      return moods.push((await who.call(api.mood.log, { body: { score: todo.score } })).id);
    case 'edit': {
      const { moods: listed } = await who.call(api.mood.list, { query: { limit: 100 } });
      const version = listed.find((mood) => mood.id === id)?.version ?? 1;
      return who.call(api.mood.edit, { params: { id }, body: { score: todo.score, version } });
    }
    case 'delete':
      return who.call(api.mood.remove, { params: { id } });
    case 'restore':
      return who.call(api.mood.restore, { params: { id } });
    case 'award':
      return who.call(api.gamification.awardXp, { body: { source: todo.source } });
    case 'module':
      return who.call(api.gamification.completeModule, { body: { module: 'breathing', activity: todo.activity } });
    case 'spend':
      return who.call(api.gamification.spendCoins, { body: { amount: todo.amount, item: 'cover' } });
    case 'habit':
      return who.call(api.habits.create, { body: { title: 'Read a page', kind: 'yes-no', schedule: { per: 'day', times: 1 } } });
    case 'habit tick': {
      const { habits } = await who.call(api.habits.list, { query: {} });
      const params = { id: habits[0]?.id ?? '' };
      return todo.undo ? who.call(api.habits.undo, { params, query: {} }) : who.call(api.habits.complete, { params, body: {} });
    }
    case 'challenge':
      return who.call(api.challenges.start, { params: { templateId: '7DAY001' }, body: {} });
    case 'task': {
      const { runs } = await who.call(api.challenges.overview);
      return who.call(api.challenges.checkIn, { params: { id: runs[0]?.id ?? '' }, body: { task: todo.task, done: todo.done } });
    }
    case 'name':
      return who.call(api.accounts.updateProfile, { body: { lastName: todo.lastName, focus: 'Mathematics' } });
    case 'scheme':
      return who.call(api.accounts.updateProfile, { body: { colorScheme: todo.colorScheme } });
    case 'home':
      return who.call(api.accounts.updateProfile, { body: { timeZone: todo.timeZone, dayStartHour: todo.dayStartHour } });
    case 'wait':
      return on.clock.advance({ minutes: todo.minutes });
  }
}

/** Waits are left out where the member's token would end. */
function withinAWeek(steps: readonly Step[]): readonly Step[] {
  let minutes = 0;
  return steps.filter(({ act: { kind }, act: todo }) => {
    if (kind !== 'wait' || !('minutes' in todo)) return true;
    minutes += todo.minutes;
    return minutes < 6 * 24 * 60;
  });
}

describe.each(databases)('a dashboard that was answered before, on %s', (database) => {
  const options: WorldOptions = { at: '2026-03-02T09:00' };

  it('is the one that a fresh server makes, after any row of acts, on every server', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const on = await world(database, options);
        const { apps, close } = twoServers(on);
        try {
          const moods: string[] = [];
          for (const { act: todo, server, ...asked } of withinAWeek(steps)) {
            await perform(on, at(apps[server === 0 ? 0 : 1], on.ada), moods, todo).catch(() => undefined);
            const fresh = await computed(on, on.ada, asked);
            for (const app of apps) expect(await dashboard(app, on.ada, asked)).toEqual(fresh);
          }
        } finally {
          await close();
          await on.close();
        }
      }),
      { numRuns: database === 'sqlite' ? 8 : 3 },
    );
  });

  it('is not made again while nothing has changed, and is when something has', async () => {
    const on = await world(database, options);
    const first = await dashboard(on.app, on.ada);
    // No write of the product leaves the versions alone: this one shows that nothing was read anew.
    await on.db.query.updateTable('memberProgress').set({ xp: 7 }).where('memberId', '=', on.ada.id).execute();
    expect(await dashboard(on.app, on.ada)).toEqual(first);
    await on.ada.call(api.gamification.checkIn, { body: {} });
    expect(await dashboard(on.app, on.ada)).toEqual(await computed(on, on.ada));
    await updateMember(on.db.query, on.ada.id, { lastName: 'Lovelace' }, on.clock.now());
    expect(await dashboard(on.app, on.ada)).toMatchObject({ user: { name: 'Ada Lovelace' } });
  });

  it('belongs to its member alone, and to nobody once the session has ended', async () => {
    const on = await world(database, options);
    await dashboard(on.app, on.ada);
    expect(await dashboard(on.app, on.bo)).toMatchObject({ user: { name: 'Bo' } });
    await on.ada.call(api.accounts.logout);
    expect((await on.ada.fetch('/api/dashboard')).status).toBe(401);
    await on.db.query.updateTable('member').set({ status: 'suspended' }).where('id', '=', on.bo.id).execute();
    expect((await on.bo.fetch('/api/dashboard')).status).toBe(403);
  });

  it('turns with the member’s day to the minute, wherever the device is', async () => {
    const on = await world(database, { at: '2026-03-03T02:59', zone: 'Europe/Berlin' });
    const today = async (device?: string) =>
      (await dashboard(on.app, on.ada, { device: device as Step['device'], guide: undefined })) as Today;
    expect((await today()).data.today.localDate).toBe('2026-03-02');
    on.clock.advance({ seconds: 59, ms: 999 });
    expect((await today()).data.today.localDate).toBe('2026-03-02');
    on.clock.advance({ ms: 1 });
    expect((await today()).data.today.localDate).toBe('2026-03-03');
    expect((await today('America/Los_Angeles')).data.today.localDate).toBe('2026-03-02');
    expect((await today()).data.today.localDate).toBe('2026-03-03');
  });
});

interface Today {
  readonly data: { readonly today: { readonly localDate: string } };
}
