import { challengeTemplateOf } from '../challenges/challenge.ts';
import { habitScheduleWords } from '../habits/words.ts';
import { literalLine } from '../shared/markdown-text.ts';
import type { Proposal, ProposalStatus, ProposedAction } from './proposals.ts';

const states: Readonly<Record<ProposalStatus, string>> = { open: 'proposed', done: 'done', dismissed: 'dismissed' };
/** Longest part of an entry's words that stands for it, in characters. */
const WORDS_LENGTH = 80;
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A guide's proposal as one row of a list in Markdown: what it is, what became of it, and the words of it, each sign for itself. */
export function proposalLine({ action, status }: Proposal): string {
  const [kind, words] = saidOf(action);
  return `- ${kind}, ${states[status]}: ${literalLine(words)}`;
}

function saidOf(action: ProposedAction): readonly [kind: string, words: string] {
  switch (action.kind) {
    case 'create-goal':
      return ['Goal', action.dueDate === null ? action.title : `${action.title}, by ${days.format(Date.parse(action.dueDate))}`];
    case 'create-habit':
      return ['Habit', listed(action.title, habitScheduleWords(action.schedule), action.cue)];
    case 'log-mood':
      return ['Mood', listed(`${action.score} of 5`, action.note)];
    case 'start-challenge':
      return ['Challenge', challengeTemplateOf(action.templateId)?.name ?? action.templateId];
    case 'open-meditation':
      return ['Pause', `${action.minutes} ${action.minutes === 1 ? 'minute' : 'minutes'} of quiet`];
    case 'write-journal':
      return ['Journal entry', action.title || shortened(action.body) || 'your words from this conversation'];
  }
}

const listed = (...parts: readonly string[]): string => parts.filter((part) => part.trim() !== '').join('; ');

function shortened(text: string): string {
  const letters = [...text.trim()];
  return letters.length > WORDS_LENGTH ? `${letters.slice(0, WORDS_LENGTH).join('').trimEnd()} …` : letters.join('');
}
