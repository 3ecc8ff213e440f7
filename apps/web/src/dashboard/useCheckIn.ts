import { api } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { sentenceOf } from '../api/errors.ts';
import { occurredNow } from '../api/occurred-now.ts';
import { useAction } from '../api/useAction.ts';
import { useGamification } from '../gamification/GamificationProvider.tsx';

/** Checks in for today; a second press the same day changes nothing. */
export function useCheckIn(): { pending: boolean; run: () => void } {
  const { celebrate } = useGamification();
  const { showToast } = useToast();
  const action = useAction(api.gamification.checkIn, {
    onDone: ({ award }) => celebrate(award),
    onFail: (error) =>
      showToast({ id: 'check-in', tone: 'danger', title: 'The check-in could not be saved', description: sentenceOf(error) }),
  });
  return { pending: action.pending, run: () => void action.run({ body: occurredNow() }) };
}
