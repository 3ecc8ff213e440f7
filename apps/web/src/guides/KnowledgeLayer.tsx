import { api, chatGuides, type SafetyCard } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { KnowledgeDialog } from '@everstep/ui/pages';
import { useState } from 'react';
import { sentenceOf } from '../api/errors.ts';
import { useDropStale, useQuery } from '../api/useQuery.ts';
import { wordsHelp } from '../care/words-help.ts';
import { useCall } from '../session/SessionProvider.tsx';

interface KnowledgeLayerProps {
  readonly personaId: string;
  readonly onHelp: () => void;
  readonly onClose: () => void;
}

/** What one guide knows: each change is made on the server at once. */
export function KnowledgeLayer({ personaId, onHelp, onClose }: KnowledgeLayerProps) {
  const call = useCall();
  const dropStale = useDropStale();
  const { showToast } = useToast();
  const [saving, setSaving] = useState(false);
  const [help, setHelp] = useState<SafetyCard>();
  const params = { personaId };
  const known = useQuery(api.knowledge.read, { params });

  /** Resolves true once it is done; what failed is said. */
  const act = (doing: Promise<unknown>): Promise<boolean> =>
    doing
      .then(() => true)
      .catch((error: unknown) => {
        showToast({ id: 'knowledge', tone: 'danger', title: 'This could not be changed', description: sentenceOf(error) });
        return false;
      })
      .finally(() => dropStale(['guides']));
  const saveNote = async (text: string, id?: string) => {
    setSaving(true);
    const body = { text };
    const sent =
      id === undefined ? call(api.knowledge.addNote, { params, body }) : call(api.knowledge.editNote, { params: { ...params, id }, body });
    const kept = await act(sent);
    if (kept) setHelp(await wordsHelp([text]));
    setSaving(false);
    return kept;
  };
  return (
    <KnowledgeDialog
      name={chatGuides.find(({ id }) => id === personaId)?.name ?? 'This guide'}
      onClose={onClose}
      help={help}
      onHelp={onHelp}
      knowledge={known.data}
      problem={known.error && !known.data ? sentenceOf(known.error) : undefined}
      onForget={(ref, forgotten) => void act(call(api.knowledge.remember, { params, body: { ref, forgotten } }))}
      onSaveNote={saveNote}
      onRemoveNote={(id) => void act(call(api.knowledge.removeNote, { params: { ...params, id } }))}
      saving={saving}
      privacyHref="/settings?tab=privacy"
    />
  );
}
