import { MIN_PAIRS, type MoodCorrelation, type MoodInsights } from '@everstep/domain';
import type { ReactNode } from 'react';
import { LinkButton } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Vignette } from '../../illustrations/Vignette/index.ts';
import { countOf } from '../../product/format.ts';
import { RetryBanner } from '../system/RetryBanner.tsx';
import { ExperimentCard, type ExperimentCardProps } from './ExperimentCard.tsx';
import { ExperimentHistory, type ExperimentHistoryProps } from './ExperimentHistory.tsx';
import { MoodCorrelations } from './MoodCorrelations.tsx';
import { MoodInsightsFallback } from './MoodInsightsFallback.tsx';
import { MoodLine, type MoodLineProps } from './MoodLine.tsx';
import { MoodParts } from './MoodParts.tsx';
import { MoodYear, type MoodYearProps } from './MoodYear.tsx';

/** Days that came, or why they did not. */
interface Loaded {
  /** Why they could not be loaded, in a sentence. */
  readonly problem?: string | undefined;
  readonly onRetry: () => void;
}

export interface MoodInsightsViewProps extends Loaded {
  /** What the last year shows; undefined while it is on its way or could not be loaded. */
  readonly insights: MoodInsights | undefined;
  readonly line: Loaded & Pick<MoodLineProps, 'days' | 'span' | 'onSpanChange'>;
  readonly year: Loaded & Pick<MoodYearProps, 'days' | 'year' | 'onYearChange'>;
  readonly experiment: Omit<ExperimentCardProps, 'onStart'>;
  readonly past: Omit<ExperimentHistoryProps, 'today'>;
  /** Plans an experiment, with what a comparison showed or with something that the member chooses. */
  readonly onTry: (correlation: MoodCorrelation | null) => void;
}

/** What moods show over weeks and seasons, and what could be tried out. */
export function MoodInsightsView(props: MoodInsightsViewProps) {
  const { insights, problem, onRetry, line, year, experiment, past, onTry } = props;
  if (!insights) return <MoodInsightsFallback problem={problem} onRetry={onRetry} />;
  const { to: today, daysLogged, firstDate, correlations } = insights;
  if (firstDate === null) return <Nothing />;
  const missing = MIN_PAIRS - daysLogged;
  return (
    <Stack gap="5">
      {experiment.experiments?.current && <ExperimentCard {...experiment} onStart={() => onTry(null)} />}
      <MoodLine {...line} error={failure(line)} today={today} />
      <MoodYear {...year} error={failure(year)} today={today} years={yearsFrom(firstDate, today)} />
      {missing > 0 ? (
        <Missing days={missing} />
      ) : (
        <>
          <MoodParts {...insights} />
          <MoodCorrelations correlations={correlations} onTry={experiment.experiments?.current === null ? onTry : undefined} />
        </>
      )}
      {!experiment.experiments?.current && <ExperimentCard {...experiment} onStart={() => onTry(null)} />}
      <ExperimentHistory {...past} today={today} />
    </Stack>
  );
}

function failure({ problem, onRetry }: Loaded): ReactNode {
  if (problem === undefined) return undefined;
  return <RetryBanner problem={problem} onRetry={onRetry} />;
}

function yearsFrom(first: string, today: string): readonly number[] {
  const [from, to] = [Number(first.slice(0, 4)), Number(today.slice(0, 4))];
  return Array.from({ length: Math.max(1, to - from + 1) }, (_, index) => to - index);
}

function Nothing() {
  return (
    <Card>
      <EmptyState
        title="Nothing to look back on yet"
        illustration={<Vignette scene="sapling" />}
        action={<LinkButton href="/mood-tracker">Log the first mood</LinkButton>}
      >
        {`The line and the year begin with the first mood. After ${MIN_PAIRS} days weekdays, hours and habits come in.`}
      </EmptyState>
    </Card>
  );
}

function Missing({ days }: { readonly days: number }) {
  return (
    <Card>
      <EmptyState title={`${countOf(days, 'more day')} with a mood`} illustration={<Vignette scene="sapling" />}>
        {`Weekdays, hours, and what goes with your mood are compared from ${MIN_PAIRS} days on: with fewer, chance would do the talking.`}
      </EmptyState>
    </Card>
  );
}
