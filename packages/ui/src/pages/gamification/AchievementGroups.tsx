import { type Achievement, type DateText, dateText, type Rarity } from '@everstep/domain';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Grid } from '../../components/Grid/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Vignette } from '../../illustrations/Vignette/index.ts';
import { AchievementCard, HiddenAchievement } from '../../product/AchievementCard/index.ts';

/** Which achievements are shown. */
export interface AchievementFilter {
  readonly state: 'all' | 'earned' | 'open';
  readonly rarity: 'any' | Rarity;
}
export const everyAchievement: AchievementFilter = { state: 'all', rarity: 'any' };

/** From the most frequent to the rarest. */
export const rarities = ['common', 'uncommon', 'rare', 'epic', 'legendary'] as const satisfies readonly Rarity[];
export const rarityNames: Readonly<Record<Rarity, string>> = {
  common: 'Common',
  uncommon: 'Uncommon',
  rare: 'Rare',
  epic: 'Epic',
  legendary: 'Legendary',
};

interface AchievementGroupsProps {
  readonly achievements: readonly Achievement[];
  /** Those that keep their name until they are earned. */
  readonly hidden: readonly { readonly rarity: Rarity }[];
  readonly filter: AchievementFilter;
  /** The member's date. */
  readonly today: DateText;
  /** Shows everything again where nothing fits. */
  readonly onAll: () => void;
}

/** One group for each rarity; in it what was earned comes first, the newest before the rest. */
export function AchievementGroups({ achievements, hidden, filter, today, onAll }: AchievementGroupsProps) {
  const groups = rarities
    .filter((rarity) => filter.rarity === 'any' || rarity === filter.rarity)
    .map((rarity) => ({
      rarity,
      told: achievements.filter((one) => one.rarity === rarity && fits(one, filter)).sort(byEarned),
      silhouettes: filter.state === 'earned' ? 0 : hidden.filter((one) => one.rarity === rarity).length,
    }))
    .filter(({ told, silhouettes }) => told.length + silhouettes > 0);
  if (groups.length === 0) {
    return (
      <EmptyState
        title="Nothing here yet"
        illustration={<Vignette scene="cairn" />}
        action={
          <Button tone="outline" onClick={onAll}>
            Show all
          </Button>
        }
      >
        {filter.state === 'earned' ? 'The first stone lies closer than you think.' : 'You have earned every one of these.'}
      </EmptyState>
    );
  }
  return groups.map(({ rarity, told, silhouettes }) => (
    <Stack key={rarity} as="section" gap="4" aria-label={rarityNames[rarity]}>
      <Heading level={2} size="lg">
        {rarityNames[rarity]}
      </Heading>
      <Grid columns="large" gap="4">
        {told.map((one) => (
          <AchievementCard key={one.code} {...one} earned={earnedText(one, today)} />
        ))}
        {Array.from({ length: silhouettes }, (_, index) => `hidden-${index}`).map((key) => (
          <HiddenAchievement key={key} rarity={rarity} />
        ))}
      </Grid>
    </Stack>
  ));
}

function fits({ earnedAt }: Achievement, { state }: AchievementFilter): boolean {
  return state === 'all' || (state === 'earned') === (earnedAt !== null);
}

const byEarned = (a: Achievement, b: Achievement): number => (b.earnedAt ?? '').localeCompare(a.earnedAt ?? '');

function earnedText({ earnedAt }: Achievement, today: DateText): string | null {
  return earnedAt === null ? null : `Earned ${dateText(earnedAt.slice(0, 10), today)}`;
}
