import { LinkButton, NotFoundPage as NotFound } from '@everstep/ui';
import { usePageTitle } from '../layout/usePageTitle.ts';

export function NotFoundPage() {
  usePageTitle('Not found');
  return <NotFound action={<LinkButton href="/">Back to today</LinkButton>} />;
}
