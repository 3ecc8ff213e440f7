import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sheets } from './sheets.ts';

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});
afterEach(() => vi.restoreAllMocks());

describe('on a server, without a document', () => {
  it.each(sheets)('$title is drawn as HTML, without a warning', ({ Story }) => {
    expect(typeof document).toBe('undefined');
    // What waits for the browser (a portal, a lazy part) may be empty here; it must only not break.
    expect(renderToString(<Story />)).toBeTypeOf('string');
    expect(vi.mocked(console.error).mock.calls).toEqual([]);
    expect(vi.mocked(console.warn).mock.calls).toEqual([]);
  });
});
