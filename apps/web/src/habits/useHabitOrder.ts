import { api, type Habit, type Habits } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { useRef, useState } from 'react';
import { sentenceOf } from '../api/errors.ts';
import { useDropStale } from '../api/useQuery.ts';
import { useCall } from '../session/SessionProvider.tsx';

/** The order of the habits: shown at once, sent one move after the other, and as before when a move was refused. */
export function useHabitOrder({ habits }: Habits): { readonly habits: readonly Habit[]; readonly order: (ids: readonly string[]) => void } {
  const call = useCall();
  const dropStale = useDropStale();
  const { showToast } = useToast();
  const [moved, setMoved] = useState<readonly string[]>();
  const queue = useRef(Promise.resolve());
  const order = (ids: readonly string[]) => {
    setMoved(ids);
    const turn: Promise<void> = queue.current
      .then(() => call(api.habits.reorder, { body: { ids: [...ids] } }))
      .then(
        () => undefined,
        (error: unknown) =>
          showToast({ id: 'habit-order', tone: 'danger', title: 'The order could not be saved', description: sentenceOf(error) }),
      )
      .then(() => {
        if (queue.current !== turn) return;
        dropStale(api.habits.reorder.tags);
        setMoved(undefined);
      });
    queue.current = turn;
  };
  const places = new Map(moved?.map((id, index) => [id, index]));
  const shown = moved ? [...habits].sort((a, b) => (places.get(a.id) ?? habits.length) - (places.get(b.id) ?? habits.length)) : habits;
  return { habits: shown, order };
}
