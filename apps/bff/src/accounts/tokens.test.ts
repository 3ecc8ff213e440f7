import { SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { createTokenVerifier, issueToken, TOKEN_LIFE_SECONDS, verifyToken } from './tokens.ts';

const secret = Buffer.alloc(32, 1);
const now = new Date('2026-03-02T09:00:00.000Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const claims = { memberId: 'm1', sessionId: 's1', role: 'member' } as const;

it('issues tokens for seven days that carry member, session and role', async () => {
  const token = await issueToken(secret, claims, now);
  expect(await verifyToken(secret, token, after(TOKEN_LIFE_SECONDS - 1))).toEqual({
    memberId: 'm1',
    sessionId: 's1',
    issuedAt: now,
    expiresAt: after(TOKEN_LIFE_SECONDS),
  });
  expect(await verifyToken(secret, token, after(TOKEN_LIFE_SECONDS))).toBeUndefined();
});

it('takes its own algorithm and its own secret only', async () => {
  const build = (alg: string) =>
    new SignJWT({ sub: 'm1', jti: 's1' }).setProtectedHeader({ alg }).setIssuedAt(now).setExpirationTime(after(60));
  expect(await verifyToken(secret, await build('HS256').sign(secret), now)).toBeDefined();
  expect(await verifyToken(secret, await build('HS512').sign(Buffer.alloc(64, 1)), now)).toBeUndefined();
  expect(await verifyToken(secret, await build('HS256').sign(Buffer.alloc(32, 2)), now)).toBeUndefined();
});

it('takes no token without member, session or end', async () => {
  for (const payload of [{ jti: 's1' }, { sub: 'm1' }]) {
    const token = await new SignJWT(payload)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt(now)
      .setExpirationTime(after(60))
      .sign(secret);
    expect(await verifyToken(secret, token, now)).toBeUndefined();
  }
  const endless = await new SignJWT({ sub: 'm1', jti: 's1' }).setProtectedHeader({ alg: 'HS256' }).setIssuedAt(now).sign(secret);
  expect(await verifyToken(secret, endless, now)).toBeUndefined();
});

it('remembers a good token without forgetting its end, and never a bad one', async () => {
  const verify = createTokenVerifier(secret, 2);
  const tokens = await Promise.all(['s1', 's2', 's3'].map((sessionId) => issueToken(secret, { ...claims, sessionId }, now)));
  for (let round = 0; round < 2; round += 1) {
    for (const token of tokens) expect(await verify(token, now)).toMatchObject({ memberId: 'm1' });
  }
  for (const token of tokens) expect(await verify(token, after(TOKEN_LIFE_SECONDS))).toBeUndefined();
  expect(await verify(`${tokens[0]}x`, now)).toBeUndefined();
});
