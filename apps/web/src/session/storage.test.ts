import { describe, expect, it } from 'vitest';
import { tokenFor } from '../testing/member.ts';
import { clearDrafts, clearSession, draftKey, readJson, readToken, storeJson } from './storage.ts';

const NOW = Date.parse('2026-03-01T10:00:00Z');
const isText = (value: unknown): value is string => typeof value === 'string';

describe('storage', () => {
  it('gives a good token and removes any other [session-018] [session-019] [valid-017]', () => {
    const good = tokenFor('ada', NOW);
    localStorage.setItem('token', good);
    expect(readToken(localStorage, NOW)).toBe(good);
    for (const bad of ['abc', 'a.b', 'a.b.c.d', tokenFor('ada', NOW - 8 * 86_400_000)]) {
      localStorage.setItem('token', bad);
      expect(readToken(localStorage, NOW)).toBeNull();
      expect(localStorage.getItem('token')).toBeNull();
    }
  });

  it('takes drafts alone, or the session alone', () => {
    localStorage.setItem(draftKey('mood:ada'), 'x');
    localStorage.setItem('token', 't');
    localStorage.setItem('everstep:userData', '{}');
    clearSession(localStorage);
    expect(localStorage.getItem(draftKey('mood:ada'))).toBe('x');
    expect(localStorage.getItem('everstep:userData')).toBeNull();
    localStorage.setItem(draftKey('journal:bo:one'), 'y');
    clearDrafts(localStorage, 'ada');
    expect(Object.keys(localStorage)).toEqual([draftKey('journal:bo:one')]);
    clearDrafts(localStorage, undefined);
    expect(localStorage.length).toBe(0);
  });

  it('reads back what it stored, and nothing that is damaged or of another kind', () => {
    storeJson(localStorage, 'k', 'word');
    expect(readJson(localStorage, 'k', isText)).toBe('word');
    storeJson(localStorage, 'k', 7);
    expect(readJson(localStorage, 'k', isText)).toBeUndefined();
    localStorage.setItem('k', '{half');
    expect(readJson(localStorage, 'k', isText)).toBeUndefined();
    expect(readJson(localStorage, 'never', isText)).toBeUndefined();
  });

  it('goes on when the storage is full', () => {
    const full = {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    // Only the one method is used.
    expect(() => storeJson(full as unknown as Storage, 'k', 1)).not.toThrow();
  });
});
