import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NotificationProvider, useNotification } from './NotificationProvider.tsx';

it('writes to the console and shows nothing [error-036]', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const { result } = renderHook(useNotification, { wrapper: NotificationProvider });
  result.current.notify('Saved');
  expect(info).toHaveBeenCalledExactlyOnceWith('Saved');
  expect(document.body.textContent).toBe('');
  info.mockRestore();
});
