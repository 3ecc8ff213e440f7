import type { ReactNode } from 'react';

export interface Command {
  /** Unique in the palette. */
  id: string;
  label: string;
  /** A few words after the label, such as where it leads. */
  hint?: string;
  /** Other words under which it is looked for. */
  keywords?: readonly string[];
  /** A decorative icon before the label. */
  icon?: ReactNode;
  /** Keys that do the same anywhere, e.g. `['G', 'J']`; only shown here. */
  shortcut?: readonly string[];
}

export interface CommandGroup {
  label: string;
  commands: readonly Command[];
}

export interface CommandPaletteProps {
  /** Whether the palette is shown. */
  open: boolean;
  /** Called with `false` on Esc, on the scrim and when a command was chosen. */
  onOpenChange: (open: boolean) => void;
  /** All that can be done, under headings. */
  groups: readonly CommandGroup[];
  /** Called with the chosen command, after the palette has been asked to close. */
  onRun: (id: string) => void;
  /** Ids of what was run before, the latest first; they come first while nothing is typed. @default [] */
  recent?: readonly string[];
  /** Called with what is typed, for commands that come from a search: hand them in as a group, and `loading` until then. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** More commands are being looked for. @default false */
  loading?: boolean;
  /** Names the dialog. @default 'Go to' */
  title?: string;
  /** Says in one sentence what can be found. @default 'Pages, entries and actions' */
  description?: string;
  /** Stands in the box until something is typed. @default 'Where to?' */
  placeholder?: string;
  /** Heads the group of what was run before. @default 'Recent' */
  recentLabel?: string;
}
