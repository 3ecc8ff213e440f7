import { api, type Mood, type SafetyCard } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import type { MoodEntry } from '@everstep/ui/pages';
import { useState } from 'react';
import { sentenceOf } from '../api/errors.ts';
import { occurredNow } from '../api/occurred-now.ts';
import { useAction } from '../api/useAction.ts';
import { wordsHelp } from '../care/words-help.ts';
import { useNewId } from '../forms/useNewId.ts';
import { useGamification } from '../gamification/GamificationProvider.tsx';

/** How a change went: not stored, stored, or stored with a note that `help` answers. */
type EditOutcome = 'failed' | 'stored' | 'needs-help';

/** Logs, changes, deletes and brings back moods; each act says how it went. */
export function useMoodActions() {
  const { celebrate } = useGamification();
  const { showToast } = useToast();
  const [help, setHelp] = useState<SafetyCard>();
  const { idOf, stored } = useNewId();
  const failed = (title: string) => (error: unknown) => showToast({ id: title, tone: 'danger', title, description: sentenceOf(error) });
  /** Whether a stored note brought people to reach. */
  const meet = async (note: string): Promise<boolean> => {
    const card = await wordsHelp([note]);
    setHelp(card);
    return card !== undefined;
  };
  const log = useAction(api.mood.log, {
    onDone: async ({ award, note }) => {
      if (!(await meet(note))) celebrate(award);
    },
    onFail: failed('This mood could not be saved. It is still here.'),
  });
  const edit = useAction(api.mood.edit, { onFail: failed('The change could not be saved') });
  const restore = useAction(api.mood.restore, { onFail: failed('The mood could not be brought back') });
  const remove = useAction(api.mood.remove, {
    onDone: ({ id }) =>
      showToast({
        id: `removed-${id}`,
        title: 'Mood deleted',
        action: { label: 'Undo', hint: 'Brings the mood back', onSelect: () => void restore.run({ params: { id } }) },
      }),
    onFail: failed('The mood could not be deleted'),
  });
  return {
    /** People to reach, after a note that speaks of danger. */
    help,
    logging: log.pending,
    saving: edit.pending,
    /** Resolves true once it is stored. */
    log: async (entry: MoodEntry): Promise<boolean> => {
      const isStored = (await log.run({ body: { id: idOf(entry), ...bodyOf(entry), ...occurredNow() } })) !== undefined;
      if (isStored) stored();
      return isStored;
    },
    edit: async ({ id, version, ...entry }: Pick<Mood, 'id' | 'version'> & MoodEntry): Promise<EditOutcome> => {
      const stored = await edit.run({ params: { id }, body: { ...bodyOf(entry), version } });
      if (!stored) return 'failed';
      return (await meet(stored.note)) ? 'needs-help' : 'stored';
    },
    remove: (id: string) => void remove.run({ params: { id } }),
  };
}

/** An entry as the wire takes it: with lists of its own. */
const bodyOf = ({ words, activities, ...rest }: MoodEntry) => ({ ...rest, words: [...words], activities: [...activities] });
