import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/index.ts';
import { Text } from '../../components/Text/index.ts';
import * as styles from './PageLayout.css.ts';

export interface PageHeaderProps {
  /** The page's main heading. */
  readonly title: string;
  /** One line of meaning under it. */
  readonly line?: ReactNode;
  /** The page's one primary action, and at most one beside it. */
  readonly actions?: ReactNode;
}

/** Opens a page: what it is, one line, what to do. */
export function PageHeader({ title, line, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <Heading level={1} size="2xl">
          {title}
        </Heading>
        {line && <Text tone="muted">{line}</Text>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}

export interface PageColumnsProps {
  /** What to do now; first in the reading order. */
  readonly main: ReactNode;
  /** What it means and what else there is; beside it where there is room. */
  readonly side: ReactNode;
}

/** A wide and a narrow column, one below the other on small screens. Children of each stand apart by one step. */
export function PageColumns({ main, side }: PageColumnsProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.columns}>
        <div className={styles.column}>{main}</div>
        <div className={styles.column}>{side}</div>
      </div>
    </div>
  );
}

export interface TileRowProps {
  /** `StatTile`s. */
  readonly children: ReactNode;
}

/** Tiles of equal width, as many in a row as fit. */
export function TileRow({ children }: TileRowProps) {
  return <div className={styles.tiles}>{children}</div>;
}
