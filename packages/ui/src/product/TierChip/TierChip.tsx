import { type Tier, tiers } from '@everstep/domain';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './TierChip.css.ts';
import { tierChipTexts } from './texts.ts';

export interface TierChipProps {
  /** The tier that it names. */
  readonly tier: Tier;
}

const HIGHEST = tiers.length - 1;

/** A tier's name in the tier's colour, with a mark at its height on the climb. */
export function TierChip({ tier }: TierChipProps) {
  const texts = useTexts('TierChip', tierChipTexts);
  const height = Math.max(
    tiers.findIndex(({ name }) => name === tier),
    0,
  );
  const y = 12.5 - (height / HIGHEST) * 9;
  return (
    <span className={styles.chip[tier]}>
      <svg viewBox="0 0 16 16" className={styles.peak} aria-hidden="true" focusable="false">
        <path d="M1 15L8 3L15 15Z" fill="currentColor" opacity={0.4} />
        <circle cx={8 + (15 - y - 2.5) * 0.12} cy={y} r={2.4} fill="currentColor" />
      </svg>
      {texts.name(tier)}
    </span>
  );
}
