import { addDays, api, type Habit, type HabitTick, type SafetyCard } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { type HabitDayEntry, HabitDayView } from '@everstep/ui/pages';
import { useState } from 'react';
import { sentenceOf } from '../api/errors.ts';
import { occurredNow } from '../api/occurred-now.ts';
import { useQuery } from '../api/useQuery.ts';
import { wordsHelp } from '../care/words-help.ts';
import { useGamification } from '../gamification/GamificationProvider.tsx';
import { useCall } from '../session/SessionProvider.tsx';
import { useHabitStore } from './useHabitStore.ts';

interface HabitDayProps {
  readonly habit: Habit;
  /** The day to begin with; yesterday without one. */
  readonly date: string | undefined;
  /** Days with a note, as far as they are known. */
  readonly notes: readonly HabitTick[];
  readonly today: string;
  /** Called with the card that a stored note asks for. */
  readonly onHelp: (card: SafetyCard) => void;
  readonly onClose: () => void;
}

/** Changes any day of a habit. */
export function HabitDay({ habit, date: first, notes, today, onHelp, onClose }: HabitDayProps) {
  const call = useCall();
  const store = useHabitStore();
  const { celebrate } = useGamification();
  const { showToast } = useToast();
  const [date, setDate] = useState(first ?? addDays(today, -1));
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { id } = habit;
  const { data } = useQuery(api.habits.history, { params: { id }, query: { from: date, to: date } });
  /** Whether the words of the day brought people to reach. */
  const meet = async (note: string): Promise<boolean> => {
    const card = await wordsHelp([note]);
    if (card) onHelp(card);
    return card !== undefined;
  };
  const save = async (entry: HabitDayEntry) => {
    setSaving(true);
    setProblem(undefined);
    try {
      if (entry.kind === 'done') {
        const { value, note } = entry;
        const body = { date, ...(value === null ? {} : { value }), note, ...occurredNow() };
        const { award, ...stored } = await call(api.habits.complete, { params: { id }, body });
        store(stored);
        if (!(await meet(note))) celebrate(award);
      } else {
        const { xpTaken: _, ...stored } =
          entry.kind === 'skipped'
            ? await call(api.habits.skip, { params: { id }, body: { date, reason: entry.reason, note: entry.note, ...occurredNow() } })
            : await call(api.habits.undo, { params: { id }, query: { date } });
        store(stored);
        if (entry.kind === 'skipped') await meet(entry.note);
      }
      showToast({ id: 'habit-day', title: `“${habit.title}” is saved` });
      onClose();
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setSaving(false);
    }
  };
  const written = notes.find(({ localDate }) => localDate === date);
  const day = data?.days.find(({ localDate }) => localDate === date);
  const known: HabitTick | null =
    written ?? (day ? { ...blank, localDate: date, kind: day.kind === 'skipped' ? 'skipped' : 'done', value: day.value } : null);
  return (
    <HabitDayView
      key={`${date} ${known === null}`}
      habit={habit}
      date={date}
      onDateChange={setDate}
      known={known}
      today={today}
      onSave={(entry) => void save(entry)}
      saving={saving}
      problem={problem}
      onClose={onClose}
    />
  );
}

const blank = { reason: null, note: '', at: '', version: 0 } as const;
