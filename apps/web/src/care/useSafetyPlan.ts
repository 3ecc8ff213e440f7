import { api, joinSafetyPlans, type SafetyPlan, type SafetyPlanWords } from '@everstep/domain';
import type { SafetyPlanConflict } from '@everstep/ui/pages';
import { useCallback, useRef, useState } from 'react';
import { useAutosave } from '../journal/useAutosave.ts';
import { useCall } from '../session/SessionProvider.tsx';
import { type KeptPlan, keepPlan } from './plan-store.ts';

/** A plan that saves itself: on this device at once, on the server when one pauses. */
export function useSafetyPlan(memberId: string, start: KeptPlan) {
  const call = useCall();
  const [words, setWords] = useState(start.words);
  const newest = useRef<KeptPlan>(start);

  const { autosave, state } = useAutosave<SafetyPlanWords>(
    {
      text: start.words,
      version: start.version,
      unsent: start.unsent,
      keep: (unsent) => {
        newest.current = unsent
          ? { ...newest.current, words: unsent.text, version: unsent.version ?? 0, unsent: true }
          : { ...newest.current, unsent: false };
        keepPlan(memberId, newest.current);
      },
      send: async (text, version) => {
        const saved = await call(api.care.saveSafetyPlan, { body: { words: text, version: version ?? 0 } });
        newest.current = { ...newest.current, version: saved.version, updatedAt: saved.updatedAt };
        return saved.version;
      },
    },
    'safety-plan',
  );

  const change = useCallback(
    (next: SafetyPlanWords) => {
      setWords(next);
      autosave.edit(next);
    },
    [autosave],
  );
  // The answer to a stale write carries the plan as it stands; the contract says so.
  const stored = state.kind === 'conflict' ? (state.details as SafetyPlan | undefined) : undefined;
  const settle = (text: SafetyPlanWords) => {
    if (!stored) return;
    setWords(text);
    autosave.settle(stored.version, text);
  };
  const conflict: SafetyPlanConflict | undefined = stored && {
    mine: words,
    theirs: stored.words,
    onKeepBoth: () => settle(joinSafetyPlans(words, stored.words)),
    onKeepMine: () => settle(words),
    onTakeTheirs: () => settle(stored.words),
  };
  return { words, change, state, conflict, updatedAt: newest.current.updatedAt, retry: () => void autosave.flush() };
}
