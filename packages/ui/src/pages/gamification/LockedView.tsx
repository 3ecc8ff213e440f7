import type { FeatureAccess } from '@everstep/domain';
import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../components/Card/index.ts';
import { Chip } from '../../components/Chip/index.ts';
import { ProgressBar } from '../../components/ProgressBar/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { formatCount } from '../../product/format.ts';

export interface LockedViewProps {
  /** What is locked. */
  readonly title: string;
  /** What it will bring, in a line. @default when it opens */
  readonly line?: string;
  /** Why it is locked, and what can be done meanwhile. */
  readonly access: Pick<FeatureAccess, 'requiredLevel' | 'alternative'>;
  /** Where the member stands on the way there. */
  readonly xp: { readonly total: number; readonly needed: number };
  /** What it will look like: shown, and not to be used. */
  readonly preview?: ReactNode;
}

/** Something that opens later: what it is, when it opens, and what there is meanwhile. */
export function LockedView({ title, line, access: { requiredLevel, alternative }, xp: { total, needed }, preview }: LockedViewProps) {
  return (
    <Card heading={title} aside={requiredLevel !== null && <Chip tone="neutral" icon={<LockKeyhole />}>{`Level ${requiredLevel}`}</Chip>}>
      <Stack gap="4">
        <Text>{line ?? `It opens at level ${requiredLevel}, and stays open from then on.`}</Text>
        {preview && (
          // Looked at only: nothing in it can be reached or pressed.
          <div inert aria-hidden="true">
            {preview}
          </div>
        )}
        <ProgressBar
          label={`Way to level ${requiredLevel ?? ''}`}
          value={total}
          max={needed}
          valueText={`${formatCount(Math.max(0, needed - total))} XP to go`}
          showLabel
        />
        {alternative !== null && <Text tone="muted">Meanwhile: {alternative}</Text>}
      </Stack>
    </Card>
  );
}
