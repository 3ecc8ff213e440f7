import { type Goal, isGoalOpen, isMilestoneReached, type Milestone } from '@everstep/domain';
import { type GoalCardTexts, goalCardTexts } from './texts.ts';

/** A goal as its card shows it. */
export interface GoalCardGoal extends Pick<Goal, 'id' | 'title' | 'size' | 'state' | 'progress' | 'completedAt' | 'lesson'> {
  readonly milestones: readonly Milestone[];
  /** When it is due, in words, such as "by 12 March, in 3 weeks". */
  readonly due?: string | undefined;
  /** How sure the member is this week, 1 to 5; null before they said. */
  readonly confidence: number | null;
}

/** What sizes and states are called in English. */
export const { sizes: sizeWords, states: stateWords } = goalCardTexts;

export const MOST_CONFIDENCE = goalCardTexts.confidence.length;

/** How sure the member is, as words. */
export const confidenceWord = (confidence: number, { confidence: words }: GoalCardTexts = goalCardTexts): string =>
  words[Math.round(confidence) - 1] ?? '';

/** "2 of 4 milestones", or nothing where there are none. */
export const milestonesReached = (milestones: readonly Milestone[], texts: GoalCardTexts = goalCardTexts): string | undefined =>
  milestones.length === 0 ? undefined : texts.milestones(milestones.filter(isMilestoneReached).length, milestones.length);

/** "12 of 40 pages", "84 to 72 kg, now 78", "30 %" */
export const milestoneWords = (milestone: Exclude<Milestone, { kind: 'check' }>, texts: GoalCardTexts): string =>
  milestone.kind === 'percent' ? texts.percent(milestone.value) : texts.amount(milestone);

/** The milestone that comes next; none when all are reached or the goal is closed. */
export const nextMilestone = ({ state, milestones }: Pick<GoalCardGoal, 'state' | 'milestones'>): Milestone | undefined =>
  isGoalOpen(state) ? milestones.find((milestone) => !isMilestoneReached(milestone)) : undefined;

/** What a row says in one line under the title. */
export function summaryOf(
  { state, milestones, confidence }: Pick<GoalCardGoal, 'state' | 'milestones' | 'confidence'>,
  texts: GoalCardTexts,
): string {
  const sure = state === 'active' && confidence !== null ? confidenceWord(confidence, texts) : undefined;
  return [milestonesReached(milestones, texts), sure].filter(Boolean).join(' · ');
}
