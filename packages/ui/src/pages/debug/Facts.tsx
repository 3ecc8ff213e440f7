import type { ReactNode } from 'react';
import { List, ListItem } from '../../components/List/index.ts';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

interface FactsProps {
  /** Names the list to screen readers. */
  readonly label: string;
  readonly facts: readonly Fact[];
}

/** What something is, line by line. */
export function Facts({ label, facts }: FactsProps) {
  return (
    <List aria-label={label}>
      {facts.map((fact) => (
        <ListItem key={fact.label} title={fact.label} description={fact.value} />
      ))}
    </List>
  );
}
