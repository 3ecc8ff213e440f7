import type { DashboardData } from '@everstep/domain';
import { TodayHabitsView } from '@everstep/ui/pages';
import { lazy, Suspense } from 'react';
import { useLayers } from '../layout/useLayers.ts';
import { useHabitEvents } from './useHabitEvents.ts';

/** Forms and timer; their code comes when one of them opens. */
const Dialogs = lazy(() => import('./HabitDialogs.tsx').then(({ HabitDialogs }) => ({ default: HabitDialogs })));

/** Today's habits on the first page. */
export function TodayHabits({ data: { habitsToday, today } }: { readonly data: DashboardData }) {
  const { events, shown } = useHabitEvents();
  const { open } = useLayers();
  const habits = habitsToday.habits.map(shown);
  const isDone = ({ today: { why } }: (typeof habits)[number]) => why === 'done';
  // What is on its way counts already.
  const more = habits.filter(isDone).length - habitsToday.habits.filter(isDone).length;
  return (
    <>
      <TodayHabitsView data={{ ...habitsToday, habits, done: habitsToday.done + more }} today={today.localDate} events={events} />
      {open.some((layer) => layer.startsWith('habit:')) && (
        <Suspense fallback={null}>
          <Dialogs habits={habits} today={today.localDate} events={events} />
        </Suspense>
      )}
    </>
  );
}
