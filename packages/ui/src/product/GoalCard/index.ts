export { type GoalActions, GoalCard, type GoalCardProps, type GoalLook } from './GoalCard.tsx';
export { goalLooks } from './GoalCard.variants.ts';
export type { GoalCardGoal, GoalResult, GoalSize, GoalState } from './goal.ts';
