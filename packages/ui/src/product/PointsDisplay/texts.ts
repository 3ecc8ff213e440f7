/** The fixed words of a `PointsDisplay`. */
export interface PointsDisplayTexts {
  readonly level: string;
  readonly xp: string;
  readonly coins: string;
}

export const pointsDisplayTexts: PointsDisplayTexts = { level: 'Level', xp: 'XP', coins: 'Coins' };
