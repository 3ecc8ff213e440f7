import { act, cleanup, render } from '@testing-library/react';
import { type ReactElement, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sheets } from './sheets.ts';

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** What a server sends: one that asks whether there is a document must be told that there is none. */
function drawnByServer(story: ReactElement): string {
  vi.stubGlobal('document', undefined);
  vi.stubGlobal('window', undefined);
  try {
    return renderToString(story);
  } finally {
    vi.unstubAllGlobals();
  }
}

const complaints = () => [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];

describe.each(sheets)('$title', ({ Story }) => {
  it('is drawn, taken away and drawn again in strict mode without a warning', () => {
    render(
      <StrictMode>
        <Story />
      </StrictMode>,
    ).unmount();
    expect(complaints()).toEqual([]);
  });

  it('takes over what the server drew without a difference', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = drawnByServer(<Story />);
    const recoverable = vi.fn();
    const root = await act(async () => hydrateRoot(container, <Story />, { onRecoverableError: recoverable }));
    expect(recoverable.mock.calls).toEqual([]);
    expect(complaints()).toEqual([]);
    await act(async () => root.unmount());
    container.remove();
  });
});
