import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { sessionOf, surroundings } from '../testing/harness.tsx';
import { AIProvider, useAI } from './AIProvider.tsx';

function start(memberId = 'ada') {
  const { session } = sessionOf(memberId);
  const Around = surroundings({ session });
  return renderHook(useAI, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <Around>
        <MemoryRouter>
          <AIProvider>{children}</AIProvider>
        </MemoryRouter>
      </Around>
    ),
  });
}

describe('the chat', () => {
  it('is closed or open [chat-048]', () => {
    const { result } = start();
    expect(result.current.state).toBe('closed');
    act(() => result.current.openChat());
    expect(result.current.state).toBe('open');
    act(() => result.current.closeChat());
    expect(result.current.state).toBe('closed');
  });

  it('begins with kael, and with the chosen guide the next time [chat-049] [chat-050]', () => {
    const first = start();
    expect(first.result.current.personaId).toBe('kael');
    act(() => first.result.current.setPersona('nova'));
    expect(first.result.current.personaId).toBe('nova');
    first.unmount();
    expect(start().result.current.personaId).toBe('nova');
    expect(start('bo').result.current.personaId).toBe('kael');
  });

  it('keeps its guide when one of another part is chosen [chat-051] [chat-053]', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { result } = start();
    act(() => result.current.setPersona('arlo'));
    expect(result.current.personaId).toBe('kael');
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it('opens the selector in the chat, and closes it there', async () => {
    const { result } = start();
    await act(async () => result.current.openSelector());
    expect([result.current.state, result.current.selectorOpen]).toEqual(['open', true]);
    await act(async () => result.current.closeSelector());
    expect([result.current.state, result.current.selectorOpen]).toEqual(['open', false]);
  });
});
