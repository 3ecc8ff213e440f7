import type { DateText, JournalSummary } from '@everstep/domain';
import { Lock, Pin } from 'lucide-react';
import { Chip } from '../../components/Chip/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { List, ListItem } from '../../components/List/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { EarlierButton, type EarlierPages } from '../system/EarlierButton.tsx';
import { lineOf, nameOf } from './entry-text.ts';

export interface EntryListProps {
  readonly entries: readonly JournalSummary[];
  readonly today: DateText;
  /** What comes after the last one that is shown; left out where all are here. */
  readonly earlier?: EarlierPages | undefined;
}

/** Entries by name and line, each leading to its page. */
export function EntryList({ entries, today, earlier }: EntryListProps) {
  return (
    <Stack gap="4">
      <List>
        {entries.map((entry) => (
          <ListItem
            key={entry.id}
            href={`/journals/${entry.id}`}
            title={nameOf(entry)}
            description={lineOf(entry, today)}
            end={<Marks entry={entry} />}
          />
        ))}
      </List>
      {earlier && <EarlierButton {...earlier} />}
    </Stack>
  );
}

/** Pinned comes first: it says why an entry stands above newer ones. */
function Marks({ entry: { locked, pinned, finished } }: { readonly entry: JournalSummary }) {
  return (
    <Inline gap="2">
      {pinned && <Chip icon={<Pin />}>Pinned</Chip>}
      {locked && (
        <Chip tone="neutral" icon={<Lock />}>
          Locked
        </Chip>
      )}
      {!locked && !finished && <Chip tone="neutral">Being written</Chip>}
    </Inline>
  );
}
