import { HabitsView } from '@everstep/ui/pages';
import { sentenceOf } from '../api/errors.ts';
import { useLayers } from '../layout/useLayers.ts';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { HABIT_ARCHIVE, HABIT_ORDER, HabitDialogs, HabitListDialogs, NEW_HABIT } from './HabitDialogs.tsx';
import { useHabitEvents } from './useHabitEvents.ts';
import { useHabits } from './useHabits.ts';
import { usePlanting } from './usePlanting.ts';

/** Habits, today first. */
export function HabitsPage() {
  usePageTitle('Habits');
  const { data, error, retry } = useHabits();
  const { events, shown, help } = useHabitEvents();
  const { show } = useLayers();
  const planting = usePlanting();
  const laidOver = data && { ...data, habits: data.habits.map(shown) };
  return (
    <>
      <HabitsView
        data={laidOver}
        problem={error && !data ? sentenceOf(error) : undefined}
        onRetry={retry}
        events={events}
        onNew={() => show(NEW_HABIT)}
        onArrange={() => show(HABIT_ORDER)}
        onArchive={() => show(HABIT_ARCHIVE)}
        suggestions={planting}
        help={help}
      />
      {laidOver && (
        <>
          <HabitDialogs habits={laidOver.habits} today={laidOver.localDate} events={events} />
          <HabitListDialogs data={laidOver} events={events} />
        </>
      )}
    </>
  );
}
