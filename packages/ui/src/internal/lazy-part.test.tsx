import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { type LazyPart, lazyPart, useLazyPart } from './lazy-part.ts';

function Panel({ word }: { word: string }) {
  return <p>{word}</p>;
}

function Page({ part, wanted }: { part: LazyPart<{ word: string }>; wanted: boolean }) {
  const Part = useLazyPart(part, wanted);
  return Part ? <Part word="Here" /> : <p>Empty</p>;
}

describe('a lazy part', () => {
  it('is fetched once, and only when it is wanted', async () => {
    const fetch = vi.fn(async () => Panel);
    const part = lazyPart(fetch);
    const { rerender } = render(<Page part={part} wanted={false} />);
    expect(fetch).not.toHaveBeenCalled();
    rerender(<Page part={part} wanted />);
    expect(await screen.findByText('Here')).toBeVisible();
    rerender(<Page part={part} wanted />);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('is there at once after it has arrived anywhere', async () => {
    const part = lazyPart(async () => Panel);
    await part.load();
    render(<Page part={part} wanted={false} />);
    expect(screen.getByText('Here')).toBeVisible();
  });

  it('leaves the page as it is when its code cannot be had, and is tried again', async () => {
    const fetch = vi.fn(async () => Panel).mockRejectedValueOnce(new Error('offline'));
    const part = lazyPart(fetch);
    const { rerender } = render(<Page part={part} wanted />);
    await act(async () => undefined);
    expect(screen.getByText('Empty')).toBeVisible();
    rerender(<Page part={part} wanted />);
    expect(await screen.findByText('Here')).toBeVisible();
  });

  it('is left out by a server', () => {
    expect(renderToString(<Page part={lazyPart(async () => Panel)} wanted />)).toContain('Empty');
  });
});
