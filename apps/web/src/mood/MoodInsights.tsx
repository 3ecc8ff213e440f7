import { addDays, api } from '@everstep/domain';
import { MoodInsightsView, type MoodSpan } from '@everstep/ui/pages';
import { useState } from 'react';
import { sentenceOf } from '../api/errors.ts';
import { useQuery } from '../api/useQuery.ts';
import { useLayers } from '../layout/useLayers.ts';
import { ExperimentDialogs, layerOf, STOP } from './ExperimentDialogs.tsx';
import { useExperimentActions } from './useExperimentActions.ts';
import { useExperiments } from './useExperiments.ts';
import { useMoodDays } from './useMoodDays.ts';

const LONGEST_SPAN = 365;

/** What moods show over weeks and seasons. Its code, charts and all, arrives when it is first opened. */
export function MoodInsights() {
  const { data: insights, error, mutate } = useQuery(api.mood.insights, {});
  const { experiments, error: experimentsError, retry, more, loading, loadMore } = useExperiments();
  const { remove } = useExperimentActions();
  const [span, setSpan] = useState<MoodSpan>(30);
  const [chosenYear, chooseYear] = useState<number>();
  // Without a mood there are no days to ask for.
  const shown = insights?.firstDate ? insights : undefined;
  const year = chosenYear ?? Number(shown?.to.slice(0, 4) ?? 0);
  const lineDays = useMoodDays(shown && { from: addDays(shown.to, 1 - LONGEST_SPAN), to: shown.to });
  const yearDays = useMoodDays(shown && { from: `${year}-01-01`, to: `${year}-12-31` });
  const { show } = useLayers();
  return (
    <>
      <MoodInsightsView
        insights={insights}
        problem={error && !insights ? sentenceOf(error) : undefined}
        onRetry={() => void mutate()}
        line={{ ...lineDays, span, onSpanChange: setSpan }}
        year={{ ...yearDays, year, onYearChange: chooseYear }}
        experiment={{
          experiments,
          problem: experimentsError ? sentenceOf(experimentsError) : undefined,
          onRetry: retry,
          onStop: () => show(STOP),
        }}
        past={{ experiments: experiments?.past ?? [], more, moreLoading: loading, onMore: loadMore, onDelete: remove }}
        onTry={(correlation) => show(layerOf(correlation))}
      />
      {insights && <ExperimentDialogs insights={insights} current={experiments?.current ?? null} />}
    </>
  );
}
