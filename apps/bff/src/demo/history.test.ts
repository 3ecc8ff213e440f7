import { api, assess, levelProgress, replay, shippedPrompts } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { offlineReply } from '../ai/offline/guide.ts';
import { transaction } from '../db/transaction.ts';
import { ledgerRow } from '../gamification/award-state.ts';
import { databases, type Person, type World, world } from '../testing/index.ts';
import { fillDemoHistory } from './history.ts';

const timeZone = 'Europe/Berlin';
const anybody = { firstName: '', focus: '', streakDays: 0 };

async function demoMember(on: World): Promise<Person> {
  const member = await on.member({ firstName: 'Mara', timeZone });
  const life = { memberId: member.id, timeZone, dayStartHour: 3, now: on.clock.now() };
  await transaction(on.db, (tx) => fillDemoHistory(tx, on.deps, life));
  return member;
}

describe.each(databases)('the demo history on %s', (database) => {
  it('ends five XP below a level, with today still open, whatever the seed', async () => {
    const on = await world(database, { zone: timeZone, at: '2026-04-20T10:17' });
    for (let round = 0; round < 5; round += 1) {
      const mara = await demoMember(on);
      const { level, today, streak } = await mara.call(api.dashboard.read, { query: {} });
      expect(level.nextLevelXP - level.currentXP).toBe(5);
      expect(today).toMatchObject({ checkedIn: false, moodsLogged: 0, xpToday: 0 });
      expect(today.firstSteps.filter(({ done }) => !done)).toEqual([]);
      expect(streak).toMatchObject({ current: 33, freezes: 2, multiplier: 1.2, activeDays: 55 });
    }
  });

  it('reaches the next level with the check-in of today [game-002]', async () => {
    const on = await world(database, { zone: timeZone, at: '2026-04-20T10:17' });
    const mara = await demoMember(on);
    const { award } = await mara.call(api.gamification.checkIn, { body: {} });
    expect(award.levelUp).toMatchObject({ newLevel: award.currentLevel });
  });

  it('obeys the rules: its ledger replays to its totals, and no two entries collide', async () => {
    const on = await world(database, { zone: timeZone, at: '2026-04-20T01:40' });
    const mara = await demoMember(on);
    const rows = await on.db.query.selectFrom('ledger').selectAll().where('memberId', '=', mara.id).orderBy('seq').execute();
    const { xp, coins } = await mara.call(api.gamification.enhancedStats);
    expect(replay(rows.map(ledgerRow))).toMatchObject({ totalXp: xp.total, coins: coins.available, coinsEarned: coins.earned });
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1));
    expect(levelProgress(xp.total).progressToNext).toBeGreaterThan(95);
  });

  it('is the story of a person: one to three moods on most days, with words, gaps and notes', async () => {
    const on = await world(database, { zone: timeZone, at: '2026-04-20T10:17' });
    const mara = await demoMember(on);
    const { moods } = await mara.call(api.mood.list, { query: { limit: 100 } });
    const perDay = Map.groupBy(moods, ({ localDate }) => localDate);
    expect(Math.max(...[...perDay.values()].map((day) => day.length))).toBeLessThanOrEqual(3);
    expect(moods.filter(({ note }) => note !== '').length).toBeGreaterThan(30);
    expect(moods.every(({ at }) => at < on.clock.now().toISOString())).toBe(true);
    const { achievements } = await mara.call(api.gamification.achievements, { query: {} });
    const earned = achievements.filter(({ earnedAt }) => earnedAt !== null).map(({ code }) => code);
    expect(earned).toEqual(expect.arrayContaining(['first_step', 'honest_heart', 'week_of_showing_up', 'thirty_lights', 'whole_spectrum']));
  });

  it('has walked seven days to their end, and is on the way of twenty-one', async () => {
    const on = await world(database, { zone: timeZone, at: '2026-04-20T10:17' });
    const mara = await demoMember(on);
    const { runs } = await mara.call(api.challenges.overview);
    expect(runs).toMatchObject([{ totalDays: 21, status: 'active', currentDay: 7, daysDone: 6, streak: 6, toSettle: false }]);
    const { runs: closed } = await mara.call(api.challenges.closedRuns, { query: {} });
    expect(closed).toMatchObject([{ totalDays: 7, medal: 'full', daysDone: 7, outcome: 'completed' }]);
    const { achievements } = await mara.call(api.gamification.achievements, { query: {} });
    expect(achievements.find(({ code }) => code === 'momentum')?.earnedAt).not.toBeNull();
  });

  it('tends four habits and lets one rest, none of them weak, none of them perfect', async () => {
    const on = await world(database, { zone: timeZone, at: '2026-04-20T10:17' });
    const mara = await demoMember(on);
    const { habits } = await mara.call(api.habits.list, { query: {} });
    expect(habits).toHaveLength(5);
    for (const { strength } of habits) expect(strength).toSatisfy((share: number) => share > 0.4 && share < 0.9);
    expect(habits.filter(({ today }) => today.why === 'paused').map(({ title }) => title)).toEqual(['Water the allotment']);
    const { notes } = await mara.call(api.habits.notes, { params: { id: habits[1]?.id ?? '' }, query: {} });
    expect(notes.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['done', 'skipped']));
  });

  it('is on the way to two goals and has learned from a third', async () => {
    const on = await world(database, { zone: timeZone, at: '2026-04-20T10:17' });
    const mara = await demoMember(on);
    const { goals } = await mara.call(api.goals.list, { query: {} });
    expect(goals.map(({ state }) => state)).toEqual(['active', 'completed', 'active']);
    expect(goals[1]).toMatchObject({ lesson: expect.stringContaining('Slow is a speed'), progress: 100 });
    expect(goals[2]).toMatchObject({ confidence: expect.arrayContaining([expect.anything()]), habits: [expect.anything()] });
  });

  it('has written a journal that is found by its words, with moods, prompts and one pinned entry', async () => {
    const on = await world(database, { zone: timeZone, at: '2026-04-20T10:17' });
    const mara = await demoMember(on);
    const { entries } = await mara.call(api.journal.list, { query: { limit: 50 } });
    expect(entries).toHaveLength(13);
    expect(entries.every(({ moodId }) => moodId !== null)).toBe(true);
    expect(entries.filter(({ pinned }) => pinned).map(({ title }) => title)).toEqual(['Two on a swing']);
    const known = new Set(shippedPrompts.map(({ id }) => id));
    const asked = entries.flatMap(({ promptId }) => (promptId === null ? [] : [promptId]));
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
    expect(asked).toHaveLength(6);
    const found = await mara.call(api.journal.list, { query: { q: 'dandelions' } });
    expect(found.entries.map(({ title }) => title)).toEqual(['Two on a swing']);
  });

  it('has three evenings of talk behind it, with different guides, in the built-in guide’s own words', async () => {
    const on = await world(database, { zone: timeZone, at: '2026-04-20T10:17' });
    const mara = await demoMember(on);
    const conversations = await mara.call(api.chat.conversations, { query: {} });
    expect(conversations.map(({ currentPersona, title }) => [currentPersona, title])).toEqual([
      ['kael', 'I want to show people the mosses on the wall by...'],
      ['nova', 'I am nervous about my talk tomorrow.'],
      ['riko', 'I keep putting off redrawing figure three.'],
    ]);
    for (const { id, personaId } of conversations) {
      const { messages } = await mara.call(api.chat.conversation, { params: { conversationId: id } });
      expect(messages.map(({ role }) => role)).toEqual(messages.map((_, index) => (index % 2 === 0 ? 'user' : 'assistant')));
      expect(messages.length).toBeGreaterThanOrEqual(12);
      expect(messages[1]?.content).toContain('computer program');
      const heard = messages.slice(0, 5);
      const again = offlineReply({ personaId, messages: heard, context: anybody, approach: 'ordinary', disclose: false });
      expect(messages[5]?.content).toBe(again);
      expect(messages.filter(({ content }) => assess(content).level > 0)).toEqual([]);
    }
  });

  it('can be talked on: the next message joins the last talk', async () => {
    const on = await world(database, { zone: timeZone, at: '2026-04-20T10:17' });
    const mara = await demoMember(on);
    const [last] = await mara.call(api.chat.conversations, { query: {} });
    const said = { message: 'Ilse came, and so did the sun.', personaId: 'kael', conversationId: last?.id ?? '' };
    await mara.call(api.chat.send, { params: { personaId: 'kael' }, body: said });
    const { messages } = await mara.call(api.chat.conversation, { params: { conversationId: said.conversationId } });
    expect(messages.map(({ content }) => content).at(-2)).toBe(said.message);
    expect(messages).toHaveLength(16);
  });
});
