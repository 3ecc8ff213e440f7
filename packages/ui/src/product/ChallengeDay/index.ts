export {
  ChallengeDay,
  type ChallengeDayProps,
  type ChallengeDayStatus,
  type ChallengeMedal,
} from './ChallengeDay.tsx';
export type { ChallengeTask, ComebackTask } from './ChallengeTasks.tsx';
