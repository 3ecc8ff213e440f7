import { api, type Habit, type Habits } from '@everstep/domain';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useDropStale } from '../api/useQuery.ts';
import type { LoadedDashboard } from '../dashboard/load-dashboard.ts';

/** The dashboard keeps its answer together with where it came from. */
const isDashboard = (loaded: unknown): loaded is LoadedDashboard =>
  typeof loaded === 'object' && loaded !== null && 'data' in loaded && 'saved' in loaded;

function withHabit(data: LoadedDashboard['data'], habit: Habit): LoadedDashboard['data'] {
  const { habits, done, of } = data.habitsToday;
  const known = habits.find(({ id }) => id === habit.id);
  if (!known) return data;
  const more = Number(habit.today.why === 'done') - Number(known.today.why === 'done');
  return {
    ...data,
    habitsToday: { of, done: done + more, habits: habits.map((each) => (each.id === habit.id ? habit : each)) },
  };
}

const isHabits = (data: unknown): data is Habits => typeof data === 'object' && data !== null && 'habits' in data;

/** Puts what the server answered about a habit in its place in every cached answer, and drops what else it has changed. */
export function useHabitStore(): (habit: Habit) => void {
  const { mutate } = useSWRConfig();
  const dropStale = useDropStale();
  return useCallback(
    (habit) => {
      void mutate(
        (key) => isRead(key, api.habits.list.path),
        (data: unknown) => (isHabits(data) ? { ...data, habits: data.habits.map((each) => (each.id === habit.id ? habit : each)) } : data),
        { revalidate: false },
      );
      void mutate(
        (key) => isRead(key, api.dashboard.read.path),
        (loaded: unknown) => (isDashboard(loaded) ? { ...loaded, data: withHabit(loaded.data, habit) } : loaded),
        { revalidate: false },
      );
      void mutate((key) => isRead(key, api.habits.read.path) && idOf(key) === habit.id, habit, { revalidate: false });
      for (const path of [api.habits.history.path, api.habits.notes.path]) {
        void mutate((key) => isRead(key, path) && idOf(key) === habit.id);
      }
      dropStale(['gamification', 'progress', 'dashboard']);
    },
    [mutate, dropStale],
  );
}

const isRead = (key: unknown, path: string): key is readonly unknown[] => Array.isArray(key) && key[0] === 'GET' && key[1] === path;

/** The id in the key of one habit; keys are made by `queryKey` alone, with the call's input at this place. */
function idOf(key: unknown): string | undefined {
  return Array.isArray(key) ? (key[2] as { params?: { id?: string } } | undefined)?.params?.id : undefined;
}
