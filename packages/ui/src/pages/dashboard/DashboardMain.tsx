import type { ReactNode } from 'react';
import { Card } from '../../components/Card/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { MoodPicker, type MoodValue } from '../../product/MoodPicker/index.ts';
import { type Step, StepList } from '../../product/StepList/index.ts';
import { LowMoodLine } from '../mood/LowMoodLine.tsx';
import { ChallengeTasksCard, type ChallengeTasksCardProps, type ChallengeToday } from './ChallengeTasksCard.tsx';

export interface DashboardMainProps extends Pick<ChallengeTasksCardProps, 'onTask' | 'onCheckIn'> {
  readonly steps: readonly Step[];
  readonly mood: MoodValue | null;
  readonly moodSaving: boolean;
  /** Moods of today that are kept. */
  readonly moodsLogged: number;
  readonly onMood: (score: MoodValue) => void;
  /** Today's habits, where there are any. */
  readonly habits?: ReactNode;
  /** What challenges ask for today. */
  readonly challenges: readonly ChallengeToday[];
}

/** What there is to do today. */
export function DashboardMain({ steps, mood, moodSaving, moodsLogged, onMood, habits, challenges, onTask, onCheckIn }: DashboardMainProps) {
  return (
    <>
      <Card heading="Today" aside={`${steps.filter(({ done }) => done).length} of ${steps.length}`}>
        <StepList steps={steps} />
      </Card>
      {habits}
      {challenges.map((challenge) => (
        <ChallengeTasksCard key={challenge.runId} challenge={challenge} onTask={onTask} onCheckIn={onCheckIn} />
      ))}
      {/* One tap logs a mood; words can follow on the mood page. */}
      <Card>
        <Stack gap="3">
          <MoodPicker value={mood} onChange={onMood} disabled={moodSaving} compact immediate />
          <LowMoodLine score={mood} />
          {moodsLogged > 0 && <Noted times={moodsLogged} />}
        </Stack>
      </Card>
    </>
  );
}

/** A mood of today stands: nobody has to wonder, and what moved one can follow in words. */
function Noted({ times }: { readonly times: number }) {
  return (
    <Inline gap="3">
      <Text tone="muted" size="sm">
        {times === 1 ? 'Noted today.' : times === 2 ? 'Noted twice today.' : `Noted ${times} times today.`} Another one may follow.
      </Text>
      <Link href="/journals/new">Write a line</Link>
    </Inline>
  );
}
