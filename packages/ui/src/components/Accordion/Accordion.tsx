import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import * as styles from './Accordion.css.ts';

export interface AccordionItem {
  /** Unique within the accordion. */
  id: string;
  title: ReactNode;
  content: ReactNode;
  /** @default false */
  defaultOpen?: boolean;
}

export interface AccordionProps {
  /** Headings with what opens beneath each. */
  items: readonly AccordionItem[];
  /** Opening one closes the others. @default false */
  exclusive?: boolean;
}

/** Headings that open what stands beneath them. Made of `<details>`, so that the browser's own search finds closed text. */
export function Accordion({ items, exclusive = false }: AccordionProps) {
  const group = useId();
  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, content, defaultOpen = false }) => (
        <details key={id} className={styles.item} open={defaultOpen} {...(exclusive ? { name: group } : {})}>
          <summary className={styles.summary}>
            {title}
            <ChevronDown className={styles.chevron} aria-hidden="true" />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
