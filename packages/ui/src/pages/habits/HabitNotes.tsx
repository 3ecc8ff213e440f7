import type { DateText, HabitTick } from '@everstep/domain';
import { dateText } from '@everstep/domain';
import { Pencil } from 'lucide-react';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { List, ListItem } from '../../components/List/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { EarlierButton, type EarlierPages } from '../system/EarlierButton.tsx';

export interface HabitNotesProps extends EarlierPages {
  /** Days with a note, newest first; undefined while they are on their way or could not be loaded. */
  readonly notes: readonly HabitTick[] | undefined;
  /** Why they could not be loaded, in a sentence. */
  readonly problem?: string | undefined;
  readonly onRetry: () => void;
  /** Opens the day of a note. */
  readonly onDay: (date: DateText) => void;
  /** The member's date. */
  readonly today: DateText;
}

/** What a member wrote about the days of a habit. */
export function HabitNotes({ notes, problem, onRetry, more, moreLoading, onMore, onDay, today }: HabitNotesProps) {
  return (
    <Card heading="Notes">
      {!notes && problem === undefined && (
        <LoadingRegion label="Loading the notes">
          <Skeleton lines={3} />
        </LoadingRegion>
      )}
      {!notes && problem !== undefined && (
        <Stack gap="3" align="start">
          <Text>{problem}</Text>
          <Button tone="outline" onClick={onRetry}>
            Try again
          </Button>
        </Stack>
      )}
      {notes?.length === 0 && <Text tone="muted">No notes yet. Once a day is done, its menu takes a few words.</Text>}
      {notes && notes.length > 0 && (
        <Stack gap="4">
          <List>
            {notes.map(({ localDate, note, kind }) => (
              <ListItem
                key={localDate}
                title={note}
                description={[dateText(localDate, today), kind === 'skipped' && 'skipped'].filter(Boolean).join(' · ')}
                end={<IconButton label={`Change ${dateText(localDate, today)}`} icon={<Pencil />} onClick={() => onDay(localDate)} />}
              />
            ))}
          </List>
          <EarlierButton {...{ more, moreLoading, onMore }} />
        </Stack>
      )}
    </Card>
  );
}
