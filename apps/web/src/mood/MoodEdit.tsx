import type { Mood } from '@everstep/domain';
import { MoodEditView, type MoodEntry } from '@everstep/ui/pages';
import { useState } from 'react';
import { useRulesAtHand } from '../care/unsent-help.ts';
import { useMoodActions } from './useMoodActions.ts';

/** Changes one mood; closes once the change is stored, unless its note needs people more than a closed dialog. */
export function MoodEdit({ mood, onClose }: { mood: Mood; onClose: () => void }) {
  const { edit, saving, help } = useMoodActions();
  useRulesAtHand();
  // What one began from: a change made elsewhere meanwhile must not be written over unseen.
  const [version] = useState(mood.version);
  const save = async (entry: MoodEntry) => {
    if ((await edit({ id: mood.id, version, ...entry })) === 'stored') onClose();
  };
  return <MoodEditView mood={mood} onSave={(entry) => void save(entry)} saving={saving} help={help} onClose={onClose} />;
}
