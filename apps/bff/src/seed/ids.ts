import type { Random } from '../demo/random.ts';

/** Ids that are the same for the same row of numbers: UUIDs, version 7, of a given instant. */
export interface SeededIds {
  /** Further ids are of this instant, in milliseconds. */
  at(instant: number): void;
  next(): string;
  secret(bytes: number): string;
}

export function seededIds(random: Random): SeededIds {
  let time = '';
  const hex = (digits: number) =>
    Math.floor(random() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0');
  return {
    at(instant) {
      time = Math.floor(instant).toString(16).padStart(12, '0');
    },
    next: () =>
      `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${(8 + Math.floor(random() * 4)).toString(16)}${hex(3)}-${hex(8)}${hex(4)}`,
    secret: (bytes) => Array.from({ length: bytes }, () => hex(2)).join(''),
  };
}
