import { features, totalAt } from '@everstep/domain';
import { Stack } from '../../components/Stack/index.ts';
import { LockedView } from './LockedView.tsx';

export interface FeaturesAheadProps {
  /** Names of the features that are open to the member. */
  readonly unlocked: readonly string[];
  /** XP of the member. */
  readonly xp: number;
}

/** What works in this version and opens later on the climb, the next one first. Draws nothing where all of it is open. */
export function FeaturesAhead({ unlocked, xp }: FeaturesAheadProps) {
  const ahead = features.filter(({ name, stands }) => stands && !unlocked.includes(name));
  if (ahead.length === 0) return null;
  return (
    <Stack as="section" gap="4" aria-label="What opens later">
      {ahead.map(({ name, title, requiredLevel, alternative }) => (
        <LockedView key={name} title={title} access={{ requiredLevel, alternative }} xp={{ total: xp, needed: totalAt(requiredLevel) }} />
      ))}
    </Stack>
  );
}
