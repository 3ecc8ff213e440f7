import type { SafetyCard } from '@everstep/domain';
import { useEffect, useState } from 'react';
import { log } from '../log/log.ts';

/** Longest wait for the code of the rules; where it cannot be had, what went wrong is said instead. */
const PATIENCE_MS = 3000;

/** The care rules in the browser. No first page needs them. */
const loadRules = () => import('../mood/note-help.ts');

/**
 * Fetches and readies the care rules where somebody may write, so that they read at once, without a connection, too.
 * @param wanted whether there is something to write for, or something written, by now
 */
export function useRulesAtHand(wanted = true): void {
  useEffect(() => {
    if (!wanted) return;
    loadRules()
      .then(({ readyToAssess }) => readyToAssess())
      .catch((error: unknown) => log.info('The care rules are not at hand yet.', error));
  }, [wanted]);
}

/** People to reach, where words that no server has read speak of danger: with the same rules, and the help of the country one is in. */
export async function unsentHelp(words: string): Promise<SafetyCard | undefined> {
  if (words.trim() === '') return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
  const read = loadRules()
    .then(({ noteHelp }) => noteHelp(words))
    .catch(() => undefined);
  return Promise.race([read, late]).finally(() => clearTimeout(timer));
}

/** How long the server may take to say that it has what was written, before the rules here read it. */
export const CONFIRMED_WITHIN_MS = 2000;

/**
 * People to reach while words of danger are on their way and nobody has said that they arrived.
 * @param show called with the card, unless the server is quicker
 * @returns to be called once the server has answered
 */
export function helpMeanwhile(words: string, show: (card: SafetyCard) => void): () => void {
  let isAnswered = false;
  const timer = setTimeout(async () => {
    const card = await unsentHelp(words);
    if (card && !isAnswered) show(card);
  }, CONFIRMED_WITHIN_MS);
  return () => {
    isAnswered = true;
    clearTimeout(timer);
  };
}

export interface UnsentHelp {
  /** Stands in place of the problem; undefined where the words that could not be sent need none. */
  readonly card: SafetyCard | undefined;
  /** Reads words that could not be sent; '' once something else is tried. Resolves with the card, or without one where none is due. */
  readonly read: (words: string) => Promise<SafetyCard | undefined>;
  /** Reads words that are on their way, should the server take long. @returns to be called once it has answered */
  readonly watch: (words: string) => () => void;
}

/** The same for a form: the card for what could not be sent from it. */
export function useUnsentHelp(): UnsentHelp {
  useRulesAtHand();
  const [card, setCard] = useState<SafetyCard>();
  const read = async (words: string) => {
    const due = await unsentHelp(words);
    setCard(due);
    return due;
  };
  return { card, read, watch: (words) => helpMeanwhile(words, setCard) };
}
