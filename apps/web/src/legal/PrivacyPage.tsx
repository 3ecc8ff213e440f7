import { LegalText } from './LegalText.tsx';
import { privacy } from './privacy.ts';

export const PrivacyPage = () => <LegalText content={privacy} />;
