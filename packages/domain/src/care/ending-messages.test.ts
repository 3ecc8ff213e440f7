import { describe, expect, it } from 'vitest';
import { assess, HIGH_RISK_LEVEL } from './assess.ts';
import { assessJoined } from './joined.ts';
import { endingMessages, freshEndings } from './test/ending-messages.ts';

const alarmed = (texts: readonly string[]) => texts.filter((text) => assess(text).level >= HIGH_RISK_LEVEL);

describe('ends told indirectly', () => {
  it('get the card, but where an ordered life says the same', () => {
    expect(endingMessages.danger.filter((text) => assess(text).level < HIGH_RISK_LEVEL)).toEqual([
      'My plan is for Sunday when they are all at church',
      "I told my sister the passwords and where the will is, so she'll be fine",
      "I've written three letters and sealed them, one for each of my girls",
      'Nobody will have to worry about me after the weekend',
    ]);
  });

  it.each(endingMessages.ordinary)('are not heard in news, grief, games and idioms: %s', (text) => {
    expect(assess(text).level).toBeLessThan(HIGH_RISK_LEVEL);
  });

  it('are met no worse than they were in the set that only measures', () => {
    expect(alarmed(freshEndings.danger).length).toBeGreaterThanOrEqual(5);
    expect(alarmed(freshEndings.ordinary).length).toBeLessThanOrEqual(1);
  });

  it.each([
    ['a guy from my team took his life last month', 'a guy from my team took his life last month. I want to do the same'],
    ['My sister killed herself in May', 'My sister killed herself in May and I want to follow her'],
    ["My father died. I can't breathe", "My father died. I can't breathe and my chest hurts"],
    ["She passed away and I can't breathe", "I can't breathe, my chest hurts"],
    ["I dreamt that he's dead", "I dreamt that he's dead and I can't breathe, I need an ambulance"],
    ['I want the hiccups to stop. Forever.', 'I need it all to end. For good.'],
    ["My wife found the letter I'd written to the landlord. It wasn't old.", "My wife found the letter I'd written. It wasn't old."],
    ['The final boss is so hard, I want to kill him', 'My boss is so hard on me, I want to kill him'],
  ])('are told from what only looks like them: %s / %s', (ordinary, danger) => {
    expect(assess(ordinary).level).toBeLessThan(HIGH_RISK_LEVEL);
    expect(assess(danger).level).toBeGreaterThanOrEqual(HIGH_RISK_LEVEL);
  });

  it('are asked after gently where somebody grieves, also when the death was told a message before', () => {
    expect(assess('a guy from my team took his life last month').level).toBe(2);
    expect(assess("i can't breathe").level).toBe(4);
    expect(assessJoined("i can't breathe", ["he's dead", 'the hospital just called']).level).toBe(2);
    expect(assessJoined("i can't breathe", ["he's dead", 'there is smoke everywhere']).level).toBe(4);
    expect(assessJoined("i can't breathe", ['my phone is dead']).level).toBe(4);
    expect(assessJoined("i can't breathe. i want to kill myself", ["he's dead"]).level).toBeGreaterThanOrEqual(HIGH_RISK_LEVEL);
  });
});
