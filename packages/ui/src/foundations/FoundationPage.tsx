import { type ReactNode, useId } from 'react';
import { Heading } from '../components/Heading/index.ts';
import { Text } from '../components/Text/index.ts';
import * as styles from './FoundationPage.css.ts';

interface FoundationPageProps {
  title: string;
  /** What the page is about, in a sentence or two. */
  line: ReactNode;
  children: ReactNode;
}

/** A page about one of the things that everything else is made of. */
export function FoundationPage({ title, line, children }: FoundationPageProps) {
  return (
    <main className={styles.page}>
      <header className={styles.words}>
        <Heading level={1} size="4xl">
          {title}
        </Heading>
        <Text size="lg" tone="muted" prose>
          {line}
        </Text>
      </header>
      {children}
    </main>
  );
}

/** A part of such a page. */
export function Part({ title, line, children }: { title: string; line?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.words}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {line && (
          <Text tone="muted" prose>
            {line}
          </Text>
        )}
      </div>
      {children}
    </section>
  );
}

/** Name and value of what stands above. */
export function Note({ name, align = 'start', children }: { name: string; align?: 'start' | 'center'; children?: ReactNode }) {
  return (
    <div className={styles.note}>
      <Text size="sm" weight="semibold" align={align}>
        {name}
      </Text>
      {children && (
        <Text size="xs" tone="muted" align={align} tabular>
          {children}
        </Text>
      )}
    </div>
  );
}
