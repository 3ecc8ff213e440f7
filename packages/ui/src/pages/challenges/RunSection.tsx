import type { ChallengeRun, DateText } from '@everstep/domain';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { PageColumns } from '../../product/PageLayout/index.ts';
import { ChallengeDayCard, type ChallengeDayCardProps } from './ChallengeDayCard.tsx';
import { ChangeOffer } from './ChangeOffer.tsx';
import { RunCard, type RunCardProps } from './RunCard.tsx';
import type { RunAct } from './run-acts.ts';
import { walked } from './words.ts';

export interface RunSectionProps extends Pick<ChallengeDayCardProps, 'pending' | 'problem' | 'onTick' | 'onCheckIn'> {
  readonly run: ChallengeRun;
  readonly medals: RunCardProps['medals'];
  readonly today: DateText;
  /** Ticks wait on this device for a connection. @default false */
  readonly kept?: boolean | undefined;
  /** What is under way with the run as a whole. */
  readonly acting: RunAct | undefined;
  readonly onAct: (act: RunAct) => void;
}

/** A run: today's tasks first, then what is still open from yesterday; the way so far beside them. */
export function RunSection({ run, medals, today, kept = false, acting, onAct, ...tasks }: RunSectionProps) {
  const [current, ...others] = run.open;
  return (
    <PageColumns
      main={
        <>
          {run.canFinish && <Arrival run={run} finishing={acting === 'finish'} onFinish={() => onAct('finish')} />}
          {kept && (
            <Banner tone="info" live="polite" title="Kept on this device">
              Your ticks are sent when the connection is back.
            </Banner>
          )}
          {current && <ChallengeDayCard run={run} day={current} {...tasks} />}
          {run.offersChange && <ChangeOffer canPause={run.pause.possible} shrunk={run.shrunk} acting={acting} onAct={onAct} />}
          {others.map((day) => (
            <ChallengeDayCard key={day.day} run={run} day={day} {...tasks} problem={undefined} />
          ))}
        </>
      }
      side={<RunCard run={run} medals={medals} today={today} acting={acting} onAct={onAct} />}
    />
  );
}

function Arrival({ run, finishing, onFinish }: { readonly run: ChallengeRun; readonly finishing: boolean; readonly onFinish: () => void }) {
  return (
    <Card tone="sun" heading="You have arrived" aside={walked(run)}>
      <Stack gap="4" align="start">
        <Text>
          {run.medal ? 'Nothing is left to tick. Your medal is waiting.' : 'Nothing is left to tick. Every day you walked stays walked.'}
        </Text>
        <Button loading={finishing} onClick={onFinish}>
          {run.medal ? 'Receive your medal' : 'Finish the challenge'}
        </Button>
      </Stack>
    </Card>
  );
}
