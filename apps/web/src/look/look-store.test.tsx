import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { sessionOf, surroundings } from '../testing/harness.tsx';
import { memberOf } from '../testing/member.ts';
import { LookProvider, useLook } from './LookProvider.tsx';
import { readLook, showLook } from './look-store.ts';
import { useMemberLook } from './useMemberLook.ts';

const root = document.documentElement;

describe('the look of a device', () => {
  it('is grey, after the system, until something is chosen [scheme-008]', () => {
    expect(readLook()).toEqual({ scheme: 'grey', mode: 'system' });
  });

  it('is shown at once and kept [scheme-010]', () => {
    showLook({ scheme: 'teal', mode: 'dark' }, root);
    expect(root.dataset).toMatchObject({ scheme: 'teal', mode: 'dark' });
    expect(localStorage.getItem('everstep:scheme')).toBe('teal');
    expect(readLook()).toEqual({ scheme: 'teal', mode: 'dark' });
  });

  it('takes nothing but the eight keys from the storage [valid-014]', () => {
    localStorage.setItem('everstep:scheme', 'gold');
    localStorage.setItem('everstep:mode', 'dim');
    expect(readLook()).toEqual({ scheme: 'grey', mode: 'system' });
  });

  it('changes one part and leaves the other', () => {
    const { result } = renderHook(useLook, { wrapper: LookProvider });
    act(() => result.current.setLook({ scheme: 'pink' }));
    act(() => result.current.setLook({ mode: 'light' }));
    expect(result.current).toMatchObject({ scheme: 'pink', mode: 'light' });
    expect(root.dataset).toMatchObject({ scheme: 'pink', mode: 'light' });
  });
});

describe('a member on a new device', () => {
  function signIn(change: Parameters<typeof memberOf>[1]) {
    const { session } = sessionOf();
    session.setUser(memberOf('ada', change));
    const Around = surroundings({ session });
    const wrapper = ({ children }: { children: ReactNode }) => (
      <Around>
        <LookProvider>{children}</LookProvider>
      </Around>
    );
    return renderHook(
      () => {
        useMemberLook();
        return useLook();
      },
      { wrapper },
    ).result;
  }

  it('finds the look they chose elsewhere, once', () => {
    const { current } = signIn({ colorScheme: 'orange', colorMode: 'dark' });
    expect(current).toMatchObject({ scheme: 'orange', mode: 'dark' });
    expect(localStorage.getItem('everstep:scheme')).toBe('orange');
    expect(signIn({ colorScheme: 'red' }).current.scheme).toBe('orange');
  });

  it('keeps the look of the device when one was chosen there, or none was chosen anywhere', () => {
    expect(signIn({ colorScheme: null }).current.scheme).toBe('grey');
    localStorage.setItem('everstep:scheme', 'blue');
    expect(signIn({ colorScheme: 'red' }).current.scheme).toBe('blue');
  });
});
