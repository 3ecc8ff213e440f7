import { api } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { databases, type Person } from '../testing/index.ts';
import { talkingWorld } from './testing/talking-world.ts';

const kael = { personaId: 'kael' };
const ID = '019a0000-0000-7000-8000-0000000000aa';

const makers = [
  [
    'goal',
    (who: Person, id: string) => who.call(api.goals.create, { body: { id, title: 'Walk', size: 'S' } }),
    api.goals.remove,
    api.goals.restore,
  ],
  [
    'habit',
    (who: Person, id: string) =>
      who.call(api.habits.create, { body: { id, title: 'Walk', kind: 'yes-no', schedule: { per: 'day', times: 1 } } }),
    api.habits.remove,
    api.habits.restore,
  ],
  ['mood', (who: Person, id: string) => who.call(api.mood.log, { body: { id, score: 4 } }), api.mood.remove, api.mood.restore],
  [
    'journal entry',
    (who: Person, id: string) => who.call(api.journal.write, { body: { id, title: 'Walk', body: 'Fog.', finished: true } }),
    api.journal.remove,
    api.journal.restore,
  ],
] as const;

describe.each(databases)('an id that another member has used on %s', (database) => {
  it.each(makers)(
    'keeps nobody from a %s: it is made once, can be taken back by that id, and comes back',
    async (_, make, remove, restore) => {
      const { ada, bo } = await talkingWorld(database);
      const theirs = await make(bo, ID);
      expect(theirs.id).toBe(ID);
      const own = await make(ada, ID);
      expect(own.id).not.toBe(ID);
      expect((await make(ada, ID)).id).toBe(own.id);
      const params = { id: ID };
      expect((await ada.call(remove, { params })).xpTaken).toBeGreaterThan(0);
      expect((await ada.call(restore, { params })).id).toBe(own.id);
      expect((await make(bo, ID)).award?.receipt.reason).toBe('already_counted');
    },
  );

  it('leaves a proposal confirmed, as what was made stands', async () => {
    const { ada, bo, mock } = await talkingWorld(database);
    mock.script(
      { kind: 'tool', text: 'Good.', name: 'create_goal', input: { title: 'Walk' } },
      { kind: 'stream', text: 'What comes first?' },
    );
    const { proposals, conversationId } = await ada.call(api.chat.send, { params: kael, body: { message: 'I want to walk more' } });
    const id = proposals[0]?.id ?? '';
    await bo.call(api.goals.create, { body: { id, title: 'Walk', size: 'S' } });
    await ada.call(api.goals.create, { body: { id, title: 'Walk', size: 'S' } });
    const { messages } = await ada.call(api.chat.conversation, { params: { conversationId } });
    expect(messages.at(-1)?.proposals).toMatchObject([{ id, status: 'done' }]);
  });
});
