import { Text } from '../../components/Text/index.ts';
import { ConflictBanner, cut } from '../system/ConflictBanner.tsx';

export interface JournalConflict {
  /** The text that another device saved; null while it is locked. */
  readonly theirs: string | null;
  /** Keeps what stands here, over the other text. */
  readonly onKeepMine: () => void;
  /** Takes the other text; what stands here is dropped. */
  readonly onTakeTheirs: () => void;
  /** Takes the other text, and keeps what stands here as an entry of its own. */
  readonly onKeepBoth: () => void;
}

const SHOWN = 280;

/** Says that an entry was changed on another device, with the words it has there. */
export function ConflictCard({ theirs, ...choices }: JournalConflict) {
  return (
    <ConflictBanner title="This entry was changed on another device" {...choices}>
      {theirs !== null && theirs !== '' && (
        <Text as="span" size="sm" tone="muted">
          The other one: {cut(theirs, SHOWN)}
        </Text>
      )}
    </ConflictBanner>
  );
}
