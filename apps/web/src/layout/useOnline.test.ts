import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useOnline } from './useOnline.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('follows the device’s connection, as it goes and as it comes back', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const become = (online: boolean) => {
    onLine.mockReturnValue(online);
    act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
  };
  const { result } = renderHook(useOnline);
  expect(result.current).toBe(true);
  become(false);
  expect(result.current).toBe(false);
  become(true);
  expect(result.current).toBe(true);
});
