import { describe, expect, it } from 'vitest';
import { assess, HIGH_RISK_LEVEL } from './assess.ts';
import { plainDangers, plainFresh, plainLater, plainReported } from './test/plain-danger-messages.ts';

const alarmed = (texts: readonly string[]) => texts.filter((text) => assess(text).level >= HIGH_RISK_LEVEL);
const share = (texts: readonly string[]) => alarmed(texts).length / texts.length;

describe('danger said plainly', () => {
  it.each([...plainReported.danger, ...plainDangers.seen.danger])('gets the card: %s', (text) => {
    expect(assess(text).level).toBeGreaterThanOrEqual(HIGH_RISK_LEVEL);
  });

  it('is met no worse than it was in the half that only measures, and in the later sets', () => {
    expect(share(plainDangers.unseen.danger)).toBeGreaterThanOrEqual(0.9);
    expect(share(plainLater.danger)).toBeGreaterThanOrEqual(0.8);
    expect(share(plainFresh.danger)).toBeGreaterThanOrEqual(0.65);
  });

  it('is not heard in songs, kitchens, matches and contracts', () => {
    const ordinary = [...plainDangers.seen.ordinary, ...plainDangers.unseen.ordinary, ...plainLater.ordinary, ...plainFresh.ordinary];
    expect(ordinary.filter((text) => assess(text).level >= 2)).toEqual([]);
  });

  it.each([
    ['I have the pills', 'I have the pills for my hay fever'],
    ['the pills are next to me', 'the pills are next to me, they are for my allergy'],
    ['I am holding a razor', 'I am holding a razor, my beard is a mess'],
    ['knife in my hand', 'knife in my hand, I chop onions'],
    ["I've got some razor blades", 'I bought some razor blades for shaving'],
    ['I could blow my brains out, this dentist is so slow', 'this puzzle could blow my mind'],
  ])('is asked after gently where only means or a figure is named: %s / %s', (doubtful, ordinary) => {
    expect(assess(doubtful).level).toBe(2);
    expect(assess(ordinary).level).toBeLessThan(2);
  });

  it.each([
    ["Next time I'll make sure it works", "My backup failed. Next time I'll make sure it works"],
    ['my husband checks my phone every night', 'my wife checks my phone every time it rings when I drive'],
    ['ineed to die', 'ineed to dye my hair'],
    ['I want to 🔪 myself', 'I want to 🔪 the onions myself'],
    ['My throat is swelling up. I ate peanuts', 'My throat is sore. I ate peanuts'],
  ])('is told from what only looks like it: %s / %s', (danger, ordinary) => {
    expect(assess(danger).level).toBeGreaterThanOrEqual(HIGH_RISK_LEVEL);
    expect(assess(ordinary).level).toBeLessThan(2);
  });
});
