import { GOAL_TITLE_MAX, GOAL_WHY_MAX } from '../goals/limits.ts';
import { HABIT_CUE_MAX, HABIT_TITLE_MAX } from '../habits/limits.ts';
import { MOOD_NOTE_MAX } from '../mood/limits.ts';
import { cutAtWord, onOneLine } from '../shared/short-text.ts';
import { type DateText, dayNumber } from '../time/dates.ts';
import { PROPOSED_ENTRY_TITLE_MAX } from './limits.ts';
import type { ProposedAction } from './schemas.ts';

/** The words of a card and their longest, in characters. A journal's body is the member's own and stays as it is. */
const wordsOf: Readonly<Record<ProposedAction['kind'], Readonly<Record<string, number>>>> = {
  'create-goal': { title: GOAL_TITLE_MAX, why: GOAL_WHY_MAX },
  'create-habit': { title: HABIT_TITLE_MAX, cue: HABIT_CUE_MAX },
  'log-mood': { note: MOOD_NOTE_MAX },
  'write-journal': { title: PROPOSED_ENTRY_TITLE_MAX },
  'start-challenge': {},
  'open-meditation': {},
};

/**
 * What a guide filled into a card, as it may be shown: words on one line, without hidden characters and no longer than they may be; a
 * day that is over, or is none, is left out. Its shape is still to be checked: a title that is empty by now makes no card. Pure.
 * @param given as a guide gave it, of any shape
 * @param today the member's local date
 */
export function tidyProposal(given: unknown, today: DateText): unknown {
  if (!isRecord(given)) return given;
  const kind = given.kind;
  const fields = Object.entries(typeof kind === 'string' && isKind(kind) ? wordsOf[kind] : {}).flatMap(([name, most]) => {
    const words = given[name];
    return typeof words === 'string' ? [[name, cutAtWord(onOneLine(words), most)] as const] : [];
  });
  const due = kind === 'create-goal' && 'dueDate' in given ? { dueDate: isToCome(given.dueDate, today) ? given.dueDate : null } : {};
  return { ...given, ...Object.fromEntries(fields), ...due };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isKind = (kind: string): kind is ProposedAction['kind'] => Object.hasOwn(wordsOf, kind);

const isToCome = (date: unknown, today: DateText): boolean => typeof date === 'string' && dayNumber(date) !== undefined && date >= today;
