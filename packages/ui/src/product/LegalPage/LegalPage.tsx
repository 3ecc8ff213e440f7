import { type ReactNode, useId } from 'react';
import { Heading } from '../../components/Heading/index.ts';
import { Text } from '../../components/Text/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './LegalPage.css.ts';
import { legalPageTexts } from './texts.ts';

export interface LegalSection {
  /** Anchor of the section, unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

export interface LegalPageProps {
  /** Title of the page. */
  readonly title: string;
  /** When the text came into force, in words. */
  readonly updated: string;
  /** What the whole text says, in two or three sentences. */
  readonly summary: ReactNode;
  /** Its parts, each with a heading. */
  readonly sections: readonly LegalSection[];
  /** Stands above the title. */
  readonly actions?: ReactNode;
  /** Links at the end. */
  readonly foot?: ReactNode;
}

/** A long text to be read: summary first, contents with anchors, lines of a readable length. */
export function LegalPage({ title, updated, summary, sections, actions, foot }: LegalPageProps) {
  const texts = useTexts('LegalPage', legalPageTexts);
  const contents = useId();
  return (
    <main className={styles.page} id="main" tabIndex={-1}>
      <header className={styles.head}>
        {actions}
        <Heading level={1}>{title}</Heading>
        <Text size="sm" tone="muted">
          {updated}
        </Text>
        <div className={styles.summary}>{summary}</div>
      </header>
      <nav aria-labelledby={contents} className={styles.contents}>
        <p id={contents} className={styles.contentsTitle}>
          {texts.contents}
        </p>
        <ol className={styles.contentsList}>
          {sections.map(({ id, title: name }) => (
            <li key={id}>
              <a className={styles.anchor} href={`#${id}`}>
                {name}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ id, title: name, body }) => (
        <section key={id} id={id} className={styles.section} tabIndex={-1}>
          <Heading level={2}>{name}</Heading>
          <div className={styles.prose}>{body}</div>
        </section>
      ))}
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </main>
  );
}
