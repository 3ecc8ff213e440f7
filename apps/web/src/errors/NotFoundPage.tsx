import { NotFoundView } from '@everstep/ui/pages';
import { usePageTitle } from '../layout/usePageTitle.ts';

export function NotFoundPage() {
  usePageTitle('Not found');
  return <NotFoundView />;
}
