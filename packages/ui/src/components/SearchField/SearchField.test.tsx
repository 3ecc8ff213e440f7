import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { Dialog } from '../Dialog/index.ts';
import { SearchField } from './index.ts';

describeConformance('SearchField', { element: 'input', render: (props) => <SearchField {...props} label="Search" /> });

const DELAY_MS = 250;
const box = () => screen.getByRole('searchbox', { name: 'Search' });
const write = (value: string) => fireEvent.change(box(), { target: { value } });

afterEach(() => {
  vi.useRealTimers();
});

describe('SearchField', () => {
  it('tells every change at once, and a search when typing rests', () => {
    vi.useFakeTimers();
    const onValueChange = vi.fn();
    const onSearch = vi.fn();
    render(<SearchField label="Search" onValueChange={onValueChange} onSearch={onSearch} />);
    write('mo');
    act(() => vi.advanceTimersByTime(DELAY_MS - 1));
    write('moss');
    act(() => vi.advanceTimersByTime(DELAY_MS - 1));
    expect(onValueChange.mock.calls).toEqual([['mo'], ['moss']]);
    expect(onSearch).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('moss');
  });

  it('searches at once on Enter, and not again afterwards', () => {
    vi.useFakeTimers();
    const onSearch = vi.fn();
    render(<SearchField label="Search" onSearch={onSearch} />);
    write('moss');
    fireEvent.keyDown(box(), { key: 'Enter' });
    act(() => vi.advanceTimersByTime(DELAY_MS));
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('moss');
  });

  it('searches for nothing after it has left the page', () => {
    vi.useFakeTimers();
    const onSearch = vi.fn();
    const { unmount } = render(<SearchField label="Search" onSearch={onSearch} />);
    write('moss');
    unmount();
    vi.advanceTimersByTime(DELAY_MS);
    expect(onSearch).not.toHaveBeenCalled();
  });

  it.each([
    ['Esc', () => userEvent.keyboard('{Escape}')],
    ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Clear search' }))],
  ])('is emptied by %s, says so and keeps the focus', async (_, clear) => {
    const onSearch = vi.fn();
    render(<SearchField label="Search" defaultValue="moss" onSearch={onSearch} />);
    box().focus();
    await clear();
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('');
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
  });

  it('uses the first Esc for itself and leaves the second to the dialog around it', async () => {
    const onOpenChange = vi.fn();
    render(
      <Dialog open onOpenChange={onOpenChange} title="Find" description="In your journal">
        <SearchField label="Search" defaultValue="moss" />
      </Dialog>,
    );
    box().focus();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('follows its owner', () => {
    const { rerender } = render(<SearchField label="Search" value="moss" />);
    write('stone');
    expect(box()).toHaveValue('moss');
    rerender(<SearchField label="Search" value="stone" />);
    expect(box()).toHaveValue('stone');
  });

  it('leaves Esc to an input method that is composing', () => {
    render(<SearchField label="Search" defaultValue="moss" />);
    fireEvent.keyDown(box(), { key: 'Escape', isComposing: true });
    expect(box()).toHaveValue('moss');
  });
});
