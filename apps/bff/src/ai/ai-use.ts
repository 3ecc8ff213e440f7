import { GUIDE_WAIT_CLASSES } from '@everstep/domain';
import { isProviderFailure, type ProviderFailure } from './failure-code.ts';
import type { ChatProvider, Tokens } from './provider.ts';

type Name = ChatProvider['name'];
/** How a call to a guide ended. */
export type CallEnd = 'done' | 'stopped' | 'interrupted' | ProviderFailure | 'failed';

/** What one provider has done since the start: numbers only, no text, no member. */
export interface ProviderUse {
  readonly calls: Readonly<Partial<Record<CallEnd, number>>>;
  readonly retries: number;
  readonly tokensRead: number;
  readonly tokensWritten: number;
  /** Calls that the budget of a day sent to the offline guide. */
  readonly overBudget: number;
  /** How many first pieces came within each class of `GUIDE_WAIT_CLASSES`, and after the last. */
  readonly firstPiece: readonly number[];
  /** All waits for a first piece, and all whole replies, in milliseconds. */
  readonly firstPieceMs: number;
  readonly wholeMs: number;
  /** The service did not answer the last call as it should. */
  readonly isFailing: boolean;
}

/** Counts what guides cost and how long they take. For `/metrics`; one per server. */
export interface AiUse {
  /** @param times milliseconds from the call to the first piece, undefined when none came, and to the end */
  ended(name: Name, end: CallEnd, times: { readonly first: number | undefined; readonly whole: number }): void;
  spent(name: Name, tokens: Tokens): void;
  overBudget(name: Name): void;
  /** A call of the configured provider was tried again. */
  retried(): void;
  /** The counts by provider, as they are now. */
  read(): Readonly<Partial<Record<Name, ProviderUse>>>;
}

interface Counts extends Omit<ProviderUse, 'calls' | 'firstPiece'> {
  calls: Partial<Record<CallEnd, number>>;
  firstPiece: number[];
  retries: number;
  tokensRead: number;
  tokensWritten: number;
  overBudget: number;
  firstPieceMs: number;
  wholeMs: number;
  isFailing: boolean;
}

const nothing = (): Counts => ({
  calls: {},
  retries: 0,
  tokensRead: 0,
  tokensWritten: 0,
  overBudget: 0,
  firstPiece: Array.from({ length: GUIDE_WAIT_CLASSES.length + 1 }, () => 0),
  firstPieceMs: 0,
  wholeMs: 0,
  isFailing: false,
});

/** @param configured the provider that the configuration names: retries are its own */
export function createAiUse(configured: Name): AiUse {
  const byName = new Map<Name, Counts>();
  const of = (name: Name): Counts => {
    const counts = byName.get(name) ?? nothing();
    byName.set(name, counts);
    return counts;
  };
  return {
    ended(name, end, { first, whole }) {
      const counts = of(name);
      counts.calls[end] = (counts.calls[end] ?? 0) + 1;
      counts.wholeMs += whole;
      // A call that was cut short says nothing of the service.
      if (end === 'done' || isProviderFailure(end)) counts.isFailing = end !== 'done';
      if (first === undefined) return;
      counts.firstPieceMs += first;
      const found = GUIDE_WAIT_CLASSES.findIndex((upTo) => first <= upTo);
      const place = found < 0 ? GUIDE_WAIT_CLASSES.length : found;
      counts.firstPiece[place] = (counts.firstPiece[place] ?? 0) + 1;
    },
    spent(name, { read, written }) {
      const counts = of(name);
      counts.tokensRead += read;
      counts.tokensWritten += written;
    },
    overBudget(name) {
      of(name).overBudget += 1;
    },
    retried() {
      of(configured).retries += 1;
    },
    read: () => structuredClone(Object.fromEntries(byName)),
  };
}
