import { describe, expect, it } from 'vitest';
import { compactScale, scale, touchScale } from './scale.ts';

const px = (rem: string): number => Number.parseFloat(rem) * 16;

describe('the scale', () => {
  it('has controls of 42 px, and of at least 44 under a finger', () => {
    expect(px(scale.size.control)).toBe(42);
    for (const size of Object.values(touchScale.size)) expect(px(size)).toBeGreaterThanOrEqual(44);
  });

  it('never lets density make text smaller than 11 px', () => {
    for (const size of Object.values(compactScale.fontSize)) expect(px(size)).toBeGreaterThanOrEqual(11);
  });

  it('leaves compact controls larger than the smallest allowed target of 24 px', () => {
    for (const size of Object.values(compactScale.size)) expect(px(size)).toBeGreaterThanOrEqual(24);
  });
});
