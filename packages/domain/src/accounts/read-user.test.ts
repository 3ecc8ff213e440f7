import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLACEHOLDER_USER } from './placeholder-user.ts';
import { readLevel, readProfileImage, readTotal, readUser } from './read-user.ts';

const ada = { id: 'a1', role: 'member', firstName: 'Ada', name: 'Ada Lovelace', email: 'ada@example.org', profileImage: null };

describe('reading a user', () => {
  it('takes the user itself or an object around it [api-001] [api-005]', () => {
    expect(readUser(ada, '')).toEqual(readUser({ user: ada }, ''));
    expect(readUser({ success: true, user: ada }, '')).toMatchObject({ firstName: 'Ada', name: 'Ada Lovelace', email: 'ada@example.org' });
  });

  it('takes _id or id and gives both [entity-014]', () => {
    const { id, ...rest } = ada;
    expect(readUser({ ...rest, _id: id }, '')).toMatchObject({ _id: 'a1', id: 'a1' });
    expect(readUser(ada, '')).toMatchObject({ _id: 'a1', id: 'a1' });
  });

  it('finds no user in an answer without an id', () => {
    for (const answer of [undefined, null, '', 7, [], {}, { user: null }, { user: { firstName: 'Ada' } }]) {
      expect(readUser(answer, '')).toBeUndefined();
    }
  });

  it('makes an administrator of role admin only [entity-014] [role-001]', () => {
    expect(readUser({ ...ada, role: 'admin' }, '')?.role).toBe('admin');
    for (const role of ['Admin', 'owner', true, undefined]) expect(readUser({ ...ada, role }, '')?.role).toBe('member');
  });

  it('reads points and coins as numbers or by their total [entity-017]', () => {
    for (const value of [5, { total: 5 }]) expect(readTotal(value)).toBe(5);
    expect(readUser({ ...ada, points: { total: 120 }, coins: 30 }, '')).toMatchObject({ points: 120, coins: 30 });
    expect(readTotal('5')).toBe(0);
  });

  it('reads the level as a number or by what is current [entity-018]', () => {
    for (const value of [3, { current: 3 }]) expect(readLevel(value)).toBe(3);
    expect(readLevel(undefined)).toBe(1);
  });

  it('never crashes, whatever the answer is', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        expect(['undefined', 'object']).toContain(typeof readUser(answer, 'https://api.example.org'));
      }),
    );
  });
});

describe('the photo of a user', () => {
  const base = 'https://api.example.org/';

  it('is one address or three [entity-015]', () => {
    expect(readProfileImage('https://x.example/a.png', base)).toEqual({
      original: 'https://x.example/a.png',
      medium: 'https://x.example/a.png',
      thumbnail: 'https://x.example/a.png',
    });
    expect(readProfileImage({ original: '/o.webp', medium: '/m.webp', thumbnail: '/t.webp' }, '')).toEqual({
      original: '/o.webp',
      medium: '/m.webp',
      thumbnail: '/t.webp',
    });
  });

  it('gets the base of the API in front of a relative address, and of no other [entity-016]', () => {
    expect(readProfileImage('/uploads/a.png', base)?.original).toBe('https://api.example.org/uploads/a.png');
    expect(readProfileImage('uploads/a.png', base)?.original).toBe('https://api.example.org/uploads/a.png');
    for (const absolute of ['http://x.example/a.png', '//x.example/a.png', 'data:image/png;base64,AA', 'blob:https://x.example/1']) {
      expect(readProfileImage(absolute, base)?.original).toBe(absolute);
    }
  });

  it('is null when there is none', () => {
    for (const value of [null, undefined, '', {}, { original: '' }, 7]) expect(readProfileImage(value, base)).toBeNull();
  });
});

describe('the placeholder user', () => {
  it('is a plain member without a name of its own, as an answer would be read [session-011]', () => {
    expect(PLACEHOLDER_USER).toEqual(readUser({ id: 'placeholder', name: 'Member' }, ''));
    expect(PLACEHOLDER_USER).toMatchObject({ id: 'placeholder', role: 'member', firstName: '', name: 'Member' });
  });
});
