export { type GoalActions, GoalCard, type GoalCardProps, type GoalLook, GoalStateChip } from './GoalCard.tsx';
export { goalLooks } from './GoalCard.variants.ts';
export { GoalConfidence, type GoalConfidenceProps } from './GoalConfidence.tsx';
export { GoalMenu } from './GoalMenu.tsx';
export { GoalMilestones, type GoalMilestonesProps, type MilestoneActions } from './GoalMilestones.tsx';
export { confidenceWord, type GoalCardGoal, milestonesReached, sizeWords, stateWords } from './goal.ts';
