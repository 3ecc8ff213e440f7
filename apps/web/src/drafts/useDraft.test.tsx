import { emptyMoodDraft } from '@everstep/ui/pages';
import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useMoodDraft } from '../mood/useMoodDraft.ts';
import { fakeServer, sessionOf, surroundings } from '../testing/harness.tsx';
import { emptyDevice, fullStorage } from '../testing/storages.ts';
import { useDraft } from './useDraft.ts';

const open = (key: string, { session } = sessionOf()) =>
  renderHook(({ name }) => useDraft(name), { initialProps: { name: key }, wrapper: surroundings({ session }) });
afterEach(() => {
  vi.unstubAllGlobals();
  emptyDevice();
});

describe('a draft', () => {
  it('survives a reload, and is gone when it is cleared or emptied', () => {
    const first = open('chat:ada:new');
    act(() => first.result.current.setText('I keep putting off'));
    first.unmount();
    const again = open('chat:ada:new');
    expect(again.result.current.text).toBe('I keep putting off');
    act(() => again.result.current.clear());
    expect(again.result.current.text).toBe('');
    expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
  });

  it('belongs to its key', () => {
    const { result, rerender } = open('chat:ada:1');
    act(() => result.current.setText('one'));
    rerender({ name: 'chat:ada:2' });
    expect(result.current.text).toBe('');
    act(() => result.current.setText('two'));
    rerender({ name: 'chat:ada:1' });
    expect(result.current.text).toBe('one');
  });

  it('survives a lost session and goes with the sign-out', () => {
    const ada = sessionOf();
    const { result } = open('mood:ada', ada);
    act(() => result.current.setText('a long day'));
    act(() => ada.session.unauthorized(ada.session.token() ?? ''));
    expect(open('mood:ada').result.current.text).toBe('a long day');
    act(() => sessionOf().session.logout(fakeServer().call));
    expect(open('mood:ada').result.current.text).toBe('');
  });

  it('stays for the visit when the device has no room, and tells so', () => {
    const ada = sessionOf();
    const first = open('chat:ada:new', ada);
    vi.stubGlobal('localStorage', fullStorage());
    let fits = true;
    act(() => {
      fits = first.result.current.setText('kept');
    });
    expect([fits, first.result.current.isStored, first.result.current.text]).toEqual([false, false, 'kept']);
    first.unmount();
    const again = open('chat:ada:new', ada);
    expect(again.result.current.text).toBe('kept');
    vi.unstubAllGlobals();
    act(() => void again.result.current.setText('kept and stored'));
    expect([again.result.current.isStored, localStorage.getItem('everstep:draft:chat:ada:new')]).toEqual([true, 'kept and stored']);
  });

  it('is gone with the sign-out though it lay in memory alone, and waits through a lost session', () => {
    const ada = sessionOf();
    const { result, unmount } = open('chat:ada:new', ada);
    vi.stubGlobal('localStorage', fullStorage());
    act(() => void result.current.setText('mine alone'));
    unmount();
    vi.unstubAllGlobals();
    ada.session.unauthorized(ada.session.token() ?? '');
    expect(open('chat:ada:new', ada).result.current.text).toBe('mine alone');
    act(() => ada.session.logout(fakeServer().call));
    expect(open('chat:ada:new', ada).result.current.text).toBe('');
  });
});

describe('a mood that was begun', () => {
  const begun = { ...emptyMoodDraft, score: 4 as const, words: ['calm'], note: 'mosses' };
  const begin = () => renderHook(useMoodDraft, { wrapper: surroundings({ session: sessionOf().session }) }).result;

  it('is there after a reload, and gone once it is logged', () => {
    const first = begin();
    act(() => first.current[1](begun));
    const again = begin();
    expect(again.current[0]).toEqual(begun);
    act(() => again.current[1](emptyMoodDraft));
    expect(begin().current[0]).toEqual(emptyMoodDraft);
  });

  it.each(['{half', '{"words":"calm"}', '7', 'null'])('begins anew when what is stored is damaged: %s', (stored) => {
    localStorage.setItem('everstep:draft:mood:ada', stored);
    expect(begin().current[0]).toEqual(emptyMoodDraft);
  });
});
