import { LegalText } from './LegalText.tsx';
import { terms } from './terms.ts';

export const TermsPage = () => <LegalText content={terms} />;
