import type { MoodCorrelation } from '@everstep/domain';
import { useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Chip } from '../../components/Chip/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { List, ListItem } from '../../components/List/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { correlationNumbers, correlationSentence, doingWords } from './mood-phrases.ts';

export interface MoodCorrelationsProps {
  /** The clearest first. */
  readonly correlations: readonly MoodCorrelation[];
  /** Plans an experiment with it; absent while one runs. */
  readonly onTry?: ((correlation: MoodCorrelation) => void) | undefined;
}

/** Rows that are shown at once: further down, chance has more and more of a say. */
const SHOWN = 5;

/** What moods go with, in words; says nothing of causes. */
export function MoodCorrelations({ correlations, onTry }: MoodCorrelationsProps) {
  const [all, showAll] = useState(false);
  const more = correlations.length - SHOWN;
  return (
    <Card heading="What goes with your mood">
      <Stack gap="4">
        {correlations.length === 0 ? (
          <Text tone="muted" prose>
            Nothing to compare yet. It takes fourteen days with a mood on which a habit or an activity was done or not, three of each at
            least.
          </Text>
        ) : (
          <List>
            {(all ? correlations : correlations.slice(0, SHOWN)).map((correlation) => (
              <Row key={`${correlation.kind}:${correlation.id}:${correlation.nextDay}`} correlation={correlation} onTry={onTry} />
            ))}
          </List>
        )}
        {more > 0 && (
          <Button tone="outline" onClick={() => showAll(!all)}>
            {all ? 'Show fewer' : `Show ${more} more`}
          </Button>
        )}
        <Text size="sm" tone="muted" prose>
          This says nothing about causes: a good day may lead to a walk as well as the other way round. r is 0 where two things have nothing
          to do with each other, and 1 or −1 where they always go together. Of twenty comparisons one looks clear by chance alone.
        </Text>
      </Stack>
    </Card>
  );
}

interface RowProps extends Pick<MoodCorrelationsProps, 'onTry'> {
  readonly correlation: MoodCorrelation;
}

function Row({ correlation, onTry }: RowProps) {
  // What is kept below a limit cannot be planned as done or not.
  const canTry = onTry && correlation.kind !== 'limit';
  return (
    <ListItem
      title={correlationSentence(correlation)}
      description={
        <Inline gap="2">
          <span>{correlationNumbers(correlation)}</span>
          {correlation.mayBeChance && <Chip tone="neutral">May be chance</Chip>}
        </Inline>
      }
      end={
        canTry && (
          <Button
            tone="ghost"
            size="small"
            aria-label={`Try it out: ${doingWords(correlation)}${correlation.nextDay ? ', mood of the day after' : ''}`}
            onClick={() => onTry(correlation)}
          >
            Try it out
          </Button>
        )
      }
    />
  );
}
