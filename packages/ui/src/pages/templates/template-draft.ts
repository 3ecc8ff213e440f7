import {
  CHALLENGE_DAYS_MAX,
  CHALLENGE_DAYS_MIN,
  type ChallengeCategory,
  type ChallengeDifficulty,
  TEMPLATE_MINUTES_MAX,
  type TemplateContent,
} from '@everstep/domain';
import type { FormError } from '../../components/FormErrorSummary/index.ts';

/** One day as it is being written. */
export interface DayDraft {
  /** Unique within the draft, and the same after a move. */
  readonly key: string;
  readonly title: string;
  readonly task: string;
  readonly line: string;
  readonly why: string;
}

/** A challenge as it is being written; null is not chosen yet. */
export interface TemplateDraft {
  readonly name: string;
  readonly line: string;
  readonly category: ChallengeCategory | null;
  readonly difficulty: ChallengeDifficulty | null;
  readonly minutes: number | null;
  readonly days: readonly DayDraft[];
}

/** Days that a new challenge begins with: a week. */
const FIRST_DAYS = 7;

const emptyDay = (key: string): DayDraft => ({ key, title: '', task: '', line: '', why: '' });

export const emptyTemplateDraft: TemplateDraft = {
  ...{ name: '', line: '', category: null, difficulty: null, minutes: 10 },
  days: Array.from({ length: FIRST_DAYS }, (_, index) => emptyDay(String(index + 1))),
};

/** A further day at the end; its key is larger than any before. */
export function withDay(draft: TemplateDraft): TemplateDraft {
  const last = Math.max(0, ...draft.days.map(({ key }) => Number(key) || 0));
  return { ...draft, days: [...draft.days, emptyDay(String(last + 1))] };
}

export const draftOfTemplate = ({ days, ...content }: TemplateContent): TemplateDraft => ({
  ...content,
  days: days.map(({ title, task, line, why }, index) => ({ key: String(index + 1), title, task, line, why })),
});

/** What is sent of a draft; undefined while something is missing. */
export function contentOfDraft({ name, line, category, difficulty, minutes, days }: TemplateDraft): TemplateContent | undefined {
  if (category === null || difficulty === null || minutes === null) return undefined;
  return {
    ...{ name: name.trim(), line: line.trim(), category, difficulty, minutes },
    days: days.map((day) => ({ title: day.title.trim(), why: day.why.trim(), task: day.task.trim(), line: day.line.trim() })),
  };
}

/** Ids of the fields. */
export const templateFields = {
  name: 'template-name',
  line: 'template-line',
  category: 'template-category',
  difficulty: 'template-difficulty',
  minutes: 'template-minutes',
  days: 'template-add-day',
} as const;
export const dayField = (key: string, part: 'title' | 'task'): string => `template-day-${key}-${part}`;

/** All that keeps a draft from being saved, in the order of the fields. */
export function templateProblems({ name, line, category, difficulty, minutes, days }: TemplateDraft): readonly FormError[] {
  const problem = (fieldId: string, message: string, wrong: boolean): readonly FormError[] => (wrong ? [{ fieldId, message }] : []);
  const isLength = days.length >= CHALLENGE_DAYS_MIN && days.length <= CHALLENGE_DAYS_MAX;
  const isMinutes = minutes !== null && Number.isInteger(minutes) && minutes >= 1 && minutes <= TEMPLATE_MINUTES_MAX;
  return [
    ...problem(templateFields.name, 'Give the challenge a name.', name.trim() === ''),
    ...problem(templateFields.line, 'Say in a line what it is about.', line.trim() === ''),
    ...problem(templateFields.category, 'Choose what it is about.', category === null),
    ...problem(templateFields.difficulty, 'Choose how much it asks for.', difficulty === null),
    ...problem(templateFields.minutes, `Write whole minutes, from 1 to ${TEMPLATE_MINUTES_MAX}.`, !isMinutes),
    ...days.flatMap(({ key, title, task }, index) => [
      ...problem(dayField(key, 'title'), `Give day ${index + 1} a name.`, title.trim() === ''),
      ...problem(dayField(key, 'task'), `Write what there is to do on day ${index + 1}.`, task.trim() === ''),
    ]),
    ...problem(templateFields.days, `Write ${CHALLENGE_DAYS_MIN} to ${CHALLENGE_DAYS_MAX} days.`, !isLength),
  ];
}
