/** The fixed words of a `CommandPalette`. */
export interface CommandPaletteTexts {
  /** Names the dialog. */
  readonly title: string;
  /** Says in one sentence what can be found. */
  readonly description: string;
  /** Stands in the box until something is typed. */
  readonly placeholder: string;
  /** Heads what was run before. */
  readonly recent: string;
  /** Stands there while there are no commands at all. */
  readonly nothingYet: string;
  readonly nothingFound: (query: string) => string;
  readonly looking: string;
  /** Read after typing. */
  readonly found: (count: number) => string;
}

export const commandPaletteTexts: CommandPaletteTexts = {
  title: 'Go to',
  description: 'Pages, entries and actions',
  placeholder: 'Where to?',
  recent: 'Recent',
  nothingYet: 'Nothing to go to yet.',
  nothingFound: (query) => `Nothing found for “${query}”.`,
  looking: 'Looking…',
  found: (count) => (count === 1 ? '1 found' : `${count} found`),
};
