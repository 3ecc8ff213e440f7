import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { useAsync } from './useAsync.ts';
import { textOf, useSubmit } from './useSubmit.ts';

function Form({ send }: { send: (form: FormData) => Promise<void> }) {
  const { onSubmit, ...state } = useSubmit(send);
  return (
    <form onSubmit={onSubmit} aria-label="form">
      <input name="email" aria-label="E-mail" defaultValue="ada" />
      <output>{JSON.stringify(state)}</output>
    </form>
  );
}
const told = () => JSON.parse(screen.getByRole('status').textContent ?? '');
const submit = () => act(async () => void fireEvent.submit(screen.getByRole('form')));

describe('a form', () => {
  it('is sent once at a time, with what was typed', async () => {
    let finish: () => void = () => undefined;
    const send = vi.fn((_form: FormData) => new Promise<void>((resolve) => (finish = resolve)));
    render(<Form send={send} />);
    await submit();
    await submit();
    expect(send).toHaveBeenCalledOnce();
    const [form] = send.mock.calls[0] ?? [];
    expect(form && textOf(form, 'email')).toBe('ada');
    expect(form && textOf(form, 'never')).toBe('');
    expect(told().pending).toBe(true);
    await act(async () => finish());
    expect(told()).toMatchObject({ pending: false, attempt: 0, problems: [] });
  });

  it('tells what is wrong beside each field and at the top, and counts the attempts', async () => {
    const fields = [{ path: 'body.email', message: 'Enter an e-mail address like name@example.org.' }];
    render(<Form send={() => Promise.reject(new ApiError('validation', 'Some fields need another look.', { status: 422, fields }))} />);
    await submit();
    expect(told()).toEqual({
      pending: false,
      attempt: 1,
      problems: [{ fieldId: 'email', message: fields[0]?.message }],
    });
    await submit();
    expect(told().attempt).toBe(2);
  });

  it.each([
    [30, 'Slow down. Try again in 30 seconds.'],
    [600, 'Slow down. Try again in 10 minutes.'],
  ])('says how long to wait: %i s', async (retryAfter, message) => {
    render(<Form send={() => Promise.reject(new ApiError('rate-limited', 'Slow down.', { status: 429, retryAfter }))} />);
    await submit();
    expect(told().problems).toEqual([{ message }]);
  });

  it('says something kind about an error that nobody foresaw', async () => {
    render(<Form send={() => Promise.reject(new Error('x is undefined'))} />);
    await submit();
    expect(told().problems).toEqual([{ message: 'Something went wrong. Please try again.' }]);
  });
});

describe('something asynchronous', () => {
  it('runs once at a time and tells how it went', async () => {
    const failure = new Error('no');
    const work = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue(undefined);
    const { result } = renderHook(() => useAsync(work));
    await act(async () => {
      result.current.run();
      result.current.run();
    });
    expect(work).toHaveBeenCalledOnce();
    expect(result.current).toMatchObject({ pending: false, error: failure });
    await act(async () => result.current.run());
    expect(result.current).toMatchObject({ pending: false, error: null });
  });
});
