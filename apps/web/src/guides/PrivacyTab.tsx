import { api, chatGuides, type GuideConsent, type GuideDataType } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { PrivacyView } from '@everstep/ui/pages';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { sentenceOf } from '../api/errors.ts';
import { useDropStale, useQuery } from '../api/useQuery.ts';
import { useLayers } from '../layout/useLayers.ts';
import { useCall } from '../session/SessionProvider.tsx';
import { KnowledgeOverlay } from './KnowledgeOverlay.tsx';

/** What guides may see: a switch shows the choice at once and goes back where the server did not take it. */
export function PrivacyTab() {
  const call = useCall();
  const navigate = useNavigate();
  const dropStale = useDropStale();
  const { open, show } = useLayers();
  const { showToast } = useToast();
  const consent = useQuery(api.knowledge.consent, {});
  const [chosen, setChosen] = useState<Partial<GuideConsent>>({});
  // Choices made one after another are told in their order, so that the last one stays.
  const told = useRef<Promise<unknown>>(Promise.resolve());
  const choose = (type: GuideDataType, allowed: boolean) => {
    setChosen((before) => ({ ...before, [type]: allowed }));
    told.current = told.current
      .then(() => call(api.knowledge.changeConsent, { body: { type, allowed } }))
      .catch((error: unknown) => {
        setChosen((before) => ({ ...before, [type]: !allowed }));
        showToast({ id: 'consent', tone: 'danger', title: 'The choice could not be saved', description: sentenceOf(error) });
      })
      .finally(() => dropStale(['guides']));
  };
  return (
    <>
      <PrivacyView
        consent={consent.data && { ...consent.data, ...chosen }}
        problem={consent.error && !consent.data ? sentenceOf(consent.error) : undefined}
        onRetry={() => dropStale(['guides'])}
        onConsentChange={choose}
        guides={chatGuides}
        onShowKnowledge={(personaId) => show(`knows:${personaId}`)}
      />
      {!open.includes('chat') && <KnowledgeOverlay onHelp={() => void navigate('/help-now')} />}
    </>
  );
}
