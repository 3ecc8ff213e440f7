import { api, type MoodCorrelation, type MoodExperiment, type MoodInsights } from '@everstep/domain';
import { type ExperimentChoice, ExperimentStartView, ExperimentStopView, type ExperimentSubject } from '@everstep/ui/pages';
import { useQuery } from '../api/useQuery.ts';
import { type Layer, useLayers } from '../layout/useLayers.ts';
import { useExperimentActions } from './useExperimentActions.ts';

/** Asks whether the experiment is to be stopped. */
export const STOP: Layer = 'mood:stop';
const START = 'mood:try';

/** The layer in which an experiment is planned: with what a comparison showed, or with a choice. */
export const layerOf = (correlation: MoodCorrelation | null): Layer => (correlation ? `${START}:${nameOf(correlation)}` : START);

const nameOf = ({ kind, id, nextDay }: MoodCorrelation): string => `${kind}:${nextDay ? 'after' : 'same'}:${id}`;

interface ExperimentDialogsProps {
  readonly insights: MoodInsights;
  readonly current: MoodExperiment | null;
}

/** What lies over the insights; Back takes it away. */
export function ExperimentDialogs({ insights, current }: ExperimentDialogsProps) {
  const { open, hide } = useLayers();
  const { stop, stopping } = useExperimentActions();
  const start = open.find((layer) => layer === START || layer.startsWith(`${START}:`));
  if (start) {
    const found = insights.correlations.find((correlation) => layerOf(correlation) === start);
    return <Start key={start} subject={found ? subjectOf(found) : null} today={insights.to} onClose={() => hide(start)} />;
  }
  if (!current || !open.includes(STOP)) return null;
  const end = async () => {
    if (await stop(current.id)) hide(STOP);
  };
  return <ExperimentStopView stopping={stopping} onStop={() => void end()} onClose={() => hide(STOP)} />;
}

interface StartProps {
  readonly subject: ExperimentSubject | null;
  readonly today: string;
  readonly onClose: () => void;
}

function Start({ subject, today, onClose }: StartProps) {
  const { data } = useQuery(api.habits.list, { query: {} }, { enabled: subject === null });
  const { start, starting, startProblem } = useExperimentActions();
  const begin = async (choice: ExperimentChoice) => {
    if (await start(choice, today)) onClose();
  };
  return (
    <ExperimentStartView
      subject={subject}
      habits={data?.habits.filter(({ kind }) => kind !== 'at-most')}
      starting={starting}
      problem={startProblem}
      onStart={(choice) => void begin(choice)}
      onClose={onClose}
    />
  );
}

const subjectOf = ({ kind, id, label, nextDay }: MoodCorrelation): ExperimentSubject | null =>
  kind === 'limit' ? null : { kind, subject: id, label, nextDay };
