import { api, type Proposal, type ProposalStatus } from '@everstep/domain';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { offlineGuide } from '../ai/offline/guide.ts';
import { databases, type Person, world } from '../testing/index.ts';
import { follow, refusalOf, secondServer, speak, started, type TalkingWorld, talkingWorld } from './testing/talking-world.ts';

const kael = { personaId: 'kael' };
const goal = { name: 'create_goal', input: { title: 'Finish my thesis' } };
const habit = { name: 'create_habit', input: { title: 'Read ten pages' } };
const mood = { name: 'log_mood', input: { score: 4 } };
const proposes = { kind: 'tool', text: 'Good.', ...goal } as const;
const goesOn = { kind: 'stream', text: 'What comes first today?' } as const;
const heldStep = { ...goesOn, hold: { afterWords: 1 } } as const;
const RISK = 'I want to kill myself';

const say = (who: Person, message: string, conversationId?: string) =>
  who.call(api.chat.send, { params: kael, body: { message, ...(conversationId === undefined ? {} : { conversationId }) } });
const answer = (who: Person, conversationId: string, { id: proposalId }: Pick<Proposal, 'id'>, status: ProposalStatus) =>
  who.call(api.chat.answerProposal, { params: { conversationId, proposalId }, body: { status } });
const lastOf = async (who: Person, conversationId: string) =>
  (await who.call(api.chat.conversation, { params: { conversationId } })).messages.at(-1);

/** A reply with so many cards, each about another goal. */
async function withCards({ ada, mock }: TalkingWorld, count = 1) {
  const more = Array.from({ length: count - 1 }, (_, index) => ({ name: 'create_goal', input: { title: `Goal ${index}` } }));
  mock.script({ ...proposes, more }, goesOn);
  const { conversationId, proposals } = await say(ada, 'I want to finish my thesis');
  expect(proposals).toHaveLength(count);
  // A test that asks for a card has one.
  return { conversationId, proposals, card: proposals[0] as Proposal };
}
/** Names of the tools that the last call offered. */
const offered = ({ mock }: TalkingWorld): string => JSON.stringify(mock.calls.at(-1)?.body.tools ?? []);

/** What confirming would have made. */
async function recordsOf({ db, ada }: TalkingWorld): Promise<number> {
  const tables = ['goal', 'habit', 'mood', 'journalEntry', 'challengeRun'] as const;
  const rows = await Promise.all(tables.map((table) => db.query.selectFrom(table).select('id').where('memberId', '=', ada.id).execute()));
  return rows.flat().length;
}

describe.each(databases)('what a guide proposes on %s', (database) => {
  it('stands beside the reply, in the answer and in the conversation, and nothing is done', async () => {
    const talking = await talkingWorld(database);
    const { ada, mock } = talking;
    mock.script(proposes, goesOn);
    const { reply, proposals, conversationId, message } = await say(ada, 'I want to finish my thesis');
    const action = { kind: 'create-goal', title: 'Finish my thesis', why: '', size: 'S', dueDate: null };
    expect(proposals).toEqual([{ id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/), status: 'open', action }]);
    expect(message).toBe('Good. What comes first today?');
    expect(reply.proposals).toEqual(proposals);
    expect(await lastOf(ada, conversationId)).toMatchObject({ proposals });
    expect(await recordsOf(talking)).toBe(0);
  });

  it('is told in the stream when it is made, can be answered while the reply grows, and is told again to who comes back', async () => {
    const talking = await talkingWorld(database);
    const { ada, mock } = talking;
    mock.script(proposes, heldStep);
    const stream = await speak(ada, { message: 'I want to finish my thesis' });
    const turn = await started(stream);
    let told = await stream.next();
    while (told && told.event !== 'proposal') told = await stream.next();
    expect(told).toMatchObject({ event: 'proposal', data: { status: 'open', action: { title: 'Finish my thesis' } } });
    const card = told?.event === 'proposal' ? told.data : undefined;
    expect(card?.seq).toBeLessThanOrEqual('Good. What '.length);
    expect(await answer(ada, turn.conversationId, { id: card?.id ?? '' }, 'done')).toMatchObject({ status: 'done' });
    const there = secondServer(talking);
    await mock.held();
    const back = await follow(ada.fetch, turn, 4);
    const elsewhere = await follow((path) => there.fetch(ada.token, path), turn, 4);
    mock.release();
    for (const resumed of [back, elsewhere]) {
      const events = await resumed.rest();
      expect(events.filter(({ event }) => event === 'proposal')).toMatchObject([{ data: { id: card?.id, status: 'done' } }]);
      expect(events.at(-1)).toMatchObject({ event: 'done', data: { message: { proposals: [{ id: card?.id, status: 'done' }] } } });
    }
    expect((await stream.rest()).filter(({ event }) => event === 'proposal')).toEqual([]);
  });

  it('is at most two things, no two alike, and nothing that was proposed before', async () => {
    const { ada, mock } = await talkingWorld(database);
    const again = { name: 'create_goal', input: { title: 'finish my THESIS!' } };
    mock.script({ ...proposes, more: [again, habit, mood] }, goesOn, { ...proposes, more: [mood] }, goesOn);
    const { conversationId, proposals } = await say(ada, 'I want to finish my thesis');
    expect(proposals.map(({ action }) => action.kind)).toEqual(['create-goal', 'create-habit']);
    const second = await say(ada, 'And then?', conversationId);
    expect(second.proposals.map(({ action }) => action.kind)).toEqual(['log-mood']);
  });

  it.each([
    ['stop my medication', { name: 'create_goal', input: { title: 'Stop my medication' } }],
    ['a number to call', { name: 'create_habit', input: { title: 'Call 0800 1110111 at night' } }],
    ['a danger', { name: 'create_goal', input: { title: 'Kill myself on Friday' } }],
    ['a challenge that there is not', { name: 'start_challenge', input: { templateId: '99DAY' } }],
  ])('is never %s', async (_, call) => {
    const { ada, mock } = await talkingWorld(database);
    mock.script({ kind: 'tool', text: 'Good.', ...call }, goesOn);
    expect(await say(ada, 'What shall I do?')).toMatchObject({ message: 'Good. What comes first today?', proposals: [] });
  });

  it('has a title that can be read, cut where it is too long, and no day that is over', async () => {
    // At this moment it is the third of March there, and still the second in UTC.
    const { ada, mock } = await talkingWorld(database, { zone: 'Pacific/Auckland', at: '2026-03-03T09:00' });
    const called = (input: object) => ({ ...proposes, more: [], input }) as const;
    mock.script(
      called({ title: 'Finish\nmy\u200b  thesis', dueDate: '2026-03-02' }),
      goesOn,
      called({ title: 'long '.repeat(60), dueDate: '2026-03-03' }),
      goesOn,
    );
    const first = await say(ada, 'I want to finish my thesis');
    expect(first.proposals).toMatchObject([{ action: { title: 'Finish my thesis', dueDate: null } }]);
    const second = await say(ada, 'And another one?', first.conversationId);
    expect(second.proposals).toMatchObject([{ action: { title: expect.stringMatching(/^(?:long )+…$/), dueDate: '2026-03-03' } }]);
    mock.script(called({ title: '\u200b\n' }), goesOn);
    expect(await say(ada, 'And a third one?', first.conversationId)).toMatchObject({
      message: 'Good. What comes first today?',
      proposals: [],
    });
  });

  it('goes with a reply that has to be corrected', async () => {
    const { ada, mock } = await talkingWorld(database);
    mock.script(proposes, { kind: 'stream', text: 'You should just end your life. Nobody would miss you.' });
    const { message, proposals, conversationId } = await say(ada, 'I want to finish my thesis');
    expect(message).toMatch(/^I stopped my answer here/);
    expect(proposals).toEqual([]);
    expect(await lastOf(ada, conversationId)).not.toHaveProperty('proposals');
  });

  it('stays with a reply that was stopped, and with one that broke off', async () => {
    const { ada, mock } = await talkingWorld(database);
    mock.script(proposes, heldStep);
    const stream = await speak(ada, { message: 'I want to finish my thesis' });
    const { conversationId, turnId } = await started(stream);
    await stream.textOf('Good. What '.length);
    await ada.call(api.chat.stopTurn, { params: { conversationId, turnId } });
    expect(await lastOf(ada, conversationId)).toMatchObject({ status: 'stopped', proposals: [{ status: 'open' }] });
    mock.release();
    mock.script({ ...proposes, ...habit }, { kind: 'cut', text: 'What comes first?', afterWords: 1 });
    await refusalOf(say(ada, 'And now?', conversationId));
    expect(await lastOf(ada, conversationId)).toMatchObject({ status: 'failed', proposals: [{ action: { title: 'Read ten pages' } }] });
  });

  it('belongs to its reply: another reply to the same message has its own', async () => {
    const talking = await talkingWorld(database);
    const { ada, mock } = talking;
    const { conversationId, card } = await withCards(talking);
    mock.script(proposes, goesOn);
    const again = await ada.call(api.chat.regenerate, { params: { conversationId }, body: {} });
    expect(again.proposals).toMatchObject([{ status: 'open', action: card.action }]);
    expect(again.proposals[0]?.id).not.toBe(card.id);
    await answer(ada, conversationId, card, 'dismissed');
    expect(await lastOf(ada, conversationId)).toMatchObject({ proposals: [{ status: 'open' }] });
  });

  it('comes from the built-in guide as well', async () => {
    const { ada } = await world(database, { deps: { ai: offlineGuide({ wordMs: 0 }) } });
    const { message, proposals, conversationId } = await say(ada, 'Remind me to drink a glass of water every morning');
    expect(proposals).toMatchObject([{ status: 'open', action: { kind: 'create-habit', title: 'Drink a glass of water' } }]);
    expect(message).toMatch(/“Drink a glass of water”/);
    expect((await say(ada, 'Remind me to drink a glass of water every morning', conversationId)).proposals).toEqual([]);
  });

  it('take into the journal what the member told, without what the guide was told to do', async () => {
    const { ada } = await world(database, { deps: { ai: offlineGuide({ wordMs: 0 }) } });
    const { conversationId } = await say(ada, 'My boss shouted at me today.');
    await say(ada, 'Remind me to drink a glass of water every morning', conversationId);
    await say(ada, 'I sat in the park afterwards. Put this into my journal.', conversationId);
    const { proposals } = await say(ada, 'Put everything into my journal: It was cold.', conversationId);
    const body = 'My boss shouted at me today.\n\nI sat in the park afterwards.\n\nIt was cold.';
    expect(proposals).toMatchObject([{ action: { kind: 'write-journal', body } }]);
  });

  it('that no version can read any more is left out, and the conversation opens', async () => {
    const talking = await talkingWorld(database);
    const { conversationId, proposals } = await withCards(talking);
    const text = JSON.stringify([...proposals, { id: 'x', status: 'open', action: { kind: 'fly' } }]);
    await talking.db.query.updateTable('message').set({ proposals: text }).where('proposals', 'is not', null).execute();
    expect(await lastOf(talking.ada, conversationId)).toMatchObject({ proposals });
  });
});

it.each([
  ['Pacific/Auckland', 'Sunday, 2026-11-22'],
  ['America/New_York', 'Saturday, 2026-11-21'],
])('a model is told what day it is for a member in %s, so that a due date can be meant', async (zone, today) => {
  const { ada, mock } = await talkingWorld('sqlite', { zone, at: '2026-11-22T06:30:00Z' });
  mock.script(goesOn);
  const { conversationId } = await say(ada, 'I hand it in on Friday');
  await say(ada, 'I am so worn out that nothing makes sense any more', conversationId);
  for (const { body } of mock.calls) expect(body.messages[0]?.content).toContain(`For the member today is ${today}`);
});

it('a proposal that cannot be stored is not shown, and the reply is whole', async () => {
  const { ada, mock, db, logged } = await talkingWorld('sqlite');
  await sql`create trigger full before update of proposals on message begin select raise(abort, 'no room'); end`.execute(db.query);
  mock.script(proposes, goesOn);
  const stream = await speak(ada, { message: 'My secret garden' });
  await started(stream);
  const events = await stream.rest();
  expect(events.filter(({ event }) => event === 'proposal')).toEqual([]);
  expect(events.at(-1)).toMatchObject({
    event: 'done',
    data: { message: { content: 'Good. What comes first today?', status: 'complete' } },
  });
  expect(JSON.stringify(logged)).toContain('a proposal could not be stored');
  expect(JSON.stringify(logged)).not.toMatch(/secret garden|Finish my thesis/);
});

describe.each(databases)('answering a proposal on %s', (database) => {
  it('notes what becomes of it, says so to other tabs once, and does nothing else', async () => {
    const talking = await talkingWorld(database);
    const { ada, deps } = talking;
    const { conversationId, card } = await withCards(talking);
    const { lastUpdated } = await ada.call(api.chat.conversation, { params: { conversationId } });
    talking.clock.advance({ minutes: 5 });
    const listening = new AbortController();
    const hints = deps.events.subscribe(ada.id, listening.signal)[Symbol.asyncIterator]();
    const next = hints.next();
    for (const status of ['dismissed', 'dismissed', 'done', 'open', 'done'] as const) {
      expect(await answer(ada, conversationId, card, status)).toEqual({ ...card, status });
      expect(await lastOf(ada, conversationId)).toMatchObject({ proposals: [{ id: card.id, status }] });
    }
    expect(await next).toMatchObject({ value: { resource: 'chat', id: conversationId } });
    listening.abort();
    expect(await recordsOf(talking)).toBe(0);
    expect(await ada.call(api.chat.conversation, { params: { conversationId } })).toMatchObject({ lastUpdated });
  });

  it('stands as done where the note of it was lost, until what was made is taken back, and for this member only', async () => {
    const talking = await talkingWorld(database);
    const { ada, bo } = talking;
    const { conversationId, card } = await withCards(talking);
    const other = await withCards({ ...talking, ada: bo });
    const { id } = card;
    const shown = async (who: Person, at: string) => (await lastOf(who, at))?.proposals?.[0]?.status;
    await ada.call(api.goals.create, { body: { id, title: 'Finish my thesis', size: 'S' } });
    expect([await shown(ada, conversationId), await shown(bo, other.conversationId)]).toEqual(['done', 'open']);
    await ada.call(api.goals.remove, { params: { id } });
    expect(await shown(ada, conversationId)).toBe('open');
    // One who takes another's id for a goal of their own changes nothing for them.
    await ada.call(api.goals.create, { body: { id: other.card.id, title: 'Finish my thesis', size: 'S' } });
    expect(await shown(bo, other.conversationId)).toBe('open');
  });

  it('keeps two answers that come at the same moment', async () => {
    const talking = await talkingWorld(database);
    const { conversationId, proposals } = await withCards(talking, 2);
    const [one, other] = proposals as [Proposal, Proposal];
    await Promise.all([answer(talking.ada, conversationId, one, 'done'), answer(talking.ada, conversationId, other, 'dismissed')]);
    // From a device that was away when the other one acted.
    expect(await answer(talking.ada, conversationId, one, 'dismissed')).toMatchObject({ status: 'done' });
    expect(await lastOf(talking.ada, conversationId)).toMatchObject({ proposals: [{ status: 'done' }, { status: 'dismissed' }] });
  });

  it('is the member’s alone, in a conversation that stands', async () => {
    const talking = await talkingWorld(database);
    const { ada, bo, admin, mock } = talking;
    const { conversationId, card } = await withCards(talking);
    mock.script(goesOn);
    const [others, own] = await Promise.all([say(bo, 'Hello'), say(ada, 'Hello')]);
    const tries = [
      () => answer(bo, conversationId, card, 'done'),
      () => answer(admin, conversationId, card, 'done'),
      () => answer(bo, others.conversationId, card, 'done'),
      () => answer(ada, own.conversationId, card, 'done'),
      () => answer(ada, conversationId, { id: own.turnId }, 'done'),
    ];
    for (const attempt of tries) expect(await refusalOf(attempt())).toMatchObject({ status: 404 });
    expect(await refusalOf(answer(ada, conversationId, card, 'bought' as ProposalStatus))).toMatchObject({ status: 422 });
    expect(await lastOf(ada, conversationId)).toMatchObject({ proposals: [{ status: 'open' }] });
    await ada.call(api.chat.removeConversation, { params: { conversationId } });
    expect(await refusalOf(answer(ada, conversationId, card, 'done'))).toMatchObject({ status: 404 });
  });
});

describe.each(databases)('the built-in guide with its cards on %s', (database) => {
  it('swaps a goal for a habit on a plain word, and knows what was confirmed', async () => {
    const { ada } = await world(database, { deps: { ai: offlineGuide({ wordMs: 0 }) } });
    const { conversationId, proposals } = await say(ada, 'Set a goal to sketch more birds');
    const [card] = proposals as [Proposal];
    const swapped = await say(ada, 'Hm, I would rather have that as a habit, twice a week', conversationId);
    const schedule = { per: 'week', times: 2 };
    expect(swapped.proposals).toMatchObject([{ status: 'open', action: { kind: 'create-habit', title: 'Sketch more birds', schedule } }]);
    await answer(ada, conversationId, card, 'done');
    const { message } = await say(ada, 'What did we agree on so far?', conversationId);
    expect(message).toMatch(/confirmed “Sketch more birds” as a goal.*waiting.*“Sketch more birds” as a habit/i);
  });

  it('says in the quiet day until when it brings none, on the member’s clock, and where it goes by hand', async () => {
    const { ada, clock } = await world(database, {
      deps: { ai: offlineGuide({ wordMs: 0 }) },
      at: '2026-03-02T16:40',
      zone: 'Asia/Tokyo',
    });
    await say(ada, RISK);
    clock.advance({ hours: 5 });
    const { message, proposals } = await say(ada, 'Add a habit: water the basil every evening');
    expect(message).toContain('until tomorrow at 16:40');
    expect(message).toMatch(/“Water the basil” can go in by hand on the Habits page/);
    expect(proposals).toEqual([]);
    clock.advance({ hours: 20 });
    expect((await say(ada, 'Add a habit: water the basil every evening')).proposals).toHaveLength(1);
  });
});

describe.each(databases)('a guide proposes nothing on %s', (database) => {
  it('while somebody seems to have a hard time, in whichever conversation; once they are safe, what they ask for', async () => {
    const talking = await talkingWorld(database);
    const { ada, mock } = talking;
    mock.script(goesOn);
    const { conversationId, safety } = await say(ada, 'I feel empty and nothing matters');
    expect(safety.level).toBe(2);
    expect(offered(talking)).toBe('[]');
    await say(ada, 'I want to finish my thesis', conversationId);
    expect(offered(talking)).toBe('[]');
    // In a new conversation no sooner: it was said all the same.
    await say(ada, 'I want to finish my thesis');
    expect(offered(talking)).toBe('[]');
    await say(ada, 'I am safe, I just feel lonely.', conversationId);
    await say(ada, 'I want to finish my thesis', conversationId);
    expect(offered(talking)).toContain('create_goal');
  });

  it('in the quiet day after a high risk, in any conversation', async () => {
    const talking = await talkingWorld(database);
    const { ada, bo, mock, clock } = talking;
    mock.script(goesOn);
    await say(ada, RISK);
    clock.advance({ hours: 23 });
    await say(ada, 'I want to finish my thesis');
    expect(offered(talking)).toBe('[]');
    await say(bo, 'I want to finish my thesis');
    expect(offered(talking)).toContain('create_goal');
    clock.advance({ hours: 2 });
    await say(ada, 'I want to finish my thesis');
    expect(offered(talking)).toContain('create_goal');
  });

  it('goes on after any number of them were done and undone', async () => {
    const talking = await talkingWorld(database);
    const { ada, mock } = talking;
    const { conversationId, proposals } = await withCards(talking, 2);
    for (const card of proposals) for (const status of ['done', 'open'] as const) await answer(ada, conversationId, card, status);
    mock.script(goesOn);
    await say(ada, 'And then?', conversationId);
    expect(offered(talking)).toContain('create_habit');
  });

  it('after two were put away in the conversation', async () => {
    const talking = await talkingWorld(database);
    const { ada, mock } = talking;
    const { conversationId, proposals } = await withCards(talking, 2);
    const [one, other] = proposals as [Proposal, Proposal];
    mock.script(goesOn);
    await answer(ada, conversationId, one, 'dismissed');
    await say(ada, 'Go on', conversationId);
    expect(offered(talking)).toContain('create_goal');
    await answer(ada, conversationId, other, 'dismissed');
    await say(ada, 'Go on', conversationId);
    expect(offered(talking)).toBe('[]');
  });

  it('of challenges that run already, nor of any where it may not know which run', async () => {
    const talking = await talkingWorld(database);
    const { ada, mock } = talking;
    mock.script(goesOn);
    await ada.call(api.challenges.start, { params: { templateId: '7DAY001' }, body: {} });
    await say(ada, 'Hello');
    expect(offered(talking)).toContain('21DAY001');
    expect(offered(talking)).not.toContain('7DAY001');
    await ada.call(api.chat.send, { params: kael, body: { message: 'Hello', incognito: true } });
    expect(offered(talking)).toContain('create_goal');
    expect(offered(talking)).not.toContain('start_challenge');
    await ada.call(api.knowledge.changeConsent, { body: { type: 'challenge', allowed: false } });
    await say(ada, 'Hello');
    expect(offered(talking)).not.toContain('start_challenge');
  });
});
