/** The fixed words of a `Sidebar`. */
export interface SidebarTexts {
  /** Names the landmark. */
  readonly label: string;
}

export const sidebarTexts: SidebarTexts = { label: 'Main' };
