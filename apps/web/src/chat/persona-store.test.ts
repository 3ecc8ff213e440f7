import { arlo, connectPersonas, courseGuides } from '@everstep/domain/guides';
import { describe, expect, it, vi } from 'vitest';
import { emptyDevice, forbiddenStorage } from '../testing/storages.ts';
import { readPersonaId, storePersonaId } from './persona-store.ts';

const elsewhere = [arlo, ...connectPersonas, ...courseGuides].map(({ id }) => id);

describe('the chosen guide', () => {
  it('is kael at first [chat-049]', () => {
    expect(readPersonaId('ada')).toBe('kael');
  });

  it('is kept for each member of its own [chat-050]', () => {
    storePersonaId('ada', 'nova');
    storePersonaId('bo', 'sera');
    expect(readPersonaId('ada')).toBe('nova');
    expect(readPersonaId('bo')).toBe('sera');
  });

  it.each([...elsewhere, 'nobody', 'constructor', ''])('is reset to kael when %s is stored [chat-052]', (stored) => {
    localStorage.setItem('everstep:persona:ada', stored);
    expect(readPersonaId('ada')).toBe('kael');
    expect(localStorage.getItem('everstep:persona:ada')).toBe('kael');
  });

  it('is kept for the visit where the device is full or takes nothing', () => {
    vi.stubGlobal('localStorage', forbiddenStorage());
    expect(storePersonaId('ada', 'nova')).toBe('nova');
    expect(readPersonaId('ada')).toBe('nova');
    vi.unstubAllGlobals();
    emptyDevice();
  });

  it.each([...elsewhere, 'nobody'])('refuses %s with a warning on the console [chat-051] [chat-053] [role-017]', (refused) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    storePersonaId('ada', 'luma');
    expect(storePersonaId('ada', refused)).toBe('luma');
    expect(readPersonaId('ada')).toBe('luma');
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls.flat().join(' ')).toContain(refused);
    warn.mockRestore();
  });
});
