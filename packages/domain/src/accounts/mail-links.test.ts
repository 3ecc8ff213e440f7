import { describe, expect, it } from 'vitest';
import { mailLinkPath, readMailLink } from './mail-links.ts';

describe('a mailed link', () => {
  it('is read back from the fragment that it was written to', () => {
    for (const purpose of ['verify', 'reset'] as const) {
      const path = mailLinkPath(purpose, 'aZ09_-');
      expect(path.startsWith('/auth#')).toBe(true);
      expect(readMailLink(path.slice('/auth'.length))).toEqual({ purpose, token: 'aZ09_-' });
    }
  });

  it('is nothing when the fragment says something else', () => {
    for (const fragment of ['', '#', '#token=a', '#verify=', '#verify=<b>', '#reset=a&b']) expect(readMailLink(fragment)).toBeUndefined();
  });
});
