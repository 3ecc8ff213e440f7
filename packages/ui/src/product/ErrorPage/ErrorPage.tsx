import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/index.ts';
import { Text } from '../../components/Text/index.ts';
import { Vignette, type VignetteScene } from '../../illustrations/Vignette/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './ErrorPage.css.ts';
import { errorPageTexts } from './texts.ts';

export interface ErrorPageProps {
  /** What happened. @default 'This page tripped' */
  readonly title?: string;
  /** What was kept and what to do. */
  readonly children: ReactNode;
  /** The way on, usually one button. */
  readonly action?: ReactNode;
  /** A reference that support can look up. */
  readonly reference?: string;
  /** The picture above the words. @default 'signal-lost' */
  readonly scene?: VignetteScene;
}

/** A whole page for when something went wrong. */
export function ErrorPage({ title, children, action, reference, scene = 'signal-lost' }: ErrorPageProps) {
  const texts = useTexts('ErrorPage', errorPageTexts);
  return (
    <div className={styles.page}>
      <Vignette scene={scene} />
      <Heading level={1} size="2xl">
        {title ?? texts.title}
      </Heading>
      <div className={styles.words}>{children}</div>
      {action}
      {reference && (
        <Text size="xs" tone="muted">
          {texts.reference(reference)}
        </Text>
      )}
    </div>
  );
}

export interface NotFoundPageProps {
  /** The way back, usually one link. */
  readonly action: ReactNode;
}

/** A whole page for an address that leads nowhere. */
export function NotFoundPage({ action }: NotFoundPageProps) {
  const texts = useTexts('ErrorPage', errorPageTexts);
  return (
    <ErrorPage title={texts.notFound} scene="not-found" action={action}>
      {texts.notFoundHint}
    </ErrorPage>
  );
}
