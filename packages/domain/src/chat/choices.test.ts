import { describe, expect, it } from 'vitest';
import { tidyChoices } from './choices.ts';
import { guidedTalks } from './guided-talks.ts';

describe('the answers that a guide offers', () => {
  it('stand on one line each, readable, and none twice', () => {
    expect(tidyChoices(['Keep\n the flat', ' Move\u200b ', 'Move', '\u200b'])).toEqual(['Keep the flat', 'Move']);
  });

  it('are eight at most', () => {
    expect(tidyChoices(Array.from({ length: 12 }, (_, index) => `Answer ${index}`))).toHaveLength(8);
  });

  it.each([
    ['too long to be tapped', 'a'.repeat(81)],
    ['a danger', 'Kill myself'],
    ['a change of medicine', 'Stop my tablets'],
    ['a number to call', 'Call 0800 1110111'],
  ])('are all left out where one is %s: the other would look like advice', (_, choice) => {
    expect(tidyChoices(['Stay as it is', choice])).toEqual([]);
    expect(tidyChoices(['Stay as it is', 'a'.repeat(80)])).toHaveLength(2);
  });

  it('may be the talks that are led in steps', () => {
    const labels = guidedTalks.map(({ label }) => label);
    expect(tidyChoices(labels)).toEqual(labels);
  });
});
