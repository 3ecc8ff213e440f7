import { api, type SafetyCard } from '@everstep/domain';
import { HabitDetailView, type HabitSpan, habitSpanDates } from '@everstep/ui/pages';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ApiError, sentenceOf } from '../api/errors.ts';
import { useQuery } from '../api/useQuery.ts';
import { NotFoundPage } from '../errors/NotFoundPage.tsx';
import { useLayers } from '../layout/useLayers.ts';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { useToday } from '../layout/useToday.ts';
import { HabitDay } from './HabitDay.tsx';
import { HabitDialogs } from './HabitDialogs.tsx';
import { habitLayer, useHabitEvents } from './useHabitEvents.ts';
import { useHabitNotes } from './useHabitNotes.ts';

/** One habit: today, how firmly it stands, its year and its notes. */
export function HabitPage() {
  const { habitId = '' } = useParams();
  const navigate = useNavigate();
  const params = { id: habitId };
  const { data, error, mutate } = useQuery(api.habits.read, { params });
  const { events, shown, help } = useHabitEvents({ onRemoved: () => void navigate('/habits') });
  const device = useToday();
  // The server's date of the habit's last day; the device's until it has come.
  const today = data?.week.at(-1)?.localDate ?? device;
  const [span, setSpan] = useState<HabitSpan>('recent');
  const year = useQuery(api.habits.history, { params, query: habitSpanDates(span, today) }, { enabled: data !== undefined });
  const notes = useHabitNotes(habitId);
  const { open, show, hide } = useLayers();
  const [day, setDay] = useState<string>();
  const [dayHelp, setDayHelp] = useState<SafetyCard>();
  const habit = data && shown(data);
  usePageTitle(habit?.title ?? 'Habit');
  if (error instanceof ApiError && error.kind === 'not-found' && !data) return <NotFoundPage />;
  const dayLayer = habitLayer('day', habitId);
  return (
    <>
      <HabitDetailView
        habit={habit}
        problem={error && !data ? sentenceOf(error) : undefined}
        onRetry={() => void mutate()}
        today={today}
        events={events}
        year={{
          history: year.data,
          problem: year.error && !year.data ? sentenceOf(year.error) : undefined,
          onRetry: () => void year.mutate(),
          span,
          onSpanChange: setSpan,
        }}
        notes={{
          notes: notes.notes,
          problem: notes.error && !notes.notes ? sentenceOf(notes.error) : undefined,
          onRetry: notes.retry,
          more: notes.more,
          moreLoading: notes.loading,
          onMore: notes.loadMore,
        }}
        onDay={(date) => {
          setDay(date);
          show(dayLayer);
        }}
        help={dayHelp ?? help}
      />
      {habit && <HabitDialogs habits={[habit]} today={today} events={events} />}
      {habit && open.includes(dayLayer) && (
        <HabitDay habit={habit} date={day} notes={notes.notes ?? []} today={today} onHelp={setDayHelp} onClose={() => hide(dayLayer)} />
      )}
    </>
  );
}
