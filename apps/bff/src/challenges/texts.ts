import { type ChallengeTemplate, challengeTemplateOf, DomainError, lengthRules, type TemplateContent } from '@everstep/domain';
import { type ChallengeText, challengeTexts, phaseOf, type TaskFact, type TaskText } from '@everstep/domain/challenges';

/** A task with its id within its day. */
export type NamedTask = TaskText & TaskFact;

/** A day with its tasks, the required ones first. */
export interface NamedDay {
  readonly title: string;
  readonly why: string;
  readonly phase: string | null;
  readonly tasks: readonly NamedTask[];
}

/** A challenge: its rules, and its words. */
export interface Challenge {
  readonly template: ChallengeTemplate;
  readonly text: Pick<ChallengeText, 'line' | 'minutes' | 'phases'>;
  readonly days: readonly NamedDay[];
}

/** Required tasks are called a, b, c; what may be done on top is x. */
const EXTRA = 'x';

const named = (text: ChallengeText): readonly NamedDay[] =>
  text.days.map(({ title, why, tasks, extra }, index) => ({
    title,
    why,
    phase: phaseOf(text, index + 1)?.name ?? null,
    tasks: [
      ...tasks.map((task, place) => ({ ...task, id: String.fromCharCode(97 + place), required: true })),
      { ...extra, id: EXTRA, required: false },
    ],
  }));

/** Every challenge that can be started, in the order of its templates. */
export const allChallenges: readonly Challenge[] = challengeTexts.flatMap((text) => {
  const template = challengeTemplateOf(text.id);
  return template ? [{ template, text, days: named(text) }] : [];
});

export const isShipped = (templateId: string): boolean => allChallenges.some(({ template }) => template.id === templateId);

/** A challenge that administrators wrote: one task a day, ticked by hand; the rest follows from its length. */
export function challengeFrom(id: string, { name, line, category, difficulty, minutes, days }: TemplateContent): Challenge {
  const durationDays = days.length;
  return {
    template: { ...{ id, name, category, difficulty, durationDays }, requiredTasks: 1, neededTasks: 1, ...lengthRules(durationDays) },
    text: { line, minutes, phases: [] },
    days: days.map(({ title, why, task, line: how }) => ({
      ...{ title, why, phase: null },
      tasks: [{ id: 'a', title: task, line: how, kind: 'hand', required: true }],
    })),
  };
}

/**
 * A challenge that is shipped.
 * @throws DomainError `not_found` when there is none of this id
 */
export function challengeOf(templateId: string): Challenge {
  const challenge = allChallenges.find(({ template }) => template.id === templateId);
  if (!challenge) throw new DomainError('not_found');
  return challenge;
}
