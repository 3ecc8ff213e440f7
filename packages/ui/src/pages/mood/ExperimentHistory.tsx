import type { DateText, MoodExperiment } from '@everstep/domain';
import { Trash2 } from 'lucide-react';
import { Accordion } from '../../components/Accordion/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { EarlierButton, type EarlierPages } from '../system/EarlierButton.tsx';
import { ExperimentDays } from './ExperimentDays.tsx';
import { doneSentence, experimentSpan, experimentTitle, resultSentences } from './mood-phrases.ts';

export interface ExperimentHistoryProps extends EarlierPages {
  /** Experiments that are over, newest first. */
  readonly experiments: readonly MoodExperiment[];
  /** The member's date. */
  readonly today: DateText;
  /** Deletes one; it can be brought back. */
  readonly onDelete: (id: string) => void;
}

/** What came of experiments; the newest is open. Nothing before the first is over. */
export function ExperimentHistory({ experiments, today, more, moreLoading, onMore, onDelete }: ExperimentHistoryProps) {
  if (experiments.length === 0) return null;
  return (
    <Card heading="What you tried out">
      <Stack gap="4">
        <Accordion
          items={experiments.map((experiment, index) => ({
            id: experiment.id,
            title: `${experimentTitle(experiment)}, ${experimentSpan(experiment, today)}`,
            content: <Outcome experiment={experiment} today={today} onDelete={() => onDelete(experiment.id)} />,
            defaultOpen: index === 0,
          }))}
        />
        <EarlierButton {...{ more, moreLoading, onMore }} />
      </Stack>
    </Card>
  );
}

interface OutcomeProps {
  readonly experiment: MoodExperiment;
  readonly today: DateText;
  readonly onDelete: () => void;
}

function Outcome({ experiment, today, onDelete }: OutcomeProps) {
  const found = experiment.result?.byPlan;
  const [first, ...rest] = found
    ? resultSentences(experiment, found)
    : ['Too few days had a mood for a comparison: it takes four of each kind.'];
  const done = doneSentence(experiment);
  return (
    <Stack gap="3">
      <Text weight="semibold" prose>
        {first}
      </Text>
      {rest.length > 0 && <Text prose>{rest.join(' ')}</Text>}
      {done && (
        <Text size="sm" tone="muted" prose>
          {done}
        </Text>
      )}
      <ExperimentDays days={experiment.days} today={today} />
      <Inline>
        <Button
          tone="outline"
          size="small"
          icon={<Trash2 />}
          aria-label={`Delete the experiment: ${experimentTitle(experiment)}`}
          onClick={onDelete}
        >
          Delete the experiment
        </Button>
      </Inline>
    </Stack>
  );
}
