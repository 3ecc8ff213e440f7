import { emptyMoodDraft } from '@everstep/ui/pages';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useMoodDraft } from '../mood/useMoodDraft.ts';
import { fakeServer, sessionOf, surroundings } from '../testing/harness.tsx';
import { useDraft } from './useDraft.ts';

describe('a draft', () => {
  it('survives a reload, and is gone when it is cleared or emptied', () => {
    const first = renderHook(() => useDraft('chat:ada:new'));
    act(() => first.result.current.setText('I keep putting off'));
    first.unmount();
    const again = renderHook(() => useDraft('chat:ada:new'));
    expect(again.result.current.text).toBe('I keep putting off');
    act(() => again.result.current.clear());
    expect(again.result.current.text).toBe('');
    expect(localStorage.length).toBe(0);
  });

  it('belongs to its key', () => {
    const { result, rerender } = renderHook(({ key }) => useDraft(key), { initialProps: { key: 'chat:ada:1' } });
    act(() => result.current.setText('one'));
    rerender({ key: 'chat:ada:2' });
    expect(result.current.text).toBe('');
    act(() => result.current.setText('two'));
    rerender({ key: 'chat:ada:1' });
    expect(result.current.text).toBe('one');
  });

  it('survives a lost session and goes with the sign-out', () => {
    const { session } = sessionOf();
    const { result } = renderHook(() => useDraft('mood:ada'));
    act(() => result.current.setText('a long day'));
    session.unauthorized(session.token() ?? '');
    expect(renderHook(() => useDraft('mood:ada')).result.current.text).toBe('a long day');
    sessionOf().session.logout(fakeServer().call);
    expect(renderHook(() => useDraft('mood:ada')).result.current.text).toBe('');
  });

  it('stays in the field when the device cannot keep it', () => {
    const { result } = renderHook(() => useDraft('chat:ada:new'));
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    act(() => result.current.setText('kept'));
    expect(result.current.text).toBe('kept');
    vi.restoreAllMocks();
  });
});

describe('a mood that was begun', () => {
  const begun = { ...emptyMoodDraft, score: 4 as const, words: ['calm'], note: 'mosses' };
  const open = () => renderHook(useMoodDraft, { wrapper: surroundings({ session: sessionOf().session }) }).result;

  it('is there after a reload, and gone once it is logged', () => {
    const first = open();
    act(() => first.current[1](begun));
    const again = open();
    expect(again.current[0]).toEqual(begun);
    act(() => again.current[1](emptyMoodDraft));
    expect(open().current[0]).toEqual(emptyMoodDraft);
  });

  it.each(['{half', '{"words":"calm"}', '7', 'null'])('begins anew when what is stored is damaged: %s', (stored) => {
    localStorage.setItem('everstep:draft:mood:ada', stored);
    expect(open().current[0]).toEqual(emptyMoodDraft);
  });
});
