import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/index.ts';
import { Text } from '../../components/Text/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './ErrorPage.css.ts';
import { errorPageTexts } from './texts.ts';

interface ErrorFrameProps {
  readonly title?: string | undefined;
  readonly picture: ReactNode;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  readonly reference?: string | undefined;
}

/** An error page with a picture of its own. By itself for a place that must not bring all pictures along. */
export function ErrorFrame({ title, picture, children, action, reference }: ErrorFrameProps) {
  const texts = useTexts('ErrorPage', errorPageTexts);
  return (
    <div className={styles.page}>
      {picture}
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
