import { PAGE_STUCK_BUTTON_MS } from '@everstep/domain';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageLoader, type PageLoaderProps } from './index.ts';

function setup(props: Partial<PageLoaderProps> = {}) {
  const onStuck = vi.fn();
  const onReload = vi.fn();
  render(<PageLoader onStuck={onStuck} onReload={onReload} {...props} />);
  return { onStuck, onReload };
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const stuck = () => screen.queryByRole('button', { name: 'Still loading? Try again' });
const reload = () => screen.queryByRole('button', { name: 'Reload App' });

describe('PageLoader', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('says politely that the page loads [load-001]', () => {
    setup();
    expect(screen.getByRole('status')).toHaveTextContent('Loading page...');
  });

  it('offers the stuck button after 8 s by default [const-016]', () => {
    setup();
    wait(7999);
    expect(stuck()).toBeNull();
    wait(1);
    expect(stuck()).toBeVisible();
  });

  it('offers it after 6 s while a page loads, and calls back [load-002] [const-016]', () => {
    const { onStuck } = setup({ stuckAfterMs: PAGE_STUCK_BUTTON_MS });
    wait(5999);
    expect(stuck()).toBeNull();
    wait(1);
    fireEvent.click(screen.getByRole('button', { name: 'Still loading? Try again' }));
    expect(onStuck).toHaveBeenCalledOnce();
  });

  it('loads anew by the stuck button when nobody knows a better way', () => {
    const onReload = vi.fn();
    render(<PageLoader onReload={onReload} />);
    wait(8000);
    fireEvent.click(screen.getByRole('button', { name: 'Still loading? Try again' }));
    expect(onReload).toHaveBeenCalledOnce();
  });

  it('offers to reload the app after 10 s, and calls back [load-003] [const-017]', () => {
    const { onReload } = setup();
    wait(9999);
    expect(reload()).toBeNull();
    wait(1);
    fireEvent.click(screen.getByRole('button', { name: 'Reload App' }));
    expect(onReload).toHaveBeenCalledOnce();
  });
});
