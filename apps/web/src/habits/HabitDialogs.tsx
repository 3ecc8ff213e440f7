import { api, type Habit, type Habits } from '@everstep/domain';
import { HabitArchiveView, type HabitEvents, HabitOrderView, HabitPauseView } from '@everstep/ui/pages';
import { useState } from 'react';
import { sentenceOf } from '../api/errors.ts';
import { useQuery } from '../api/useQuery.ts';
import { useLayers } from '../layout/useLayers.ts';
import { EditHabit, NewHabit } from './HabitForm.tsx';
import { HabitTimer } from './HabitTimer.tsx';
import { useHabitActs } from './useHabitActs.ts';
import { habitLayer } from './useHabitEvents.ts';
import { useHabitOrder } from './useHabitOrder.ts';

export const NEW_HABIT = 'habit:new';
export const HABIT_ORDER = 'habit:order';
export const HABIT_ARCHIVE = 'habit:archive';

interface HabitDialogsProps {
  readonly habits: readonly Habit[];
  /** The member's date. */
  readonly today: string;
  readonly events: HabitEvents;
}

/** What lies over a page of habits; Back takes it away. */
export function HabitDialogs({ habits, today, events }: HabitDialogsProps) {
  const { open, hide } = useLayers();
  const opened = (what: Parameters<typeof habitLayer>[0]) => {
    const habit = habits.find(({ id }) => open.includes(habitLayer(what, id)));
    return habit && { habit, onClose: () => hide(habitLayer(what, habit.id)) };
  };
  const [edit, pause, timer] = [opened('edit'), opened('pause'), opened('timer')];
  return (
    <>
      {open.includes(NEW_HABIT) && <NewHabit today={today} onClose={() => hide(NEW_HABIT)} />}
      {edit && <EditHabit key={edit.habit.id} {...edit} today={today} />}
      {pause && <PauseHabit key={pause.habit.id} {...pause} today={today} />}
      {timer && <HabitTimer key={timer.habit.id} {...timer} onSave={(value) => events.onTick(timer.habit, value)} />}
    </>
  );
}

function PauseHabit({ habit, today, onClose }: { readonly habit: Habit; readonly today: string; readonly onClose: () => void }) {
  const { pause } = useHabitActs();
  const [saving, setSaving] = useState(false);
  const save = async (until: string | null) => {
    setSaving(true);
    if (await pause(habit, until)) onClose();
    else setSaving(false);
  };
  return <HabitPauseView habit={habit} today={today} onPause={(until) => void save(until)} saving={saving} onClose={onClose} />;
}

/** What lies over the list of all habits alone: their order and the archive. */
export function HabitListDialogs({ data, events }: { readonly data: Habits; readonly events: HabitEvents }) {
  const { open, hide } = useLayers();
  const { habits, order } = useHabitOrder(data);
  return (
    <>
      {open.includes(HABIT_ORDER) && <HabitOrderView habits={habits} onOrder={order} onClose={() => hide(HABIT_ORDER)} />}
      {open.includes(HABIT_ARCHIVE) && <Archive events={events} onClose={() => hide(HABIT_ARCHIVE)} />}
    </>
  );
}

function Archive({ events, onClose }: { readonly events: HabitEvents; readonly onClose: () => void }) {
  const { data, error, mutate } = useQuery(api.habits.list, { query: { archived: 'true' } });
  return (
    <HabitArchiveView
      data={data}
      problem={error && !data ? sentenceOf(error) : undefined}
      onRetry={() => void mutate()}
      events={events}
      onClose={onClose}
    />
  );
}
