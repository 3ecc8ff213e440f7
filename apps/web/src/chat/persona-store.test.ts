import { describe, expect, it, vi } from 'vitest';
import { readPersonaId, storePersonaId } from './persona-store.ts';

describe('the chosen guide', () => {
  it('is kael at first [chat-049]', () => {
    expect(readPersonaId(localStorage, 'ada')).toBe('kael');
  });

  it('is kept for each member of its own [chat-050]', () => {
    storePersonaId(localStorage, 'ada', 'nova');
    storePersonaId(localStorage, 'bo', 'sera');
    expect(readPersonaId(localStorage, 'ada')).toBe('nova');
    expect(readPersonaId(localStorage, 'bo')).toBe('sera');
  });

  it.each(['arlo', 'marcus_email', 'sam_newbie', 'nobody'])('is reset to kael when %s is stored [chat-052]', (stored) => {
    localStorage.setItem('everstep:persona:ada', stored);
    expect(readPersonaId(localStorage, 'ada')).toBe('kael');
    expect(localStorage.getItem('everstep:persona:ada')).toBe('kael');
  });

  it.each(['arlo', 'marcus_email'])('refuses %s with a warning on the console [chat-051] [chat-053] [role-017]', (refused) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    storePersonaId(localStorage, 'ada', 'luma');
    expect(storePersonaId(localStorage, 'ada', refused)).toBe('luma');
    expect(readPersonaId(localStorage, 'ada')).toBe('luma');
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
