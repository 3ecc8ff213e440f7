import { describe, expect, it } from 'vitest';
import * as ui from '../src/index.ts';

describe('the package', () => {
  it('exports components one by one, never as parts of an object: that would defeat tree-shaking', () => {
    const holdsFunctions = (value: unknown) =>
      typeof value === 'object' &&
      value !== null &&
      !('$$typeof' in value) &&
      Object.values(value).some((part) => typeof part === 'function');
    const bundles = Object.entries(ui).filter(([, value]) => holdsFunctions(value));
    expect(bundles.map(([name]) => name)).toEqual([]);
  });
});
