import { describe, expect, it } from 'vitest';
import { blocksOf } from './blocks.ts';

describe('the blocks of a reply', () => {
  it.each([
    ['paragraphs at blank lines', 'One.\n\nTwo.\nStill two.\n\n\nThree.', ['One.', 'Two.\nStill two.', 'Three.']],
    ['no code at its blank lines', '```js\na\n\nb\n```\n\nAfter.', ['```js\na\n\nb\n```', 'After.']],
    ['no code at a fence that is shown in it', '````\n```\n\n```\n````\n\nAfter.', ['````\n```\n\n```\n````', 'After.']],
    ['no fence that has words behind it', '```\na\n\n```js\n\nb\n```', ['```\na\n\n```js\n\nb\n```']],
    [
      'no list at the blank lines between its items',
      '- one\n\n- two\n\n  still two\n\nAfter.',
      ['- one\n\n- two\n\n  still two', 'After.'],
    ],
    ['nothing out of nothing', '\n \n', []],
  ])('cuts %s', (_, text, blocks) => {
    expect(blocksOf(text)).toEqual(blocks);
  });

  it('never changes a finished block when more text comes', () => {
    const text = 'One **two**.\n\n1. first\n\n2. second\n\n```\ncode\n\nmore\n```\n\n| a |\n|---|\n| 1 |\n\nLast words.';
    for (let length = 1; length < text.length; length += 1) {
      const before = blocksOf(text.slice(0, length)).slice(0, -1);
      expect(blocksOf(text).slice(0, before.length)).toEqual(before);
    }
  });
});
