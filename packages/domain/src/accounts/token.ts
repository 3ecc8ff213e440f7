/** Three parts in base64url with dots between: the shape of every token that the server issues. */
const TOKEN_FORMAT = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export type TokenState = 'good' | 'malformed' | 'expired';

/** Whether a text has the three-part format of a token. Says nothing about its signature. */
export const hasTokenFormat = (text: string): boolean => TOKEN_FORMAT.test(text);

/** The claims of a token, unverified; undefined when it is malformed. */
function readClaims(token: string): object | undefined {
  const payload = token.split('.')[1];
  if (!hasTokenFormat(token) || payload === undefined) return undefined;
  try {
    const claims: unknown = JSON.parse(decodeBase64Url(payload));
    return typeof claims === 'object' && claims !== null ? claims : undefined;
  } catch {
    return undefined;
  }
}

/**
 * When a token runs out, as milliseconds since 1970; undefined when it cannot be read.
 * The signature is not checked: this is for a browser that decides whether a stored token is worth sending.
 */
export function readTokenExpiry(token: string): number | undefined {
  const claims = readClaims(token);
  return claims && 'exp' in claims && typeof claims.exp === 'number' && Number.isFinite(claims.exp) ? claims.exp * 1000 : undefined;
}

/** Id of the member a token was issued to, unverified: good enough to keep members' cached data apart. */
export function readTokenMember(token: string): string | undefined {
  const claims = readClaims(token);
  return claims && 'sub' in claims && typeof claims.sub === 'string' ? claims.sub : undefined;
}

/** What a browser may do with a stored token at `now`, milliseconds since 1970: anything but a good one is thrown away. */
export function checkToken(token: string, now: number): TokenState {
  const expiry = readTokenExpiry(token);
  if (expiry === undefined) return 'malformed';
  return expiry > now ? 'good' : 'expired';
}

/** One character per byte: JSON's syntax, numbers and ids are ASCII, and nothing else of the payload is read here. */
function decodeBase64Url(text: string): string {
  let bits = 0;
  let held = 0;
  let decoded = '';
  for (const character of text) {
    held = ((held << 6) | BASE64URL.indexOf(character)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    decoded += String.fromCharCode((held >> bits) & 0xff);
  }
  return decoded;
}
