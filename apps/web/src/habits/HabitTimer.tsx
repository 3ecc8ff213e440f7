import type { Habit } from '@everstep/domain';
import { HabitTimerView, timerMinutes } from '@everstep/ui/pages';
import { useDraft } from '../drafts/useDraft.ts';
import { useNow } from '../layout/useNow.ts';
import { useMemberId } from '../session/SessionProvider.tsx';

interface Clock {
  /** Seconds counted before the present run. */
  readonly counted: number;
  /** When the present run began, in milliseconds; null while it rests. */
  readonly since: number | null;
}

const resting: Clock = { counted: 0, since: null };
const SECOND_MS = 1000;
/** Redrawn often enough that no second is skipped. */
const TICK_MS = 250;

/** The timer of a habit: it counts by the wall clock, also while it is closed or the screen is off, and survives a reload. */
export function HabitTimer({ habit, onSave, onClose }: { habit: Habit; onSave: (value: number) => void; onClose: () => void }) {
  const { text, setText, clear } = useDraft(`habit-timer:${useMemberId()}:${habit.id}`);
  const now = useNow(TICK_MS);
  const clock = readClock(text);
  const elapsed = clock.counted + (clock.since === null ? 0 : Math.max(0, (now.getTime() - clock.since) / SECOND_MS));
  const set = (next: Clock) => setText(JSON.stringify(next));
  const save = () => {
    onSave(Math.round(((habit.tick?.value ?? 0) + timerMinutes(elapsed)) * 10) / 10);
    clear();
    onClose();
  };
  return (
    <HabitTimerView
      habit={habit}
      elapsed={elapsed}
      running={clock.since !== null}
      onStart={() => set({ ...clock, since: Date.now() })}
      onPause={() => set({ counted: elapsed, since: null })}
      onSave={save}
      onReset={clear}
      onClose={onClose}
    />
  );
}

function readClock(text: string): Clock {
  if (text === '') return resting;
  try {
    // Written above as a Clock; a damaged one begins anew.
    const { counted, since } = JSON.parse(text) as Partial<Clock>;
    return typeof counted === 'number' ? { counted, since: typeof since === 'number' ? since : null } : resting;
  } catch {
    return resting;
  }
}
