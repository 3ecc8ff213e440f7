import type { ChallengeCategory, ChallengeDifficulty, ChallengeTaskKind, ClosedChallengeRun, DateText } from '@everstep/domain';
import { countOf } from '../../product/format.ts';

const weekdays = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** A date with its weekday: "Thursday 5 March". */
export const dayWords = (date: DateText): string => weekdays.format(Date.parse(`${date}T00:00:00Z`));

interface Elsewhere {
  /** What ticks the task, as in "Ticked by your check-in". */
  readonly tickedBy: string;
  readonly href: string;
}

/** Where tasks that tick themselves are done. */
export const elsewhere: Readonly<Record<Exclude<ChallengeTaskKind, 'hand'>, Elsewhere>> = {
  'check-in': { tickedBy: 'your check-in', href: '/' },
  mood: { tickedBy: 'a logged mood', href: '/mood-tracker' },
  habit: { tickedBy: 'a habit you do', href: '/habits' },
  journal: { tickedBy: 'a journal entry', href: '/journals/new' },
  goal: { tickedBy: 'a step on a goal', href: '/goals' },
  meditation: { tickedBy: 'a meditation', href: '/zen-center' },
};

/** How far a run came: "19 of 21 days". */
export const walked = ({ daysDone, totalDays }: Pick<ClosedChallengeRun, 'daysDone' | 'totalDays'>): string =>
  `${daysDone} of ${countOf(totalDays, 'day')}`;

/** A medal in two words. */
export const medalWords: Readonly<Record<'completed' | 'full', string>> = { completed: 'Completed', full: 'Full medal' };

/** What a challenge is about. */
export const categoryWords: Readonly<Record<ChallengeCategory, string>> = {
  momentum: 'Momentum',
  habits: 'Habits',
  mind: 'Mind',
  body: 'Body',
  people: 'People',
  rest: 'Rest',
  growth: 'Growth',
};

/** How much a challenge asks for. */
export const difficultyWords: Readonly<Record<ChallengeDifficulty, string>> = {
  gentle: 'Gentle',
  steady: 'Steady',
  demanding: 'Demanding',
};
