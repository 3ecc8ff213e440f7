import { DomainError, isChoice } from '@everstep/domain';
import { readActor } from '../accounts/actor-store.ts';
import { createTokenVerifier } from '../accounts/tokens.ts';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';

/** What the device of a request says of where it is: the values of its headers, not yet checked. */
export interface DeviceHeaders {
  readonly timeZone: string | undefined;
  readonly country: string | undefined;
  readonly languages: string | undefined;
}

/** Who is behind a request. */
export type Authenticate = (authorization: string | undefined, device: DeviceHeaders) => Promise<Actor | undefined>;

/**
 * Makes the check that every call goes through: the signature once per token, session and member anew each time.
 * The check answers undefined without a token.
 * It throws DomainError `session_expired` for a token that is forged, malformed, over or revoked, and `suspended`.
 */
export function authentication(deps: Deps): Authenticate {
  const verify = createTokenVerifier(deps.secret);
  const zones = new Map<string, boolean>();
  return async (authorization, { timeZone, country, languages }) => {
    if (authorization === undefined) return undefined;
    const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
    const now = deps.clock.now();
    const claims = token === undefined ? undefined : await verify(token, now);
    if (!claims) throw new DomainError('session_expired');
    const actor = await readActor(deps.db, claims.sessionId, now);
    if (actor === undefined || (actor !== 'suspended' && actor.id !== claims.memberId)) throw new DomainError('session_expired');
    if (actor === 'suspended') throw new DomainError('suspended');
    const isElsewhere = timeZone !== undefined && timeZone !== actor.timeZone && isTimeZone(timeZone, zones);
    return {
      ...actor,
      ...(isElsewhere ? { timeZone } : {}),
      chosenCountry: isChoice(country) ? country : undefined,
      locale: firstLanguage(languages),
    };
  };
}

/** The first tag of `Accept-Language`: browsers put the one they show first. */
const firstLanguage = (languages: string | undefined): string | undefined =>
  /^\s*([A-Za-z]{2,8}(?:-[A-Za-z\d]{1,8}){0,4})\s*(?:[,;]|$)/.exec(languages ?? '')?.[1];

/** Asking Intl is slow, and devices send the same few names over and over. */
function isTimeZone(name: string, known: Map<string, boolean>): boolean {
  if (name.length > 64 || !/^[A-Za-z][\w+/-]*$/.test(name)) return false;
  const before = known.get(name);
  if (before !== undefined) return before;
  let valid = true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    valid = false;
  }
  if (known.size > 1000) known.clear();
  known.set(name, valid);
  return valid;
}
