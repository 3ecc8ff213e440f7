import type { Achievement, DateText, Rarity } from '@everstep/domain';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Grid } from '../../components/Grid/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { ProgressBar } from '../../components/ProgressBar/index.ts';
import { SegmentedControl } from '../../components/SegmentedControl/index.ts';
import { Select } from '../../components/Select/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Vignette } from '../../illustrations/Vignette/index.ts';
import { PageHeader } from '../../product/PageLayout/index.ts';
import { type AchievementFilter, AchievementGroups, everyAchievement, rarities, rarityNames } from './AchievementGroups.tsx';

export interface AchievementsViewProps {
  /** Those that are told; undefined while they are on their way or could not be loaded. */
  readonly achievements: readonly Achievement[] | undefined;
  /** Those that keep their name until they are earned. */
  readonly hidden: readonly { readonly rarity: Rarity }[];
  /** Why they could not be loaded, in a sentence. */
  readonly problem?: string | undefined;
  readonly onRetry: () => void;
  readonly filter: AchievementFilter;
  readonly onFilterChange: (filter: AchievementFilter) => void;
  /** The member's date. */
  readonly today: DateText;
}

const states = [
  { value: 'all', label: 'All' },
  { value: 'earned', label: 'Earned' },
  { value: 'open', label: 'Open' },
] as const;

/** What can be earned on the way, how far each is, and what was. */
export function AchievementsView({ achievements, hidden, problem, onRetry, filter, onFilterChange, today }: AchievementsViewProps) {
  if (!achievements) return problem === undefined ? <Waiting /> : <Failed problem={problem} onRetry={onRetry} />;
  const earned = achievements.filter(({ earnedAt }) => earnedAt !== null).length;
  const all = achievements.length + hidden.length;
  return (
    <Stack gap="6">
      <PageHeader title="Achievements" line="Stones on the way. They mark what you did, and they ask for nothing." />
      <ProgressBar label="Earned so far" value={earned} max={all} valueText={`${earned} of ${all}`} tone="sun" showLabel />
      <Filters filter={filter} onFilterChange={onFilterChange} />
      <AchievementGroups {...{ achievements, hidden, filter, today }} onAll={() => onFilterChange(everyAchievement)} />
    </Stack>
  );
}

function Filters({ filter, onFilterChange }: Pick<AchievementsViewProps, 'filter' | 'onFilterChange'>) {
  return (
    <Inline gap="4" align="end">
      <SegmentedControl
        label="Which"
        hideLabel
        segments={states}
        value={filter.state}
        // The segments above are the only ones there are.
        onValueChange={(state) => onFilterChange({ ...filter, state: state as AchievementFilter['state'] })}
      />
      <Select
        label="Rarity"
        hideLabel
        options={[{ value: 'any', label: 'Any rarity' }, ...rarities.map((value) => ({ value, label: rarityNames[value] }))]}
        value={filter.rarity}
        // The options above are the only ones there are.
        onValueChange={(rarity) => onFilterChange({ ...filter, rarity: rarity as AchievementFilter['rarity'] })}
      />
    </Inline>
  );
}

function Waiting() {
  return (
    <LoadingRegion label="Loading your achievements">
      <Stack gap="5">
        <Skeleton shape="title" />
        <Grid columns="large" gap="4">
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Grid>
      </Stack>
    </LoadingRegion>
  );
}

function Failed({ problem, onRetry }: { readonly problem: string; readonly onRetry: () => void }) {
  return (
    <EmptyState
      title="Your achievements could not be loaded"
      headingLevel={1}
      illustration={<Vignette scene="signal-lost" />}
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      {problem}
    </EmptyState>
  );
}
