import { type ChallengeRun, type Challenges, lengthRules } from '@everstep/domain';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { SegmentedControl } from '../../components/SegmentedControl/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Vignette } from '../../illustrations/Vignette/index.ts';
import { ChallengeBanner, type ChallengeBannerProps } from '../../product/ChallengeBanner/index.ts';
import { PageHeader } from '../../product/PageLayout/index.ts';
import { ChallengeHistory, type ChallengeHistoryProps } from './ChallengeHistory.tsx';
import { RunSection, type RunSectionProps } from './RunSection.tsx';
import { TemplateCards, type TemplateCardsProps } from './TemplateCards.tsx';

export interface ChallengesViewProps extends Omit<RunSectionProps, 'run' | 'medals' | 'today'> {
  readonly banner: Pick<ChallengeBannerProps, 'challenge' | 'onStart' | 'starting'>;
  /** Challenges and open runs; undefined while they are on their way or could not be loaded. */
  readonly overview: Challenges | undefined;
  /** Why they could not be loaded, in a sentence. */
  readonly loadProblem?: string | undefined;
  readonly onRetry: () => void;
  /** The run that is shown; the first one unless it is among the open ones. */
  readonly runId: string | undefined;
  readonly onRun: (id: string) => void;
  readonly onLook: TemplateCardsProps['onLook'];
  readonly history: Omit<ChallengeHistoryProps, 'today'>;
}

/** Today's tasks of the run that is on, the way so far, the challenges there are, and those walked before. */
export function ChallengesView(props: ChallengesViewProps) {
  const { banner, overview, loadProblem, onRetry, runId, onRun, onLook, history, ...acts } = props;
  return (
    <Stack gap="6">
      <PageHeader title="Challenges" line="A few days with one theme. Missing one ends nothing." />
      <ChallengeBanner {...banner} />
      {overview ? (
        <>
          <Runs overview={overview} runId={runId} onRun={onRun} {...acts} />
          <TemplateCards templates={overview.templates} runs={overview.runs} onLook={onLook} />
          <ChallengeHistory {...history} today={overview.today} />
        </>
      ) : (
        <Absent problem={loadProblem} onRetry={onRetry} />
      )}
    </Stack>
  );
}

interface RunsProps extends Omit<RunSectionProps, 'run' | 'medals' | 'today'>, Pick<ChallengesViewProps, 'runId' | 'onRun'> {
  readonly overview: Challenges;
}

function Runs({ overview: { runs, today }, runId, onRun, ...acts }: RunsProps) {
  const shown = runs.find(({ id }) => id === runId) ?? runs[0];
  if (!shown) return null;
  // By the length of the run: its challenge may have been changed or withdrawn since it began.
  const medals = lengthRules(shown.totalDays);
  return (
    <Stack gap="4">
      {runs.length > 1 && <Choice runs={runs} shown={shown.id} onRun={onRun} />}
      <RunSection key={shown.id} run={shown} medals={medals} today={today} {...acts} />
    </Stack>
  );
}

function Choice({
  runs,
  shown,
  onRun,
}: {
  readonly runs: readonly ChallengeRun[];
  readonly shown: string;
  readonly onRun: (id: string) => void;
}) {
  return (
    <SegmentedControl
      label="Your challenges"
      hideLabel
      value={shown}
      onValueChange={onRun}
      segments={runs.map(({ id, totalDays }) => ({ value: id, label: `${totalDays} days` }))}
    />
  );
}

function Absent({ problem, onRetry }: { readonly problem: string | undefined; readonly onRetry: () => void }) {
  if (problem === undefined) {
    return (
      <LoadingRegion label="Loading your challenges">
        <Skeleton shape="block" />
        <Skeleton lines={4} />
      </LoadingRegion>
    );
  }
  return (
    <EmptyState
      title="Your challenges could not be loaded"
      illustration={<Vignette scene="signal-lost" />}
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      {problem}
    </EmptyState>
  );
}
