/** The fixed words of an `AppShell`. */
export interface AppShellTexts {
  /** Names the drawer. */
  readonly menu: string;
}

export const appShellTexts: AppShellTexts = { menu: 'Menu' };
