import { type LookupAddress, lookup } from 'node:dns';
import { Agent, request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './addresses.ts';

/** Longest wait for a push service in all, in milliseconds. */
const TIMEOUT_MS = 10_000;
/** Connections to one push service at a time. */
const MOST_CONNECTIONS = 25;

export interface PushRequest {
  /** Where the browser of a member wants it: somebody else's word. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}
export interface PushAnswer {
  readonly status: number;
  /** The header as it came. */
  readonly retryAfter: string | undefined;
}

/**
 * Hands one push to the push service of a browser. Follows no redirect and reads no answer beyond its head.
 * It throws PrivateAddressError, and whatever a connection can fail with.
 */
export type PushTransport = (push: PushRequest, signal: AbortSignal) => Promise<PushAnswer>;

/** The name of a push service leads into a private network: whoever gave it is no browser. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
}

/** The way to push services over the public internet, by connections that are kept for the next push. */
export function internetTransport(): PushTransport {
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS, lookup: lookupPublic });
  return ({ endpoint, headers, body }, signal) =>
    new Promise((resolve, reject) => {
      const sent = request(
        endpoint,
        {
          agent,
          method: 'POST',
          headers: { ...headers, 'Content-Length': body.length },
          signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
        },
        (answer) => {
          answer.on('error', reject).resume();
          resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] });
        },
      );
      sent.on('error', reject).end(body);
    });
}

/** Finds the addresses of a name and refuses it when one of them is private. What is checked here is what is connected to. */
export const lookupPublic: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    if (error) return done(error, []);
    const problem = privateAmong(found);
    if (problem) return done(problem, []);
    const [first] = found;
    if (options.all === true || !first) return done(null, found);
    return done(null, first.address, first.family);
  });
};

const privateAmong = (found: readonly LookupAddress[]): PrivateAddressError | undefined =>
  found.every(({ address }) => isPublicAddress(address)) ? undefined : new PrivateAddressError('a push service at a private address');
