import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';

/** The only source of time. Tests hand in a clock that they move. */
export interface Clock {
  /** The present instant. */
  now(): Date;
  /** How far the machine's own clock is ahead of this one, in milliseconds, where it may be. */
  offMs?(): number;
}

/** The only source of new ids. */
export interface Ids {
  /** A UUID, version 7: sorts by time of creation. */
  next(): string;
  /** Secret random text in base64url, for tokens; `bytes` of entropy. */
  secret(bytes: number): string;
}

export const systemClock: Clock = { now: () => new Date() };

export const systemIds: Ids = { next: () => v7(), secret: (bytes) => randomBytes(bytes).toString('base64url') };

/** A number from 0 to 1 by chance, for what must not happen everywhere at once. Never for secrets. */
export const systemChance = (): number => Math.random();
