import { type ClosedChallengeRun, type DateText, dateText } from '@everstep/domain';
import { Medal } from 'lucide-react';
import { Card } from '../../components/Card/index.ts';
import { Chip } from '../../components/Chip/index.ts';
import { List, ListItem } from '../../components/List/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { EarlierButton, type EarlierPages } from '../system/EarlierButton.tsx';
import { medalWords, walked } from './words.ts';

export interface ChallengeHistoryProps extends EarlierPages {
  /** Finished and stopped runs, the newest first; nothing is shown while there are none. */
  readonly runs: readonly ClosedChallengeRun[];
  /** Shows the end of a run once more. */
  readonly onShow: (id: string) => void;
  /** The member's date. */
  readonly today: DateText;
}

/** Walks that have come to their end. */
export function ChallengeHistory({ runs, more, moreLoading, onMore, onShow, today }: ChallengeHistoryProps) {
  if (runs.length === 0) return null;
  return (
    <Card heading="Walked before" aside="newest first">
      <Stack gap="4">
        <List>
          {runs.map((run) => (
            <ListItem
              key={run.id}
              title={run.name}
              description={`${dateText(run.startedOn, today)} to ${dateText(run.closedOn, today)} · ${walked(run)}`}
              onPress={() => onShow(run.id)}
              end={
                run.medal && (
                  <Chip tone="sun" icon={<Medal />}>
                    {medalWords[run.medal]}
                  </Chip>
                )
              }
            />
          ))}
        </List>
        <EarlierButton {...{ more, moreLoading, onMore }} />
      </Stack>
    </Card>
  );
}
