import type { MoodExperiment, MoodExperiments } from '@everstep/domain';
import { type DateText, dateText } from '@everstep/domain';
import { FlaskConical } from 'lucide-react';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { RetryBanner } from '../system/RetryBanner.tsx';
import { ExperimentDays } from './ExperimentDays.tsx';
import { dayWords, experimentProgress, experimentTitle } from './mood-phrases.ts';

export interface ExperimentCardProps {
  /** The member's experiments; undefined while they are on their way or could not be loaded. */
  readonly experiments: Pick<MoodExperiments, 'today' | 'current'> | undefined;
  /** Why they could not be loaded, in a sentence. */
  readonly problem?: string | undefined;
  readonly onRetry: () => void;
  /** Begins one that the member chooses. */
  readonly onStart: () => void;
  /** Asks whether the running one is to be stopped. */
  readonly onStop: () => void;
}

/** The experiment that runs with all its days, or the way to one. */
export function ExperimentCard({ experiments, problem, onRetry, onStart, onStop }: ExperimentCardProps) {
  if (experiments?.current) return <Current experiment={experiments.current} today={experiments.today} onStop={onStop} />;
  return (
    <Card heading="Try something out">
      {experiments && (
        <Stack gap="4">
          <Text prose>
            Fourteen days, seven with a habit or an activity and seven without, mixed by chance. That tells more than looking back does,
            because it is not the good days that choose.
          </Text>
          <Inline>
            <Button tone="soft" icon={<FlaskConical />} onClick={onStart}>
              Plan 14 days
            </Button>
          </Inline>
        </Stack>
      )}
      {!experiments && problem === undefined && (
        <LoadingRegion label="Loading your experiment">
          <Skeleton lines={3} />
        </LoadingRegion>
      )}
      {!experiments && problem !== undefined && <RetryBanner problem={problem} onRetry={onRetry} />}
    </Card>
  );
}

interface CurrentProps {
  readonly experiment: MoodExperiment;
  readonly today: DateText;
  readonly onStop: () => void;
}

function Current({ experiment, today, onStop }: CurrentProps) {
  const day = experiment.days.find(({ date }) => date === today);
  return (
    <Card heading={experimentTitle(experiment)} aside={experimentProgress(experiment, today)}>
      <Stack gap="4">
        {day && <Text weight="semibold">{`Today: ${lower(dayWords(experiment, day.planned))}`}</Text>}
        <ExperimentDays days={experiment.days} today={today} />
        <Text size="sm" tone="muted" prose>
          {experiment.nextDay && 'What counts is the mood of the day after. '}
          {`The result comes after ${dateText(experiment.endsOn, today)}: half of one would sway you. A day that goes otherwise is no mishap, and is counted as it was.`}
        </Text>
        <Inline>
          <Button tone="outline" size="small" onClick={onStop}>
            Stop the experiment
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
