import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkToken, hasTokenFormat, readTokenExpiry } from './token.ts';

// Signed elsewhere with HS256; the payload is {"sub":"Zoë","role":"member","iat":1795000000,"exp":1795604800}.
const header = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9';
const token = `${header}.eyJzdWIiOiJab8OrIiwicm9sZSI6Im1lbWJlciIsImlhdCI6MTc5NTAwMDAwMCwiZXhwIjoxNzk1NjA0ODAwfQ.c2lnbmF0dXJl-_`;
const expiry = 1_795_604_800_000;

describe('the format of a token', () => {
  it('takes three parts and nothing else [valid-017]', () => {
    expect(hasTokenFormat(token)).toBe(true);
    for (const text of ['', 'abc', 'a.b', 'a.b.c.d', 'a..c', '.b.c', 'a.b.', 'a b.c.d', 'a.b.c\n'])
      expect(hasTokenFormat(text)).toBe(false);
  });

  it('reads when it runs out without knowing the secret [session-005]', () => {
    expect(readTokenExpiry(token)).toBe(expiry);
  });
});

describe('a stored token', () => {
  it('is good until the instant at which it runs out [session-019]', () => {
    expect(checkToken(token, expiry - 1)).toBe('good');
    expect(checkToken(token, expiry)).toBe('expired');
  });

  it('is malformed without three readable parts or without an expiry [session-018]', () => {
    const withoutExpiry = `${header}.eyJzdWIiOiJhIn0.x`;
    const expiryAsText = `${header}.eyJleHAiOiIxNzk1NjA0ODAwIn0.x`;
    for (const text of ['abc', 'a.b.c', withoutExpiry, expiryAsText]) expect(checkToken(text, 0)).toBe('malformed');
  });

  it('never crashes the reader, whatever stands in the storage', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.tuple(fc.base64String(), fc.base64String(), fc.base64String()).map((parts) => parts.join('.')),
        ),
        (text) => {
          expect(['good', 'malformed', 'expired']).toContain(checkToken(text, 0));
        },
      ),
    );
  });
});
