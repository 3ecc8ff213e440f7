import { type Tier, tiers, totalAt } from '@everstep/domain';
import { Card } from '../../components/Card/index.ts';
import { List, ListItem } from '../../components/List/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { TierPlace } from '../../illustrations/TierPlace/index.ts';
import { formatCount } from '../../product/format.ts';
import { TierChip } from '../../product/TierChip/index.ts';
import * as styles from './TierLadder.css.ts';

export interface TierLadderProps {
  /** The tier in which the member stands. */
  readonly tier: Tier;
  readonly level: number;
  /** XP of the member. */
  readonly xp: number;
}

/** The climb in its eleven tiers, with where the member stands. */
export function TierLadder({ tier, level, xp }: TierLadderProps) {
  const at = tiers.findIndex(({ name }) => name === tier);
  return (
    <Card heading="The climb" aside={`${at + 1} of ${tiers.length}`}>
      <Stack gap="4">
        <div className={styles.place}>
          <TierPlace tier={tier} level={level} />
        </div>
        <Text tone="muted">Eleven places, from the valley to the summit. None is ever taken away.</Text>
        <List ordered>
          {tiers.map(({ name, startLevel }, index) => (
            <ListItem
              key={name}
              selected={index === at}
              title={<TierChip tier={name} />}
              description={`From level ${startLevel}. ${wayTo(startLevel, xp, index - at)}`}
            />
          ))}
        </List>
      </Stack>
    </Card>
  );
}

/** @param ahead how many tiers it lies above the member's own */
function wayTo(startLevel: number, xp: number, ahead: number): string {
  if (ahead < 0) return 'Reached.';
  if (ahead === 0) return 'You are here.';
  const start = `${formatCount(totalAt(startLevel))} XP`;
  return ahead === 1 ? `${start}, ${formatCount(Math.max(0, totalAt(startLevel) - xp))} to go.` : `${start}.`;
}
