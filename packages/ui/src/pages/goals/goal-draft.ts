import {
  addDays,
  type DateText,
  type Goal,
  type GoalIdea,
  type GoalSize,
  type Milestone,
  MOST_MILESTONES,
  type NewGoal,
} from '@everstep/domain';
import type { FormError } from '../../components/FormErrorSummary/index.ts';

/** A milestone as it is being planned; lines without a title are left out when the goal is saved. */
export interface MilestoneLine {
  /** Stays the same while the line is moved and edited. */
  readonly key: string;
  /** Of a milestone that the goal has already. */
  readonly id?: string | undefined;
  readonly title: string;
  readonly kind: Milestone['kind'];
  readonly start: number;
  readonly target: number | null;
  readonly unit: string;
}

/** What a member has begun to say about a goal. */
export interface GoalDraft {
  readonly title: string;
  readonly why: string;
  readonly size: GoalSize;
  readonly dueDate: DateText | null;
  readonly milestones: readonly MilestoneLine[];
  readonly habits: readonly { readonly id: string; readonly target: number }[];
}

/** The fields of a goal that its form sends. */
export type GoalPlan = Pick<NewGoal, 'title' | 'why' | 'size' | 'dueDate' | 'milestones' | 'habits'>;

const blankLine = (key: string): MilestoneLine => ({ key, title: '', kind: 'check', start: 0, target: null, unit: '' });

/** Two milestones make a way: a new goal begins with room for both. */
export const emptyGoalDraft: GoalDraft = {
  title: '',
  why: '',
  size: 'M',
  dueDate: null,
  milestones: [blankLine('1'), blankLine('2')],
  habits: [],
};

/** The draft with one line more, as long as there is room. */
export function withLine(draft: GoalDraft): GoalDraft {
  if (draft.milestones.length >= MOST_MILESTONES) return draft;
  const used = draft.milestones.map(({ key }) => Number(key) || 0);
  return { ...draft, milestones: [...draft.milestones, blankLine(String(Math.max(0, ...used) + 1))] };
}

/** A goal as it stands, ready to be changed. */
export function draftOfGoal({ title, why, size, dueDate, milestones, habits }: Goal): GoalDraft {
  return {
    ...{ title, why, size, dueDate },
    milestones: milestones.map((milestone, index) => ({
      ...blankLine(String(index + 1)),
      id: milestone.id,
      title: milestone.title,
      kind: milestone.kind,
      ...(milestone.kind === 'number' ? { start: milestone.start, target: milestone.target, unit: milestone.unit } : {}),
    })),
    habits: habits.map(({ id, target }) => ({ id, target })),
  };
}

/** An idea with a date to match; the habits that were chosen stay. */
export function draftOfIdea({ title, why, size, weeks, milestones }: GoalIdea, today: DateText, { habits }: GoalDraft): GoalDraft {
  return {
    ...{ title, why, size, habits },
    dueDate: addDays(today, weeks * 7),
    milestones: milestones.map(({ target, ...planned }, index) => ({
      ...blankLine(String(index + 1)),
      ...planned,
      target: target ?? null,
    })),
  };
}

/** What the server is sent. */
export function planOf({ title, why, size, dueDate, milestones, habits }: GoalDraft): GoalPlan {
  return {
    ...{ title, why, size, dueDate },
    milestones: milestones
      .filter((line) => line.title.trim() !== '')
      .map(({ id, title: name, kind, start, target, unit }) => ({
        ...(id === undefined ? {} : { id }),
        title: name,
        kind,
        ...(kind === 'number' ? { start, unit, ...(target === null ? {} : { target }) } : {}),
      })),
    habits: habits.map((link) => ({ ...link })),
  };
}

export const TITLE_FIELD = 'goal-title';
export const targetField = (key: string): string => `milestone-${key}-target`;

/** What keeps a draft from being saved, field by field. */
export function problemsOf({ title, milestones }: GoalDraft): readonly FormError[] {
  return [
    ...(title.trim() === '' ? [{ fieldId: TITLE_FIELD, message: 'Say what you would like to reach.' }] : []),
    ...milestones.flatMap(({ key, title: name, kind, start, target }) => {
      if (kind !== 'number' || name.trim() === '') return [];
      if (target === null) return [{ fieldId: targetField(key), message: `Say how many “${name.trim()}” shall be.` }];
      return target === start
        ? [{ fieldId: targetField(key), message: `“${name.trim()}” begins where it ends. Choose another number.` }]
        : [];
    }),
  ];
}

/** Whether there is anything in a draft that would be missed. */
export const isBlankDraft = (draft: GoalDraft): boolean =>
  draft.title === '' && draft.why === '' && draft.habits.length === 0 && draft.milestones.every(({ title }) => title === '');
