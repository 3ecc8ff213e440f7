import { colorSchemeKeys } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { lookColors, modes } from './colors.ts';
import { measurePairs } from './contrast.ts';
import { contrastPairs } from './contrast-pairs.ts';
import { moreContrast, withMoreContrast } from './more-contrast.ts';

/** What WCAG 2.2 asks of text at level AAA (1.4.6). */
const ENHANCED_RATIO = 7;

const looks = colorSchemeKeys.flatMap((scheme) => modes.map((mode) => ({ scheme, mode })));
const plainGrounds = new Set(['page', 'surface', 'raised', 'hover', 'active']);

describe('high contrast', () => {
  it.each(looks)('gives all text on plain grounds seven to one in $scheme $mode', ({ scheme, mode }) => {
    const texts = measurePairs(withMoreContrast(lookColors(scheme, mode)), contrastPairs).filter(
      ({ kind, background }) => kind === 'text' && plainGrounds.has(background),
    );
    expect(texts.length).toBeGreaterThan(30);
    expect(texts.filter(({ ratio }) => ratio < ENHANCED_RATIO)).toEqual([]);
  });

  it.each(looks)('costs no other pair its ratio in $scheme $mode', ({ scheme, mode }) => {
    expect(measurePairs(withMoreContrast(lookColors(scheme, mode)), contrastPairs).filter(({ passes }) => !passes)).toEqual([]);
  });

  it('takes only colours that exist and stay as they are', () => {
    const known = lookColors('grey', 'light');
    const changed = Object.keys(moreContrast);
    expect(changed.filter((key) => !known.has(key))).toEqual([]);
    expect(Object.values(moreContrast).filter((key) => !known.has(key) || changed.includes(key))).toEqual([]);
  });
});
