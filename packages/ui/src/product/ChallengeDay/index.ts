export {
  ChallengeDay,
  type ChallengeDayProps,
  type ChallengeDayStatus,
} from './ChallengeDay.tsx';
export type { ChallengeTask, ComebackTask } from './ChallengeTasks.tsx';
export type { ChallengeMedal } from './Medallion.tsx';
