import type { Message } from '@everstep/domain';
import type { ComponentType, ReactNode } from 'react';

export const schemes = ['blue', 'purple', 'green', 'orange', 'red', 'pink', 'grey', 'teal'] as const;
export type Scheme = (typeof schemes)[number];

export interface RowData {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly state: string;
}

export interface ChatProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly messages: readonly Message[];
  readonly draft: string;
  readonly onDraftChange: (text: string) => void;
}

/** One way to draw the same pages: a module for each design system, and one with plain HTML and CSS. */
export interface Kind {
  /** What a page stands in. A new scheme renders it again where `applyScheme` is missing. */
  readonly Provider: ComponentType<{ scheme: Scheme; children: ReactNode }>;
  /** Changes the colours of the whole page without rendering. */
  readonly applyScheme?: (scheme: Scheme) => void;
  readonly ButtonPart: ComponentType;
  readonly Nav: ComponentType<{ items: readonly string[] }>;
  readonly Cards: ComponentType<{ titles: readonly string[] }>;
  readonly Rows: ComponentType<{ rows: readonly RowData[] }>;
  readonly Dialog: ComponentType<{ open: boolean; onClose: () => void }>;
  /** A conversation in a dialog; what is being written lives in the page. */
  readonly Chat: ComponentType<ChatProps>;
  /** The same conversation in the page. */
  readonly Messages: ComponentType<{ messages: readonly Message[] }>;
  readonly Composer: ComponentType<{ draft: string; onDraftChange: (text: string) => void }>;
}
