import { type Answer, api, type Habit, type SafetyCard, type SkipReason } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import { sentenceOf } from '../api/errors.ts';
import { occurredNow } from '../api/occurred-now.ts';
import { wordsHelp } from '../care/words-help.ts';
import { useGamification } from '../gamification/GamificationProvider.tsx';
import { useCall } from '../session/SessionProvider.tsx';
import { noted, reopened, skipped, ticked, wholeOf } from './habit-overlay.ts';
import { useHabitStore } from './useHabitStore.ts';

type Sent = Answer<typeof api.habits.complete> | Answer<typeof api.habits.undo>;

/** What a member enters for today, shown at once. */
export interface HabitDays {
  /** Habits with what is on its way laid over them. */
  readonly shown: (habit: Habit) => Habit;
  readonly tick: (habit: Habit, value?: number) => void;
  readonly undo: (habit: Habit) => void;
  readonly skip: (habit: Habit, reason: SkipReason) => void;
  readonly note: (habit: Habit, note: string) => void;
  /** People to reach, after a note that speaks of danger. */
  readonly help: SafetyCard | undefined;
}

interface Change {
  readonly habit: Habit;
  /** As it will be. */
  readonly next: Habit;
  readonly send: () => Promise<Sent>;
  /** Said once it is stored, with the way back. */
  readonly done?: string;
}

/**
 * Enters days of habits: shown at once, sent one after the other for each habit, and as before with a message when it was refused.
 * Different habits do not wait for each other.
 */
export function useHabitDays(): HabitDays {
  const call = useCall();
  const store = useHabitStore();
  const { celebrate } = useGamification();
  const { showToast } = useToast();
  const [pending, setPending] = useState<ReadonlyMap<string, Habit>>(new Map());
  const [help, setHelp] = useState<SafetyCard>();
  const queues = useRef(new Map<string, Promise<void>>());

  const run = useCallback(
    ({ habit, next, send, done }: Change) => {
      const { id, title } = habit;
      setPending((waiting) => new Map(waiting).set(id, next));
      const before = queues.current.get(id) ?? Promise.resolve();
      const turn = before
        .then(send)
        .then(async (answer) => {
          store(habitOf(answer));
          const card = await wordsHelp([next.tick?.note ?? ''], [habit.tick?.note ?? '']);
          setHelp(card);
          if (!card && 'award' in answer) celebrate(answer.award);
          if (done) {
            showToast({
              id: 'habit-day',
              title: done,
              action: { label: 'Undo', hint: 'Undo from the habit’s menu', onSelect: () => back.current(habit, next) },
            });
          }
        })
        .catch((error: unknown) =>
          showToast({
            id: `habit-${id}`,
            tone: 'danger',
            title: `“${title}” could not be saved`,
            description: sentenceOf(error),
            action: {
              label: 'Retry',
              hint: 'Tick the habit again to retry',
              onSelect: () => run({ habit, next, send, ...(done ? { done } : {}) }),
            },
          }),
        )
        .then(() => {
          // A later change of the same habit is still shown as it will be.
          if (queues.current.get(id) !== turn) return;
          queues.current.delete(id);
          setPending((waiting) => new Map([...waiting].filter(([key]) => key !== id)));
        });
      queues.current.set(id, turn);
    },
    [store, celebrate, showToast],
  );

  const acts = useMemo(() => {
    const complete = (habit: Habit, value: number | undefined, note?: string) => {
      const body = { ...(value === undefined ? {} : { value }), ...(note === undefined ? {} : { note }), ...occurredNow() };
      return () => call(api.habits.complete, { params: { id: habit.id }, body });
    };
    const skip = (habit: Habit, reason: SkipReason, note?: string) => {
      const body = { reason, ...(note === undefined ? {} : { note }), ...occurredNow() };
      return () => call(api.habits.skip, { params: { id: habit.id }, body });
    };
    const undo = (habit: Habit) => () => call(api.habits.undo, { params: { id: habit.id }, query: {} });
    return {
      tick: (habit: Habit, value?: number) => {
        const whole = value ?? wholeOf(habit);
        const next = ticked(habit, whole);
        const said = next.today.why === 'done' ? `“${habit.title}” is done` : `“${habit.title}” is saved`;
        run({ habit, next, send: complete(habit, whole), done: said });
      },
      undo: (habit: Habit) =>
        run({
          habit,
          next: reopened(habit),
          send: undo(habit),
          // Words that go with it can be had back.
          ...(habit.tick?.note ? { done: `“${habit.title}” is open again, without its note` } : {}),
        }),
      skip: (habit: Habit, reason: SkipReason) =>
        run({ habit, next: skipped(habit, reason), send: skip(habit, reason), done: `“${habit.title}” rests today` }),
      note: (habit: Habit, note: string) => {
        const { tick } = habit;
        if (!tick) return;
        const send = tick.kind === 'skipped' ? skip(habit, tick.reason ?? 'rest', note) : complete(habit, tick.value ?? undefined, note);
        run({ habit, next: noted(habit, note), send });
      },
      /** From what was entered back to what stood there. */
      back: (habit: Habit, from: Habit) => {
        const { tick } = habit;
        const send =
          tick === null
            ? undo(habit)
            : tick.kind === 'skipped'
              ? skip(habit, tick.reason ?? 'rest', tick.note)
              : complete(habit, tick.value ?? undefined, tick.note);
        run({ habit: from, next: habit, send });
      },
    };
  }, [call, run]);
  const back = useRef(acts.back);
  back.current = acts.back;
  const { tick, undo, skip, note } = acts;
  return { shown: (habit) => pending.get(habit.id) ?? habit, tick, undo, skip, note, help };
}

/** The habit of an answer, without what came beside it. */
function habitOf(answer: Sent): Habit {
  const { award: _, xpTaken: __, ...habit } = { award: undefined, xpTaken: undefined, ...answer };
  return habit;
}
