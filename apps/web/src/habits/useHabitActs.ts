import { api, type Habit } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { useCallback, useMemo } from 'react';
import { sentenceOf } from '../api/errors.ts';
import { useDropStale } from '../api/useQuery.ts';
import { useCall } from '../session/SessionProvider.tsx';

/** What happens to a habit as a whole. */
export interface HabitActs {
  readonly resume: (habit: Habit) => void;
  readonly archive: (habit: Habit) => void;
  readonly unarchive: (habit: Habit) => void;
  readonly remove: (habit: Habit) => void;
  /** Resolves true once it is stored. */
  readonly pause: (habit: Habit, until: string | null) => Promise<boolean>;
}

interface Act {
  readonly send: () => Promise<unknown>;
  readonly failed: string;
  /** Said once it is stored. */
  readonly done?: { readonly title: string; readonly hint: string; readonly back: () => void };
}

/** Pauses, archives and deletes habits; each can be taken back. */
export function useHabitActs(): HabitActs {
  const call = useCall();
  const dropStale = useDropStale();
  const { showToast } = useToast();
  const run = useCallback(
    async ({ send, failed, done }: Act): Promise<boolean> => {
      try {
        await send();
      } catch (error) {
        showToast({ id: failed, tone: 'danger', title: failed, description: sentenceOf(error) });
        return false;
      }
      dropStale(api.habits.remove.tags);
      if (done) showToast({ id: 'habit-act', title: done.title, action: { label: 'Undo', hint: done.hint, onSelect: done.back } });
      return true;
    },
    [dropStale, showToast],
  );
  return useMemo(() => {
    const params = ({ id }: Habit) => ({ params: { id } });
    const resume = (habit: Habit) =>
      void run({ send: () => call(api.habits.resume, params(habit)), failed: `“${habit.title}” could not be resumed` });
    const unarchive = (habit: Habit) =>
      void run({ send: () => call(api.habits.unarchive, params(habit)), failed: `“${habit.title}” could not be brought back` });
    const restore = (habit: Habit) =>
      void run({ send: () => call(api.habits.restore, params(habit)), failed: `“${habit.title}” could not be brought back` });
    return {
      resume,
      unarchive,
      archive: (habit) =>
        void run({
          send: () => call(api.habits.archive, params(habit)),
          failed: `“${habit.title}” could not be archived`,
          done: { title: `“${habit.title}” is in the archive`, hint: 'Bring it back from the archive', back: () => unarchive(habit) },
        }),
      remove: (habit) =>
        void run({
          send: () => call(api.habits.remove, params(habit)),
          failed: `“${habit.title}” could not be deleted`,
          done: { title: `“${habit.title}” is deleted`, hint: 'Brings the habit back with all its days', back: () => restore(habit) },
        }),
      pause: (habit, until) =>
        run({
          send: () => call(api.habits.pause, { ...params(habit), body: { until } }),
          failed: `“${habit.title}” could not be paused`,
          done: { title: `“${habit.title}” is paused`, hint: 'Resume it from its menu', back: () => resume(habit) },
        }),
    };
  }, [call, run]);
}
