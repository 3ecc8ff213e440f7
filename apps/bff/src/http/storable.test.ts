import { api, type Input } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { databases, world } from '../testing/index.ts';
import { storableJson, storableText } from './storable.ts';

const kael = { personaId: 'kael' };

describe('text that databases can hold', () => {
  it('has the replacement character where U+0000 or half a pair of surrogates was', () => {
    expect(storableText('a\0b\ud800c')).toBe('a\uFFFDb\uFFFDc');
    expect(storableText('whole 😀 and ordinary')).toBe('whole 😀 and ordinary');
  });

  it.each([
    [String.raw`"a\u0000b"`, 'a\uFFFDb'],
    [String.raw`"\ud83d\ude00 stays, \uD83D does not"`, '😀 stays, \uFFFD does not'],
    [String.raw`"\ude00\ud83d the wrong way round"`, '\uFFFD\uFFFD the wrong way round'],
    [String.raw`"a backslash before the letters: \\u0000"`, String.raw`a backslash before the letters: \u0000`],
    [String.raw`"\\\u0000"`, '\\\uFFFD'],
    [String.raw`"\u00e9\n\"\u0041"`, 'é\n"A'],
  ])('is read from %s', (json, text) => {
    expect(JSON.parse(storableJson(json))).toBe(text);
  });
});

describe.each(databases)('what a client sends to %s', (database) => {
  it('is kept with the replacement character for what cannot be stored', async () => {
    const { ada } = await world(database);
    const mood = await ada.call(api.mood.log, { body: { score: 3, note: 'a\0b \ud800', words: ['c\0'] } });
    expect(mood).toMatchObject({ note: 'a\uFFFDb \uFFFD', words: ['c\uFFFD'] });
    const { user } = await ada.call(api.accounts.updateProfile, { body: { firstName: 'A\0da', focus: '\udc00' } });
    expect(user).toMatchObject({ firstName: 'A\uFFFDda', focus: '\uFFFD' });
    const metadata = { recordId: 'no\0record', '\0': 1 };
    for (const source of ['mood_log', 'so\0so']) await ada.call(api.gamification.awardXp, { body: { source, metadata } });
    await ada.call(api.gamification.completeModule, { body: { module: 'm\0', activity: 'a\0', data: metadata } });
  });

  it('is the same message when it is sent again with half a pair of surrogates in it', async () => {
    const { ada } = await world(database);
    const body: Input<typeof api.chat.send>['body'] = { message: 'half \ud83d', clientMessageId: 'client\0message' };
    const [first, again] = [await ada.call(api.chat.send, { params: kael, body }), await ada.call(api.chat.send, { params: kael, body })];
    expect(again.turnId).toBe(first.turnId);
  });

  it.each([
    '/files/%00?exp=1&sig=a',
    '/api/gemini/personas/%00',
    '/api/gemini/conversations?q=%00',
    '/api/gamification/achievements?category=%00',
  ])('may name U+0000 in the address: %s', async (path) => {
    const { ada } = await world(database);
    expect((await ada.fetch(path)).status).toBeLessThan(500);
  });

  it.each(['1.5', '1e400', '999999999999999999999', 'abc'])('is refused as the cursor of a ledger when it is %s', async (text) => {
    const { ada } = await world(database);
    const cursor = Buffer.from(text).toString('base64url');
    expect((await ada.fetch(`/api/gamification/ledger?cursor=${cursor}`)).status).toBe(422);
  });
});
