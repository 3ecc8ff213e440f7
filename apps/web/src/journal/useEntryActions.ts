import { api, type SafetyCard } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { sentenceOf } from '../api/errors.ts';
import { useAction } from '../api/useAction.ts';
import { useRulesAtHand } from '../care/unsent-help.ts';
import { wordsHelp } from '../care/words-help.ts';
import { useGamification } from '../gamification/GamificationProvider.tsx';
import type { Writing } from './EntryEditor.tsx';
import type { EntryDraft, EntryKeeper } from './entry-draft.ts';

/** Puts an entry down as done, and deletes it with a way back. */
export function useEntryActions({ id, autosave, draft, keeper }: Writing & { draft: EntryDraft; keeper: EntryKeeper }) {
  const { celebrate } = useGamification();
  const { showToast } = useToast();
  const navigate = useNavigate();
  const [help, setHelp] = useState<SafetyCard>();
  const [flushing, setFlushing] = useState(false);
  useRulesAtHand(!draft.locked && draft.body !== '');
  const failed = (title: string) => (error: unknown) => showToast({ id: title, tone: 'danger', title, description: sentenceOf(error) });
  const done = useAction(api.journal.edit, { onFail: failed('The entry is saved, but not put down as done yet') });
  const restore = useAction(api.journal.restore, { onFail: failed('The entry could not be brought back') });
  const gone = useAction(api.journal.remove, { onFail: failed('The entry could not be deleted') });

  const finish = async () => {
    setFlushing(true);
    const isStored = await autosave.flush();
    setFlushing(false);
    const { version } = autosave;
    if (!isStored || version === null) {
      if (draft.title || draft.body)
        showToast({ id: 'kept', title: 'Kept on this device', description: 'It is sent as soon as the server answers.' });
      else void navigate('/journals');
      return;
    }
    const stored = await done.run({ params: { id }, body: { version, finished: true } });
    if (!stored) return;
    autosave.follow(stored.version);
    const card = draft.locked ? undefined : await wordsHelp([draft.title, draft.body]);
    setHelp(card);
    if (card) return;
    if (stored.award) celebrate(stored.award);
    void navigate('/journals');
  };

  const remove = async () => {
    if (autosave.version === null) {
      autosave.close();
      await keeper.keep(null, null);
      void navigate('/journals');
      return;
    }
    const removed = await gone.run({ params: { id } });
    if (!removed) return;
    autosave.close();
    await keeper.keep(null, null);
    void navigate('/journals');
    showToast({
      id: `removed-${id}`,
      title: 'Entry deleted',
      action: { label: 'Undo', hint: 'Brings the entry back', onSelect: () => void restore.run({ params: { id } }) },
    });
  };

  return { finish, finishing: flushing || done.pending, help, remove: () => void remove() };
}
