import { LegalView, privacyPolicy } from '@everstep/ui/pages';
import { usePageTitle } from '../layout/usePageTitle.ts';

export function PrivacyPage() {
  usePageTitle(privacyPolicy.title);
  return <LegalView {...privacyPolicy} />;
}
