import { describe, expect, it } from 'vitest';
import { isCalm, remembering } from './is-calm.ts';

describe('what is remembered of texts', () => {
  it('is asked once for each text, however often a guide is told of it', () => {
    const asked: string[] = [];
    const isShort = remembering((text) => asked.push(text) > 0 && text.length < 10);
    const records = ['Read', 'A walk after lunch', 'Read', 'Sleep by eleven'];
    const turns = [records, records, records].map((texts) => texts.map(isShort));
    expect(turns).toEqual([records, records, records].map((texts) => texts.map((text) => text.length < 10)));
    expect(asked).toEqual(['Read', 'A walk after lunch', 'Sleep by eleven']);
  });

  it('never grows beyond its bound, and forgets the oldest first', () => {
    const asked: string[] = [];
    const know = remembering((text) => asked.push(text) > 0, 2);
    for (const text of ['a', 'b', 'c', 'b', 'a']) know(text);
    expect(asked).toEqual(['a', 'b', 'c', 'a']);
  });

  it('says of a text what the care rules say, at first and again', () => {
    const texts = ['I want to kill myself', 'Read ten pages', 'Starve until I weigh 40 kg', ''];
    const said = [false, true, false, true];
    expect([texts.map(isCalm), texts.map(isCalm)]).toEqual([said, said]);
  });
});
