import { api, dataKinds } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { databases, world } from '../testing/index.ts';

describe.each(databases)('the counts of own data on %s', (database) => {
  it('tell what the member has and what lies in the bin, of nobody else and with no word of it', async () => {
    const { ada, bo } = await world(database);
    const plan = { title: 'A thesis on mosses', size: 'S' as const };
    const kept = await ada.call(api.goals.create, { body: plan });
    const gone = await ada.call(api.goals.create, { body: plan });
    await ada.call(api.goals.remove, { params: { id: gone.id } });
    const { id } = await ada.call(api.habits.create, { body: { title: 'Read', kind: 'yes-no', schedule: { per: 'day', times: 1 } } });
    await ada.call(api.habits.complete, { params: { id }, body: {} });

    const { counts } = await ada.call(api.debug.myData);
    expect(counts.map(({ kind }) => kind)).toEqual([...dataKinds]);
    const of = Object.fromEntries(counts.map(({ kind, ...count }) => [kind, count]));
    expect(of).toMatchObject({
      goals: { kept: 1, deleted: 1 },
      habits: { kept: 1, deleted: 0 },
      'habit-ticks': { kept: 1, deleted: null },
      files: { kept: 0, deleted: null },
    });
    expect(of['ledger-rows']?.kept).toBeGreaterThan(0);
    expect(JSON.stringify(counts)).not.toMatch(/mosses|Read/);
    expect(JSON.stringify(counts)).not.toContain(kept.id);

    const others = await bo.call(api.debug.myData);
    expect(others.counts.every(({ kept: own, deleted }) => own === 0 && !deleted)).toBe(true);
  });
});
