import { addDays, api, type DateText, pauseLength } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { sentenceOf } from '../api/errors.ts';
import { occurredNow } from '../api/occurred-now.ts';
import { useAction } from '../api/useAction.ts';
import { useQuery } from '../api/useQuery.ts';
import { emit } from '../layout/useWindowEvent.ts';
import { useGamification } from './GamificationProvider.tsx';

/** What keeps the streak, and what can be done for it: a freeze bought, a pause planned or ended, a check-in taken back. */
export function useStreakCare(today: DateText) {
  const { celebrate } = useGamification();
  const { showToast } = useToast();
  const failed = (title: string) => (error: unknown) => showToast({ id: title, tone: 'danger', title, description: sentenceOf(error) });
  const care = useQuery(api.gamification.streakCare, {});

  const freeze = useAction(api.gamification.buyFreeze, {
    onDone: ({ freezes, spent }) => {
      emit('coins-spent', { amount: spent, item: 'freeze' });
      emit('gamification-update', undefined);
      showToast({ id: 'freeze', title: 'One more freeze', description: `You hold ${freezes} now. They rest missed days by themselves.` });
    },
    onFail: failed('The freeze could not be bought'),
  });
  const plan = useAction(api.gamification.planPause, { onDone: ({ award }) => celebrate(award) });
  const end = useAction(api.gamification.endPause, { onFail: failed('The pause could not be ended') });
  const checkIn = useAction(api.gamification.checkIn, {
    onDone: () => emit('gamification-update', undefined),
    onFail: failed('The check-in could not be brought back'),
  });
  const undo = useAction(api.gamification.undoCheckIn, {
    onDone: () => {
      emit('gamification-update', undefined);
      const onSelect = () => void checkIn.run({ body: occurredNow() });
      showToast({ id: 'check-in-undone', title: 'Check-in taken back', action: { label: 'Undo', hint: 'Checks you in again', onSelect } });
    },
    onFail: failed('The check-in could not be taken back'),
  });

  const endPause = async (id: string) => {
    const pause = care.data?.pause;
    if (!(await end.run({ params: { id } })) || !pause) return;
    const from = pause.from > today ? pause.from : today;
    const days = pauseLength({ from, until: pause.until });
    const onSelect = () => void plan.run({ body: { from, days } });
    showToast({
      id: 'pause-ended',
      title: pause.state === 'running' ? 'The pause is over' : 'The pause is dropped',
      action: { label: 'Undo', hint: 'Plans its days again', onSelect },
    });
  };

  return {
    care: care.data,
    buying: freeze.pending,
    onBuyFreeze: () => void freeze.run({ body: {} }),
    ending: end.pending,
    onEndPause: (id: string) => void endPause(id),
    onUndoCheckIn: (date: DateText) => void undo.run({ params: { date } }),
    planning: plan.pending,
    planProblem: plan.error ? sentenceOf(plan.error) : undefined,
    clearPlanProblem: plan.clearError,
    /** Resolves with the first day after the pause, or undefined when it cannot be had. */
    plan: async (pause: { from: DateText; days: number }) => {
      const planned = await plan.run({ body: pause });
      return planned && addDays(planned.until, 1);
    },
  };
}
