import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TOAST_MS, type ToastData, ToastRegion } from './index.ts';
import { toastList } from './ToastRegion.tsx';

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const onSelect = vi.fn();
const onDismiss = vi.fn();
const lost: ToastData = { id: 'lost', tone: 'danger', title: 'Not opened', action: { label: 'Try again', hint: 'The bell', onSelect } };

beforeEach(() => {
  vi.useFakeTimers();
  // Other files of the same run may have fetched it.
  vi.spyOn(toastList, 'current').mockReturnValue(null);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  onDismiss.mockReset();
});

it('says what failed without its code, which goes with the connection, for as long as it takes, and offers the action', async () => {
  vi.spyOn(toastList, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
  render(<ToastRegion toasts={[lost, { id: 'saved', title: 'Kept' }]} onDismiss={onDismiss} />);
  await wait(0);
  expect(screen.queryByText('Kept')).toBeNull();
  await wait(TOAST_MS * 3);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(onDismiss).toHaveBeenLastCalledWith('lost');
});
