import { corePersonaIds } from '@everstep/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offlineGuide, offlineReply } from './offline.ts';
import type { ChatRequest, ChatTurnMessage } from './provider.ts';

const context = { firstName: 'Ada', focus: 'writing', level: 3, levelTitle: 'Initiate III', streakDays: 5, checkedInToday: true };

type Asked = Omit<ChatRequest, 'signal' | 'system'>;
const asked = (content: string, more: Partial<Asked> = {}): Asked => ({
  personaId: 'kael',
  messages: [{ role: 'user', content }],
  context,
  approach: 'ordinary',
  disclose: false,
  ...more,
});

/** Any sequence of UTF-16 units, half characters included. */
const anyText = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 80 }).map((units) => String.fromCharCode(...units));

describe('the offline guide', () => {
  it.each([
    ['I want to finish my thesis on mosses but I keep putting it off.', 'finish your thesis on mosses'],
    ['I keep putting off my taxes', 'your taxes'],
    ['I am afraid of failing the exam.', 'failing the exam'],
    ['I finally called my mother', 'You called your mother'],
    ['Should I quit my job or stay?', 'Quit your job or stay'],
  ])('says the member’s own words back: %s', (message, words) => {
    for (const personaId of corePersonaIds)
      expect(offlineReply(asked(message, { personaId })).toLowerCase()).toContain(words.toLowerCase().replace(/^you /, ''));
  });

  it('speaks in six voices', () => {
    const replies = corePersonaIds.map((personaId) => offlineReply(asked('I keep putting off my taxes', { personaId })));
    expect(new Set(replies).size).toBe(6);
  });

  it('says that it is an offline computer program when it has to, and not each time', () => {
    for (const personaId of corePersonaIds) {
      expect(offlineReply(asked('Hello', { personaId, disclose: true }))).toMatch(/computer program.*offline|offline.*computer program/i);
      expect(offlineReply(asked('Hello', { personaId }))).not.toContain('computer program');
    }
  });

  it('answers honestly what it is', () => {
    expect(offlineReply(asked('Are you human?'))).toContain('not a human');
  });

  it('says that it follows English only, rather than guess', () => {
    expect(offlineReply(asked('Ich bin müde und weiß nicht weiter'))).toContain('only follow English');
    expect(offlineReply(asked('Привет, как дела?'))).toContain('only follow English');
  });

  it('leaves jokes, points and streaks out of a hard moment', () => {
    const messages: ChatTurnMessage[] = [1, 2, 3, 4].map(() => ({ role: 'user', content: 'I feel hopeless' }));
    const replies = corePersonaIds.map((personaId) => offlineReply(asked('', { personaId, messages, approach: 'gentle' })));
    expect(new Set(replies).size).toBe(1);
    expect(replies[0]).not.toMatch(/in a row|level|XP|!/);
  });

  it('varies its gentle words as a conversation goes on, and calls no greeting heavy', () => {
    const said = (content: string, count: number) =>
      offlineReply(
        asked('', { approach: 'gentle', messages: Array.from({ length: count }, (): ChatTurnMessage => ({ role: 'user', content })) }),
      );
    for (const content of ['Hello', 'I feel hopeless'])
      expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map((count) => said(content, count))).size).toBeGreaterThan(2);
    for (const count of [1, 2, 3, 4, 5]) expect(said('Hello', count)).not.toContain('heavy');
  });

  it('mentions the streak once in a conversation, where it fits', () => {
    const said = (count: number) =>
      Array.from({ length: count }, (): ChatTurnMessage => ({ role: 'user', content: 'I want to write a book' }));
    const mentions = [1, 2, 3, 4, 5, 8].filter((count) => offlineReply(asked('', { messages: said(count) })).includes('5 days in a row'));
    expect(mentions).toEqual([4]);
  });

  it('always says something, asks one thing, leaves no gap in its lines, and says the same to the same words', () => {
    const words = fc.array(fc.oneof(anyText, fc.constantFrom('I want to run', 'ok', 'thanks', 'I am stuck', '?')), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(fc.constantFrom(...corePersonaIds, 'nobody'), words, fc.boolean(), (personaId, contents, disclose) => {
        const messages = contents.map((content): ChatTurnMessage => ({ role: 'user', content }));
        const request = asked('', { personaId, messages, disclose, context: { ...context, firstName: '', focus: '' } });
        const reply = offlineReply(request);
        expect(reply).toMatch(/\?/);
        expect(reply).not.toMatch(/\{(?:words|thing|quote|name|focus|streak|level)\}|undefined/);
        expect(offlineReply(request)).toBe(reply);
      }),
    );
  });

  it('comes word by word and stops when it is asked to', async () => {
    const stop = new AbortController();
    const words: string[] = [];
    for await (const word of offlineGuide({ wordMs: 0 }).reply({ ...asked('Hello'), system: '', signal: stop.signal })) {
      words.push(word);
      if (words.length === 3) stop.abort();
    }
    expect(words).toHaveLength(3);
  });
});
