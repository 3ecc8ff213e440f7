import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useDraft } from '../drafts/useDraft.ts';
import { useSaying } from './useSaying.ts';

afterEach(() => localStorage.clear());

/** A chat whose server answers when told to, with the draft of one conversation. */
function saying(written = '') {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const send = vi.fn(() => promise);
  const regenerate = vi.fn(async (): Promise<string | null> => null);
  const { result } = renderHook(() => {
    const draft = useDraft('chat:ada:new');
    return { draft, ...useSaying({ send, regenerate }, draft) };
  });
  act(() => void result.current.draft.setText(written));
  const choose = (words: string) => {
    let said: Promise<void> = Promise.resolve();
    act(() => {
      said = result.current.say(words);
    });
    return async (taken: boolean) => {
      resolve(taken);
      await act(() => said);
    };
  };
  return { choose, send, regenerate, result, draft: () => result.current.draft.read() };
}

describe('words that were chosen', () => {
  it('are kept until the server has them, and go then', async () => {
    const { choose, send, draft } = saying();
    const answer = choose('Restless');
    expect(send).toHaveBeenCalledExactlyOnceWith('Restless');
    expect(draft()).toBe('Restless');
    await answer(true);
    expect(draft()).toBe('');
  });

  it('stay in the field where they could not be sent, as whatever is written does', async () => {
    const { choose, draft } = saying();
    await choose('Restless')(false);
    expect(draft()).toBe('Restless');
  });

  it.each([true, false])('leave alone what is being written, sent or not: %s', async (taken) => {
    const { choose, draft } = saying('Half a thought');
    await choose('Restless')(taken);
    expect(draft()).toBe('Half a thought');
  });
});

describe('words that go at another try', () => {
  it('leave the field though another tab has emptied the draft, whose own words stay on the device', async () => {
    const { regenerate, result, draft } = saying('From here');
    localStorage.setItem('everstep:draft:chat:ada:new', 'From the other tab');
    regenerate.mockResolvedValue('From here');
    await act(() => result.current.again('failure:1'));
    expect(result.current.draft.text).toBe('');
    expect(draft()).toBe('From the other tab');
  });
});
