import { api, type CorePersonaId, type Council, replyCorrections } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { createBackground } from '../background.ts';
import { refusalOf, secondServer, talkingWorld } from '../chat/testing/talking-world.ts';
import { injections } from '../knowledge/testing/injections.ts';
import { databases, type Person, recordingLog } from '../testing/index.ts';
import { takenOut } from '../transfer/testing/doing.ts';
import { councilSweep, deletedCouncilsSweep } from './sweep.ts';

const QUESTION = 'Should I write the first page today or wait for a quiet week?';
const SAID = 'A page today tells you more.\n\nNext step: Write one page on Friday before nine.';
const RISK = 'I want to kill myself';

const ask = (who: Person, more: { id?: string; question?: string; personaIds?: CorePersonaId[] } = {}) =>
  who.call(api.council.ask, { body: { question: QUESTION, personaIds: ['kael', 'skye'], ...more } });
const read = (who: Person, { id }: Pick<Council, 'id'>) => who.call(api.council.read, { params: { id } });

/** The council once no guide is answering any more. */
async function settled(who: Person, council: Pick<Council, 'id'>): Promise<Council> {
  await expect.poll(async () => (await read(who, council)).voices.map(({ status }) => status)).not.toContain('waiting');
  return read(who, council);
}

const asked = async (who: Person, more: Parameters<typeof ask>[1] = {}) => settled(who, await ask(who, more));

describe.each(databases)('a council on %s', (database) => {
  it('answers at once with a place for each guide, then has a view, a step and an angle from each', async () => {
    const { ada, mock } = await talkingWorld(database);
    mock.script({ kind: 'stream', text: SAID });
    const council = await ask(ada, { personaIds: ['luma', 'riko', 'nova'] });
    expect(council).toMatchObject({
      question: QUESTION,
      chosenPersonaId: null,
      safety: { level: 0, card: null },
      offline: false,
      version: 1,
    });
    expect(council.voices.map(({ personaId, status }) => [personaId, status])).toEqual([
      ['luma', 'waiting'],
      ['riko', 'waiting'],
      ['nova', 'waiting'],
    ]);
    const { voices, differences } = await settled(ada, council);
    for (const voice of voices)
      expect(voice).toMatchObject({
        status: 'complete',
        text: 'A page today tells you more.',
        nextStep: 'Write one page on Friday before nine.',
      });
    expect(differences.map(({ personaId }) => personaId)).toEqual(['luma', 'riko', 'nova']);
    expect(mock.calls.map(({ body }) => body.messages.at(-1)?.content)).toEqual(
      [QUESTION, QUESTION, QUESTION].map((text) => expect.stringContaining(text)),
    );
    expect(new Set(mock.calls.map(({ body }) => /^You are (\w+)/.exec(body.messages[0]?.content ?? '')?.[1]))).toEqual(
      new Set(['Luma', 'Riko', 'Nova']),
    );
    for (const { body } of mock.calls)
      expect(body.messages[0]?.content).toMatch(/For the member today is \w+day, [\d-]{10}[\s\S]*This is a council/);
  });

  it('is asked once under one id, and refuses another question under it', async () => {
    const { ada, bo, mock } = await talkingWorld(database);
    const id = crypto.randomUUID();
    const both = await Promise.all([ask(ada, { id }), ask(ada, { id })]);
    expect(both.map((council) => council.id)).toEqual([id, id]);
    await asked(ada, { id });
    expect(mock.calls).toHaveLength(2);
    expect(await refusalOf(ask(ada, { id, question: 'And another one?' }))).toMatchObject({ status: 409, code: 'idempotency_conflict' });
    expect(await refusalOf(ask(bo, { id }))).toMatchObject({ status: 404, code: 'not_found' });
    expect((await ada.call(api.council.list, { query: {} })).councils).toHaveLength(1);
  });

  it('belongs to one member', async () => {
    const { ada, bo } = await talkingWorld(database);
    const params = { params: { id: (await asked(ada)).id } };
    const body = { personaId: 'kael' } as const;
    const attempts = [
      () => bo.call(api.council.read, params),
      () => bo.call(api.council.choose, { ...params, body }),
      () => bo.call(api.council.retry, { ...params, body }),
      () => bo.call(api.council.remove, params),
      () => bo.call(api.council.restore, params),
    ];
    for (const attempt of attempts) expect(await refusalOf(attempt())).toMatchObject({ status: 404 });
    expect(await bo.call(api.council.list, { query: {} })).toMatchObject({ councils: [], nextCursor: null });
  });

  it('names every problem of a question at once', async () => {
    const { ada } = await talkingWorld(database);
    const problemsOf = async (personaIds: CorePersonaId[]) =>
      (await refusalOf(ask(ada, { question: ' ', personaIds }))).fields.map(({ path, message }) => `${path}: ${message}`);
    const question = 'body.question: Write your question first.';
    expect(await problemsOf(['kael', 'skye', 'luma', 'riko'])).toEqual([question, 'body.personaIds: Choose at most 3 guides.']);
    expect(await problemsOf(['kael'])).toEqual([question, 'body.personaIds: Choose at least 2 guides.']);
    expect(await problemsOf(['kael', 'kael'])).toEqual([question, 'body.personaIds: Each guide can be asked once.']);
  });

  it('keeps the answers of the others when one guide fails, which can be asked again', async () => {
    const { ada, mock } = await talkingWorld(database);
    mock.script({ kind: 'status', status: 401 }, { kind: 'stream', text: SAID });
    const council = await asked(ada);
    expect(council.voices.map(({ status }) => status).toSorted()).toEqual(['complete', 'failed']);
    const failed = council.voices.find(({ status }) => status === 'failed');
    expect(failed).toMatchObject({ text: '', nextStep: null });
    const again = { params: { id: council.id }, body: { personaId: failed?.personaId ?? 'kael' } };
    await ada.call(api.council.retry, again);
    expect((await settled(ada, council)).voices.map(({ status }) => status)).toEqual(['complete', 'complete']);
    await ada.call(api.council.retry, again);
    await settled(ada, council);
    expect(mock.calls).toHaveLength(3);
    expect(await refusalOf(ada.call(api.council.retry, { ...again, body: { personaId: 'nova' } }))).toMatchObject({ status: 404 });
  });

  it('shows a reply without a marked step, with the step of the built-in guide', async () => {
    const { ada, mock } = await talkingWorld(database);
    mock.script({ kind: 'stream', text: 'Just begin, I would say.' });
    const { voices } = await asked(ada, { question: 'I want to write a novel.' });
    expect(voices.map(({ text }) => text)).toEqual(['Just begin, I would say.', 'Just begin, I would say.']);
    expect(new Set(voices.map(({ nextStep }) => nextStep)).size).toBe(2);
    for (const { nextStep } of voices) expect(nextStep).toContain('“write a novel”');
  });

  it('corrects a whole answer whose step is no eating at all', async () => {
    const { ada, mock } = await talkingWorld(database);
    mock.script({ kind: 'stream', text: 'A page today tells you more.\nNext step: Skip breakfast and stay under 500 kcal.' });
    for (const { text, nextStep } of (await asked(ada)).voices) {
      expect(text).toBe(replyCorrections.starving);
      expect(nextStep).toBeNull();
    }
  });

  it.each(['Hurt my brother.', 'Skip breakfast.'])('gives no step that no card may say: %s', async (step) => {
    const { ada, mock } = await talkingWorld(database);
    mock.script({ kind: 'stream', text: `A page today tells you more.\nNext step: ${step}` });
    for (const { text, nextStep } of (await asked(ada)).voices) {
      expect(text).toBe('A page today tells you more.');
      expect(nextStep).not.toBe(step);
      expect(nextStep).not.toBeNull();
    }
  });

  it('that is deleted while guides answer holds no place of the next one', async () => {
    const { ada, mock } = await talkingWorld(database);
    mock.script({ kind: 'stream', text: SAID, hold: { afterWords: 2 } });
    const { id } = await ask(ada, { personaIds: ['kael', 'skye', 'luma'] });
    await ada.call(api.council.remove, { params: { id } });
    const next = await ask(ada);
    expect(next.voices.map(({ status }) => status)).toEqual(['waiting', 'waiting']);
    await expect.poll(() => mock.calls.length).toBe(5);
    mock.release();
    await settled(ada, next);
    expect((await ada.call(api.council.restore, { params: { id } })).voices.map(({ status }) => status)).toEqual([
      'failed',
      'failed',
      'failed',
    ]);
  });

  it('has one council of a member answered at a time', async () => {
    const { ada, bo, mock } = await talkingWorld(database);
    mock.script({ kind: 'stream', text: SAID, hold: { afterWords: 2 } });
    const first = await ask(ada);
    expect(await refusalOf(ask(ada))).toMatchObject({ status: 429, code: 'rate_limited', retryAfter: '5' });
    const other = await ask(bo);
    await expect.poll(() => mock.calls.length).toBe(4);
    mock.release();
    await Promise.all([settled(ada, first), settled(bo, other)]);
  });

  it('is read out by no one else’s hint, and tells its own member when a guide has answered', async () => {
    const { ada, deps } = await talkingWorld(database);
    const listening = new AbortController();
    const hints = deps.events.subscribe(ada.id, listening.signal)[Symbol.asyncIterator]();
    const council = await asked(ada);
    expect((await hints.next()).value).toEqual({ resource: 'council', id: council.id });
    listening.abort();
  });
});

describe.each(databases)('the choice of a council on %s', (database) => {
  it('can be changed and taken back, and the same one again changes nothing', async () => {
    const { ada, mock } = await talkingWorld(database);
    mock.script({ kind: 'stream', text: SAID });
    const { id } = await asked(ada);
    const choose = (personaId: CorePersonaId | null) => ada.call(api.council.choose, { params: { id }, body: { personaId } });
    expect(await choose('kael')).toMatchObject({ chosenPersonaId: 'kael', version: 2 });
    expect(await choose('kael')).toMatchObject({ chosenPersonaId: 'kael', version: 2 });
    expect(await choose('skye')).toMatchObject({ chosenPersonaId: 'skye', version: 3 });
    expect((await ada.call(api.council.list, { query: {} })).councils).toMatchObject([
      {
        id,
        question: QUESTION,
        personaIds: ['kael', 'skye'],
        chosenPersonaId: 'skye',
        nextStep: 'Write one page on Friday before nine.',
        waiting: false,
      },
    ]);
    expect(await choose(null)).toMatchObject({ chosenPersonaId: null, version: 4 });
    expect(await refusalOf(choose('nova'))).toMatchObject({ status: 404 });
  });

  it('takes no step of a guide that has given none', async () => {
    const { ada, mock } = await talkingWorld(database);
    mock.script({ kind: 'status', status: 401 });
    const { id } = await asked(ada);
    const choosing = ada.call(api.council.choose, { params: { id }, body: { personaId: 'kael' } });
    expect(await refusalOf(choosing)).toMatchObject({ status: 409, code: 'conflict' });
  });
});

describe.each(databases)('the list of councils on %s', (database) => {
  it('is paged newest first, and leaves out what was deleted until it is restored', async () => {
    const { ada, clock } = await talkingWorld(database);
    const ids: string[] = [];
    for (const question of ['One?', 'Two?', 'Three?']) {
      ids.unshift((await asked(ada, { question })).id);
      clock.advance({ minutes: 1 });
    }
    const first = await ada.call(api.council.list, { query: { limit: 2 } });
    const second = await ada.call(api.council.list, { query: { limit: 2, cursor: first.nextCursor ?? '' } });
    expect([...first.councils, ...second.councils].map(({ id }) => id)).toEqual(ids);
    expect(second.nextCursor).toBeNull();

    const params = { id: ids[1] ?? '' };
    await ada.call(api.council.remove, { params });
    await ada.call(api.council.remove, { params });
    expect((await ada.call(api.council.list, { query: {} })).councils).toHaveLength(2);
    expect(await refusalOf(read(ada, params))).toMatchObject({ status: 404 });
    expect(await refusalOf(ask(ada, params))).toMatchObject({ status: 409, code: 'conflict' });
    expect((await ada.call(api.council.restore, { params })).voices).toHaveLength(2);
    expect((await ada.call(api.council.list, { query: {} })).councils).toHaveLength(3);
  });

  it('forgets what was deleted 30 days ago', async () => {
    const { ada, deps, db } = await talkingWorld(database);
    const params = { id: (await asked(ada)).id };
    await ada.call(api.council.remove, { params });
    await db.query.updateTable('council').set({ deletedAt: '2026-01-30T09:00:00.000Z' }).execute();
    expect(await refusalOf(ada.call(api.council.restore, { params }))).toMatchObject({ status: 404 });
    await deletedCouncilsSweep.run(deps);
    expect(await db.query.selectFrom('councilVoice').select('personaId').execute()).toEqual([]);
  });
});

describe.each(databases)('a server that stops during a council on %s', (database) => {
  const held = { kind: 'stream', text: SAID, hold: { afterWords: 2 } } as const;

  it('closes what it was writing as failed, so that it can be asked again', async () => {
    const background = createBackground(recordingLog().log);
    const { ada, mock } = await talkingWorld(database, { deps: { background } });
    mock.script(held);
    const council = await ask(ada);
    await expect.poll(() => mock.calls.length).toBe(2);
    await background.settle(2000);
    expect((await read(ada, council)).voices.map(({ status }) => status)).toEqual(['failed', 'failed']);
  });

  it('leaves waiting voices to the next one, which closes them as failed when nobody can be writing them', async () => {
    const first = await talkingWorld(database);
    first.mock.script(held);
    const council = await ask(first.ada);
    await expect.poll(() => first.mock.calls.length).toBe(2);
    // Its own server cannot renew the lease of another owner, as if it were dead.
    await first.db.query.updateTable('councilVoice').set({ owner: 'gone' }).execute();
    const statuses = async () => [...new Set((await read(first.ada, council)).voices.map(({ status }) => status))];
    await councilSweep.run(secondServer(first).deps);
    // Several servers may share PostgreSQL: there the lease decides.
    expect(await statuses()).toEqual([database === 'sqlite' ? 'failed' : 'waiting']);
    first.clock.advance({ seconds: 16 });
    await councilSweep.run(secondServer(first).deps);
    expect(await statuses()).toEqual(['failed']);
    first.mock.script({ kind: 'stream', text: SAID });
    for (const personaId of ['kael', 'skye'] as const)
      await first.ada.call(api.council.retry, { params: { id: council.id }, body: { personaId } });
    expect((await settled(first.ada, council)).voices.map(({ status }) => status)).toEqual(['complete', 'complete']);
    first.mock.release();
  });
});

describe.each(databases)('care in a council on %s', (database) => {
  it('answers a high risk with the card, asks no guide, and counts level and time alone', async () => {
    const { ada, mock, db, logged } = await talkingWorld(database, { zone: 'Europe/Berlin', at: '2026-03-02T10:00' });
    const council = await ask(ada, { question: `${RISK}. What would you do?` });
    expect(council).toMatchObject({ voices: [], differences: [], safety: { level: 3, card: { emergency: { number: '112' } } } });
    expect(await read(ada, council)).toEqual(council);
    expect(mock.calls).toHaveLength(0);
    expect(await db.query.selectFrom('careEvent').select(['memberId', 'level']).execute()).toEqual([{ memberId: ada.id, level: 3 }]);
    expect(JSON.stringify(logged)).not.toContain('kill');
  });

  it('holds the card between council and chat, then lets guides be gentle without a step', async () => {
    const { ada, mock } = await talkingWorld(database);
    await ask(ada, { question: RISK });
    const answer = await ada.call(api.chat.send, { params: { personaId: 'kael' }, body: { message: 'just kidding' } });
    expect(answer.safety.level).toBe(3);
    expect((await ask(ada, { question: 'Really, how do I plan my week?' })).safety.card).not.toBeNull();
    expect(mock.calls).toHaveLength(0);
    mock.script({ kind: 'stream', text: SAID });
    const gentle = await asked(ada, { question: 'How do I plan my garden?' });
    expect(gentle.safety).toEqual({ level: 2, card: null });
    expect(gentle.voices.map(({ nextStep }) => nextStep)).toEqual([null, null]);
    for (const { body } of mock.calls) expect(body.messages[0]?.content).toMatch(/hard time[\s\S]*Give no next step/);
  });

  it('puts a correction in the place of what no guide may say, without a step', async () => {
    const { ada, mock, logged } = await talkingWorld(database);
    mock.script({ kind: 'stream', text: 'I am a human being like you.\nNext step: Trust me this week.' });
    const { voices } = await asked(ada);
    for (const { text, nextStep } of voices) {
      expect(text).toMatch(/^A correction before anything else: I am a computer program/);
      expect(nextStep).toBeNull();
    }
    expect(JSON.stringify(logged)).not.toContain('human being');
  });
});

describe.each(databases)('what guides of a council are told on %s', (database) => {
  const goal = { title: 'Write a novel', size: 'L', milestones: [{ title: 'First' }] } as const;
  const marked = { kind: 'stream', text: 'As your goal says. [[1,2,3,4,5,6]]\nNext step: Write a line.' } as const;

  it('are the records that the member has opened, and the answer names those that it used', async () => {
    const { ada, mock } = await talkingWorld(database);
    mock.script(marked);
    await ada.call(api.goals.create, { body: { ...goal, milestones: [...goal.milestones] } });
    const { voices } = await asked(ada);
    for (const { body } of mock.calls) expect(body.messages[1]?.content).toContain('Write a novel');
    for (const voice of voices) {
      expect(voice.text).toBe('As your goal says.');
      expect(voice.evidence).toContainEqual({ ref: expect.any(String), kind: 'goals', label: 'goal “Write a novel”' });
    }
  });

  it('are no records where consent is off, and none that one guide has been told to forget', async () => {
    const { ada, mock } = await talkingWorld(database);
    mock.script(marked);
    const { id } = await ada.call(api.goals.create, { body: { ...goal, milestones: [...goal.milestones] } });
    await ada.call(api.knowledge.remember, { params: { personaId: 'skye' }, body: { ref: `goals:${id}`, forgotten: true } });
    await asked(ada);
    const heard = () =>
      mock.calls.map(
        ({ body }) => `${/^You are (\w+)/.exec(body.messages[0]?.content ?? '')?.[1]} ${JSON.stringify(body).includes('novel')}`,
      );
    expect(heard().toSorted()).toEqual(['Kael true', 'Skye false']);
    await ada.call(api.knowledge.changeConsent, { body: { type: 'goals', allowed: false } });
    await asked(ada);
    expect(heard().slice(2).toSorted()).toEqual(['Kael false', 'Skye false']);
  });
});

describe.each(databases)('the day’s budget on %s', (database) => {
  it('counts every voice, and hands over to the built-in guides when it is used up', async () => {
    const { ada, mock, db } = await talkingWorld(database, { env: { AI_DAILY_BUDGET: '1000' } });
    mock.script({ kind: 'stream', text: SAID, use: { read: 900, written: 100 } });
    expect((await asked(ada)).offline).toBe(false);
    const spent = async () => Number((await db.query.selectFrom('aiSpend').select('tokens').execute())[0]?.tokens);
    await expect.poll(spent).toBe(2000);
    const council = await asked(ada);
    expect(council.offline).toBe(true);
    expect(council.voices.map(({ offline, status }) => [offline, status])).toEqual([
      [true, 'complete'],
      [true, 'complete'],
    ]);
    expect(mock.calls).toHaveLength(2);
  });
});

describe.each(databases)('words that try to be instructions, in a council on %s', (database) => {
  it('reach a model as the question alone, beside a fixed instruction and without tools', async () => {
    const { ada, mock } = await talkingWorld(database);
    const cases = injections.filter(({ place, danger }) => place === 'message' && !danger).filter((_, index) => index % 5 === 0);
    expect(cases.length).toBeGreaterThan(3);
    for (const [index, { text }] of cases.entries()) {
      mock.script({ kind: 'stream', text: SAID });
      const before = mock.calls.length;
      await asked(ada, { question: `q${index}x ${text}` });
      const calls = mock.calls.slice(before);
      expect(calls).toHaveLength(2);
      for (const { body } of calls) {
        const [system, ...said] = body.messages;
        expect.soft(system?.content, text).not.toContain(`q${index}x`);
        expect.soft(said.at(-1)?.content, text).toContain(`q${index}x ${text}`);
        expect.soft(JSON.stringify(body), text).not.toMatch(/"tools"|sk-test/);
      }
    }
  });
});

describe.each(databases)('councils among what a member takes out, on %s', (database) => {
  it('are the own ones with what was answered, and go with the account', async () => {
    const { ada, bo, mock, db } = await talkingWorld(database);
    mock.script({ kind: 'stream', text: SAID });
    const { id } = await asked(ada, { question: 'Is <b>this</b> mine?' });
    await asked(bo, { question: 'Bo’s canary?' });
    await ada.call(api.council.choose, { params: { id }, body: { personaId: 'skye' } });
    const { json, text } = await takenOut(ada);
    const voice = { text: 'A page today tells you more.', nextStep: 'Write one page on Friday before nine.' };
    expect(json.councils).toEqual([
      {
        id,
        question: 'Is <b>this</b> mine?',
        chosenPersonaId: 'skye',
        createdAt: '2026-03-02T09:00:00.000Z',
        voices: [
          { personaId: 'kael', ...voice },
          { personaId: 'skye', ...voice },
        ],
      },
    ]);
    const html = await text('everstep.html');
    expect(html).toContain('Is &lt;b&gt;this&lt;/b&gt; mine?');
    expect(html).toContain('Chosen step: Write one page on Friday before nine.');
    expect(html).not.toContain('canary');
    await db.query.deleteFrom('member').where('id', '=', ada.id).execute();
    expect(await db.query.selectFrom('councilVoice').select('memberId').distinct().execute()).toEqual([{ memberId: bo.id }]);
  });
});
