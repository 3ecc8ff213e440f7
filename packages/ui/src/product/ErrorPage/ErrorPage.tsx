import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/index.ts';
import { Text } from '../../components/Text/index.ts';
import { Vignette, type VignetteScene } from '../../illustrations/Vignette/index.ts';
import * as styles from './ErrorPage.css.ts';

export interface ErrorPageProps {
  /** What happened. @default 'This page tripped' */
  readonly title?: string;
  /** What was kept and what to do. */
  readonly children: ReactNode;
  /** The way on, usually one button. */
  readonly action?: ReactNode;
  /** A reference that support can look up. */
  readonly reference?: string;
  /** @default 'signal-lost' */
  readonly scene?: VignetteScene;
}

/** A whole page for when something went wrong. */
export function ErrorPage({ title = 'This page tripped', children, action, reference, scene = 'signal-lost' }: ErrorPageProps) {
  return (
    <div className={styles.page}>
      <Vignette scene={scene} />
      <Heading level={1} size="2xl">
        {title}
      </Heading>
      <div className={styles.words}>{children}</div>
      {action}
      {reference && (
        <Text size="xs" tone="muted">
          Reference: {reference}
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
  return (
    <ErrorPage title="The path ends here" scene="not-found" action={action}>
      There is no page at this address. Nothing of yours is lost.
    </ErrorPage>
  );
}
