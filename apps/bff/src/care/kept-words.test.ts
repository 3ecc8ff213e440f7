import { api } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { talkingWorld } from '../chat/testing/talking-world.ts';
import { databases, type Person } from '../testing/index.ts';

const kael = { personaId: 'kael' };
const RISK = 'I want to kill myself';
const habitOf = (title: string) => ({ title, kind: 'yes-no', schedule: { per: 'day', times: 1 } }) as const;

describe.each(databases)('danger in words that are kept on %s', (database) => {
  it.each([
    ['a note for a guide', (who: Person) => who.call(api.knowledge.addNote, { params: kael, body: { text: RISK } })],
    [
      'a note that is written anew',
      async (who: Person) => {
        const { id } = await who.call(api.knowledge.addNote, { params: kael, body: { text: 'I like tea' } });
        await who.call(api.knowledge.editNote, { params: { ...kael, id }, body: { text: RISK } });
      },
    ],
    ['a habit', (who: Person) => who.call(api.habits.create, { body: habitOf(RISK) })],
    [
      'a habit that is named anew',
      async (who: Person) => {
        const { id, version } = await who.call(api.habits.create, { body: habitOf('Walk') });
        await who.call(api.habits.edit, { params: { id }, body: { version, title: RISK } });
      },
    ],
    ['a milestone', (who: Person) => who.call(api.goals.create, { body: { title: 'Walk', size: 'S', milestones: [{ title: RISK }] } })],
    [
      'a milestone that is added',
      async (who: Person) => {
        const { id } = await who.call(api.goals.create, { body: { title: 'Walk', size: 'S' } });
        await who.call(api.goals.addMilestone, { params: { id }, body: { title: RISK } });
      },
    ],
    [
      'a goal that is named anew',
      async (who: Person) => {
        const { id, version } = await who.call(api.goals.create, { body: { title: 'Walk', size: 'S' } });
        await who.call(api.goals.edit, { params: { id }, body: { version, title: RISK } });
      },
    ],
    ['the title of a conversation', (who: Person) => who.call(api.chat.send, { params: kael, body: { message: 'Hello', title: RISK } })],
    [
      'a conversation that is named anew',
      async (who: Person) => {
        const { conversationId } = await who.call(api.chat.send, { params: kael, body: { message: 'Hello' } });
        await who.call(api.chat.editConversation, { params: { conversationId }, body: { title: RISK } });
      },
    ],
  ])('is counted in %s, once, and keeps the day quiet', async (_where, write) => {
    const { ada, db } = await talkingWorld(database);
    await write(ada);
    expect(await ada.call(api.care.status)).toEqual({ quietUntil: expect.any(String) });
    expect(await db.query.selectFrom('careEvent').select('level').execute()).toEqual([{ level: 3 }]);
  });

  it('has a habit of such a title earn and celebrate nothing', async () => {
    const { ada } = await talkingWorld(database);
    const { award } = await ada.call(api.habits.create, { body: habitOf(RISK) });
    expect([award.xpAwarded, award.quiet]).toEqual([0, true]);
  });

  it('is counted where a device read it without a connection: once, at its time, by level alone', async () => {
    const { ada, bo, db, clock } = await talkingWorld(database);
    const at = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000).toISOString();
    const tell = (who: Person, id: string, occurredAt: string) => who.call(api.care.tellMoment, { body: { id, level: 3, occurredAt } });
    const id = '019a0000-0000-7000-8000-0000000000ab';
    const said = at(2);
    for (const _ of [1, 2]) expect(await tell(ada, id, said)).toEqual({ quietUntil: at(-22) });
    expect(await db.query.selectFrom('careEvent').select(['memberId', 'level', 'at']).execute()).toEqual([
      { memberId: ada.id, level: 3, at: said },
    ]);
    expect(await tell(ada, '019a0000-0000-7000-8000-0000000000ac', at(49))).toEqual({ quietUntil: at(-22) });
    expect(await tell(bo, id, at(-5))).toEqual({ quietUntil: at(-24) });
    expect(await db.query.selectFrom('careEvent').select('id').execute()).toHaveLength(2);
  });
});
