import { challengeTemplateOf, type DateText, GOAL_TITLE_MAX, type Goal, type ProposedAction } from '@everstep/domain';
import type { MoodValue } from '../../product/MoodPicker/index.ts';
import type { ProposalCardTexts } from './texts.ts';

/** Longest title of a habit, in characters. */
const HABIT_TITLE_MAX = 80;

interface Words {
  readonly texts: ProposalCardTexts;
  readonly moods: Readonly<Record<MoodValue, string>>;
  readonly sizes: Readonly<Record<Goal['size'], string>>;
  readonly today: DateText;
}

/** What would be made, in plain words. */
export interface Described {
  readonly title: string;
  /** Short facts on one line. */
  readonly facts: readonly string[];
  /** The reason of a goal, the cue of a habit, the note of a mood, the first words of an entry. */
  readonly words: string;
  /** Whether the words say what was made as well as why, and stay beside it. */
  readonly stays?: boolean;
  /** Longest title that the member may give it; absent where it has none of its own. */
  readonly titleMax?: number;
}

/** Puts an act into words. */
export function described(action: ProposedAction, { texts, moods, sizes, today }: Words): Described {
  switch (action.kind) {
    case 'create-goal': {
      const due = action.dueDate === null ? [] : [texts.due(action.dueDate, today)];
      return { title: action.title, facts: [sizes[action.size], ...due], words: action.why, titleMax: GOAL_TITLE_MAX };
    }
    case 'create-habit':
      return { title: action.title, facts: [texts.schedule(action.schedule)], words: action.cue, stays: true, titleMax: HABIT_TITLE_MAX };
    case 'log-mood':
      return { title: moods[scoreOf(action.score)], facts: [], words: action.note };
    case 'start-challenge': {
      const template = challengeTemplateOf(action.templateId);
      return { title: template?.name ?? texts.challenge, facts: template ? [texts.days(template.durationDays)] : [], words: '' };
    }
    case 'open-meditation':
      return { title: texts.meditation(action.minutes), facts: [texts.unrecorded], words: '' };
    case 'write-journal':
      return { title: action.title || texts.journal, facts: [], words: action.body };
  }
}

const scores: readonly MoodValue[] = [1, 2, 3, 4, 5];

/** A score of the wire as the moods are drawn; the middle for one that is none. */
export const scoreOf = (score: number): MoodValue => scores.find((each) => each === score) ?? 3;
