import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateTokens } from '../ai/tokens.ts';
import { dueForSummary, remembered } from './memory.ts';

type Spoken = Parameters<typeof remembered>[0][number];

const spoken = (id: number, content: string, more: Partial<Spoken> = {}): Spoken => ({
  id: `m${String(id).padStart(5, '0')}`,
  role: id % 2 === 0 ? 'user' : 'assistant',
  content,
  contentType: 'text',
  safetyLevel: 0,
  ...more,
});
const talkOf = (count: number, words: number): Spoken[] =>
  Array.from({ length: count }, (_, id) => spoken(id, `Message ${id}: ${'word '.repeat(words)}`.trim()));

describe('what a guide is told of a conversation', () => {
  it('is all of a short one, word for word', () => {
    const path = talkOf(6, 10);
    expect(remembered(path, undefined)).toEqual({ messages: path.map(({ role, content }) => ({ role, content })), earlier: undefined });
  });

  it('is the latest part of a long one within the budget, and the beginnings of what the member said before', () => {
    const path = talkOf(200, 150);
    const { messages, earlier } = remembered(path, undefined);
    expect(messages.at(-1)?.content).toBe(path.at(-1)?.content);
    expect(messages.reduce((sum, { content }) => sum + estimateTokens(content), 0)).toBeLessThanOrEqual(6000);
    expect(messages.length).toBeGreaterThan(20);
    expect(earlier).toMatch(/^- Message \d+: word/m);
    expect(earlier?.length).toBeLessThanOrEqual(1400);
  });

  it('has a summary in the place of what it stands for, and only on the path that it was made of', () => {
    const path = talkOf(10, 5);
    const summary = { throughMessageId: 'm00005', content: 'They want to write.' };
    const told = remembered(path, summary);
    expect(told.messages.map(({ content }) => content)).toEqual(path.slice(6).map(({ content }) => content));
    expect(told.earlier).toBe('They want to write.');
    const elsewhere = remembered(path, { ...summary, throughMessageId: 'another' });
    expect(elsewhere).toEqual(remembered(path, undefined));
  });

  it('leaves out cards and empty replies, and carries no words of a hard moment on in short', () => {
    const path = [
      spoken(0, 'words of a hard moment', { safetyLevel: 4 }),
      spoken(1, 'A card', { contentType: 'safety' }),
      spoken(2, ''),
      ...talkOf(120, 150).map((message) => ({ ...message, id: `n${message.id}` })),
    ];
    const { messages, earlier } = remembered(path, undefined);
    expect(JSON.stringify([messages, earlier])).not.toMatch(/hard moment|A card/);
    expect(dueForSummary(path, undefined)?.text).not.toMatch(/hard moment|A card/);
  });

  it('always ends with the last message, whatever was said', () => {
    const anyTalk = fc.array(
      fc.record({ content: fc.string({ minLength: 1, maxLength: 6000, unit: 'binary' }), level: fc.integer({ min: 0, max: 4 }) }),
      {
        minLength: 1,
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(anyTalk, (talk) => {
        const path = talk.map(({ content, level }, id) => spoken(id, content, { safetyLevel: level as Spoken['safetyLevel'] }));
        expect(remembered(path, undefined).messages.at(-1)?.content).toBe(path.at(-1)?.content);
      }),
      { numRuns: 20 },
    );
  });
});

describe('a summary', () => {
  it('is not due while all fits', () => {
    expect(dueForSummary(talkOf(30, 20), undefined)).toBeUndefined();
    expect(dueForSummary([], undefined)).toBeUndefined();
  });

  it('is made of the older part, with the earlier summary before it, and rolls on', () => {
    const path = talkOf(60, 20);
    const first = dueForSummary(path, undefined);
    expect(first?.text).toMatch(/^Member: Message 0: /);
    expect(first?.throughMessageId).toBe('m00047');
    const summary = { throughMessageId: first?.throughMessageId ?? '', content: 'They want to write.' };
    expect(dueForSummary(path, summary)).toBeUndefined();
    const later = dueForSummary(talkOf(120, 20), summary);
    expect(later?.text).toMatch(/^Summary so far: They want to write\.\n\nMember: Message 48: /);
  });

  it('reads no more than fits, however long nobody made one', () => {
    const due = dueForSummary(talkOf(2000, 100), undefined);
    expect(estimateTokens(due?.text ?? '')).toBeLessThan(9000);
    expect(due?.throughMessageId).toBe('m01988');
  });
});
