import { describe, expect, it } from 'vitest';
import { tokenFor } from '../testing/member.ts';
import { clearDrafts, clearSession, draftKey, readJson, readToken, storeJson } from './storage.ts';

const NOW = Date.parse('2026-03-01T10:00:00Z');
const isText = (value: unknown): value is string => typeof value === 'string';

describe('storage', () => {
  it('gives a good token and removes any other [session-018] [session-019] [valid-017]', () => {
    const good = tokenFor('ada', NOW);
    localStorage.setItem('token', good);
    expect(readToken(NOW)).toBe(good);
    for (const bad of ['abc', 'a.b', 'a.b.c.d', tokenFor('ada', NOW - 8 * 86_400_000)]) {
      localStorage.setItem('token', bad);
      expect(readToken(NOW)).toBeNull();
      expect(localStorage.getItem('token')).toBeNull();
    }
  });

  it('takes drafts alone, or the session alone', () => {
    localStorage.setItem(draftKey('mood:ada'), 'x');
    localStorage.setItem('token', 't');
    localStorage.setItem('everstep:userData', '{}');
    clearSession();
    expect(localStorage.getItem(draftKey('mood:ada'))).toBe('x');
    expect(localStorage.getItem('everstep:userData')).toBeNull();
    localStorage.setItem(draftKey('journal:bo:one'), 'y');
    clearDrafts('ada');
    expect(Object.keys(localStorage)).toEqual([draftKey('journal:bo:one')]);
    clearDrafts(undefined);
    expect(localStorage.length).toBe(0);
  });

  it('reads back what it stored, and nothing that is damaged or of another kind', () => {
    storeJson('k', 'word');
    expect(readJson('k', isText)).toBe('word');
    storeJson('k', 7);
    expect(readJson('k', isText)).toBeUndefined();
    localStorage.setItem('k', '{half');
    expect(readJson('k', isText)).toBeUndefined();
    expect(readJson('never', isText)).toBeUndefined();
  });
});
