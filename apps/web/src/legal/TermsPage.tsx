import { LegalView, termsOfService } from '@everstep/ui/pages';
import { usePageTitle } from '../layout/usePageTitle.ts';

export function TermsPage() {
  usePageTitle(termsOfService.title);
  return <LegalView {...termsOfService} />;
}
