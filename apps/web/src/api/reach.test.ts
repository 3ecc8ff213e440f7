import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { noteAnswer, useServerAway } from './reach.ts';

it('knows whether the server answers, and tells the page once when it does so again', () => {
  const reached = vi.fn();
  window.addEventListener('server-reached', reached);
  const { result } = renderHook(useServerAway);
  const seen = [200, undefined, undefined, 503, 404, 500].map((status) => {
    act(() => noteAnswer(status));
    return [result.current, reached.mock.calls.length];
  });
  expect(seen).toEqual([
    [false, 0],
    [true, 0],
    [true, 0],
    [true, 0],
    [false, 1],
    [false, 1],
  ]);
  window.removeEventListener('server-reached', reached);
});
