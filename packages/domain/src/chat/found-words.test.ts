import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXCERPT_LENGTH, excerptOf, foundIn } from './found-words.ts';

const found = (text: string, words: string) =>
  foundIn(text, words)
    .filter(({ isFound }) => isFound)
    .map(({ text: piece }) => piece);

describe('what a search has found in a text', () => {
  it.each([
    ['Mosses, and more MOSSES', 'mosses', ['Mosses', 'MOSSES']],
    ['ÄRGER mit Öl in Łódź', 'ärger MIT öl', ['ÄRGER mit Öl']],
    ['Обо мне', 'обо МНЕ', ['Обо мне']],
    ['100% of it', '%', ['%']],
    ['İstanbul and ISTANBUL', 'istanbul', ['ISTANBUL']],
    ['nothing of it', 'zebras', []],
    ['nothing at all', '  ', []],
    ['<b>bold</b>', '<b>', ['<b>']],
  ] as const)('stands there as it was written: %s, %s', (text, words, pieces) => {
    expect(found(text, words)).toEqual(pieces);
  });

  it('comes in pieces that make up the text again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', maxLength: 3 }), (text, words) => {
        expect(
          foundIn(text, words)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('the excerpt of a message', () => {
  const long = `${'Before it all the usual things happened. '.repeat(20)}Then the landlord rang.\n\n${'Afterwards nobody spoke. '.repeat(20)}`;

  it('is the message itself where that is short, in one line', () => {
    expect(excerptOf('Mosses\n\n- and   ferns', 'ferns')).toBe('Mosses - and ferns');
  });

  it('has the words near its beginning, whole words around them, and says where it goes on', () => {
    const excerpt = excerptOf(long, 'LANDLORD');
    expect(excerpt).toMatch(/^…[\w .]{0,24}the landlord rang\. Afterwards nobody spoke\..*…$/);
    expect(excerpt.length).toBeLessThanOrEqual(EXCERPT_LENGTH + 2);
  });

  it('is the beginning where the words are not in it', () => {
    expect(excerptOf(long, 'zebras')).toMatch(/^Before it all the usual/);
  });

  it('always has the words that stand in it, however long, and never parts a letter', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 400 });
    fc.assert(
      fc.property(text, fc.stringMatching(/^[a-z]{1,130}$/), text, (before, words, after) => {
        const excerpt = excerptOf(`${before} ${words} ${after}`, words);
        expect(excerpt).toContain(words);
        expect(excerpt.isWellFormed()).toBe(true);
      }),
    );
  });
});
