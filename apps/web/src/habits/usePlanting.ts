import { api, type HabitSuggestion } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { habitDraftFrom, habitPlanOf } from '@everstep/ui/pages';
import { useState } from 'react';
import { sentenceOf } from '../api/errors.ts';
import { occurredNow } from '../api/occurred-now.ts';
import { useAction } from '../api/useAction.ts';
import { useGamification } from '../gamification/GamificationProvider.tsx';

/** Plants a suggested habit as it is. */
export function usePlanting(): { readonly planting: string | undefined; readonly onPlant: (suggestion: HabitSuggestion) => void } {
  const { celebrate } = useGamification();
  const { showToast } = useToast();
  const [title, setTitle] = useState<string>();
  const create = useAction(api.habits.create, {
    onDone: ({ award }) => celebrate(award),
    onFail: (error) =>
      showToast({ id: 'planting', tone: 'danger', title: 'The habit could not be planted', description: sentenceOf(error) }),
  });
  return {
    planting: create.pending ? title : undefined,
    onPlant: (suggestion) => {
      setTitle(suggestion.title);
      void create.run({ body: { id: crypto.randomUUID(), ...habitPlanOf(habitDraftFrom(suggestion)), ...occurredNow() } });
    },
  };
}
