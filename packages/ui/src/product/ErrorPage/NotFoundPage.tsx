import type { ReactNode } from 'react';
import { useTexts } from '../../internal/texts.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { errorPageTexts } from './texts.ts';

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
