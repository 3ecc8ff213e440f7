/** The fixed words of a `BottomBar`. */
export interface BottomBarTexts {
  /** Names the landmark. */
  readonly label: string;
}

export const bottomBarTexts: BottomBarTexts = { label: 'Quick access' };
