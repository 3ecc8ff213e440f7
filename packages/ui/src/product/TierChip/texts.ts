import type { Tier } from '@everstep/domain';

/** The fixed words of a `TierChip`. */
export interface TierChipTexts {
  readonly name: (tier: Tier) => string;
}

export const tierChipTexts: TierChipTexts = { name: (tier) => tier };
