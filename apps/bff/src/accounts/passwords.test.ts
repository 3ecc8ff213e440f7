import { describe, expect, it } from 'vitest';
import { systemIds } from '../clock.ts';
import { hashPassword, newPasswordProblems, verifyPassword } from './passwords.ts';

describe('a password hash', () => {
  it('is argon2id with 19 MiB, two passes and one lane, salted anew each time', async () => {
    const [one, two] = await Promise.all([hashPassword('three old bicycles', systemIds), hashPassword('three old bicycles', systemIds)]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w-]{22}\$[\w-]{43}$/);
    expect(one).not.toBe(two);
  });

  it('belongs to its password and to no other', async () => {
    const stored = await hashPassword('three old bicycles', systemIds);
    expect(await verifyPassword('three old bicycles', stored)).toBe(true);
    expect(await verifyPassword('three old bicycle', stored)).toBe(false);
  });

  it('takes the same letters for the same, however a keyboard composes them', async () => {
    const stored = await hashPassword('café au lait', systemIds);
    expect(await verifyPassword('cafe\u0301 au lait', stored)).toBe(true);
  });

  it('fits nothing when it is absent, empty or unreadable', async () => {
    for (const stored of [undefined, '', '$2b$10$abc', '$argon2id$v=19$m=19456,t=2,p=1$$']) {
      expect(await verifyPassword('', stored)).toBe(false);
      expect(await verifyPassword('three old bicycles', stored)).toBe(false);
    }
  });
});

describe('the list of common passwords', () => {
  it('refuses what half the world types, in any case', async () => {
    for (const password of ['1234567890', 'qwertyuiop', 'Password123', '1q2w3e4r5t']) {
      expect(await newPasswordProblems(password, 'nia@example.org', 'body.password')).toHaveLength(1);
    }
  });

  it('lets an uncommon one through', async () => {
    expect(await newPasswordProblems('three old bicycles', 'nia@example.org', 'body.password')).toEqual([]);
  });
});
