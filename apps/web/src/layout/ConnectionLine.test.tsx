import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ConnectionLine } from './ConnectionLine.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

it('says quietly that the device is offline, for as long as it is', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const become = (online: boolean) => {
    onLine.mockReturnValue(online);
    act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
  };
  render(<ConnectionLine />);
  expect(screen.getByRole('status').textContent).toBe('');
  become(false);
  expect(screen.getByRole('status').textContent).toContain('No connection. Trying again.');
  become(true);
  expect(screen.getByRole('status').textContent).toBe('');
});
