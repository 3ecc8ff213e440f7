import { api } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { databases, world } from '../testing/index.ts';

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));

describe.each(databases)('check-in on %s', (database) => {
  it('counts once a local day, however often and from however many devices it is sent [game-001]', async () => {
    const { ada, db } = await world(database);
    const answers = await Promise.all(times(50, () => ada.call(api.gamification.checkIn, { body: {} })));
    expect(answers.filter(({ award }) => award.xpAwarded > 0)).toHaveLength(1);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await db.query.selectFrom('checkin').selectAll().execute()).toHaveLength(1);
    expect(answers.map(({ award }) => award.newTotalXP)).toEqual(times(50, () => 30));
  });

  it('brings the first evening to level 2 [game-002]', async () => {
    const { ada } = await world(database);
    const { award } = await ada.call(api.gamification.checkIn, { body: {} });
    const mood = await ada.call(api.mood.log, { body: { score: 4 } });
    expect([award.xpAwarded, mood.award.xpAwarded, mood.award.newTotalXP]).toEqual([30, 30, 60]);
  });
});
