import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { Logo } from '../../components/Logo/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { Landscape } from '../../illustrations/Landscape/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './AuthLayout.css.ts';
import { authLayoutTexts } from './texts.ts';

export interface AuthLayoutProps {
  /** The page's main heading. */
  readonly title: string;
  /** One line under it. */
  readonly line?: ReactNode;
  /** Across from the logo, in sight on every phone: the way to people. */
  readonly help?: ReactNode;
  /** The form. */
  readonly children: ReactNode;
  /** Links under the form: other ways in, terms. */
  readonly foot?: ReactNode;
}

/** Frame of the pages before sign-in: the land beside a one-column form, the form first on phones. */
export function AuthLayout({ title, line, help, children, foot }: AuthLayoutProps) {
  const texts = useTexts('AuthLayout', authLayoutTexts);
  return (
    <div className={styles.layout}>
      <div className={styles.land} aria-hidden="true">
        <p className={styles.motto}>{texts.motto}</p>
        <div className={styles.picture}>
          <Landscape done={2} total={5} />
        </div>
      </div>
      <main className={styles.main} id="main" tabIndex={-1}>
        <div className={styles.column}>
          <Inline justify="between">
            <Logo size="medium" withName />
            {help}
          </Inline>
          <Stack gap="1">
            <Heading level={1} size="2xl">
              {title}
            </Heading>
            {line && (
              <Text tone="muted" prose>
                {line}
              </Text>
            )}
          </Stack>
          {children}
          {foot && <div className={styles.foot}>{foot}</div>}
        </div>
      </main>
    </div>
  );
}
