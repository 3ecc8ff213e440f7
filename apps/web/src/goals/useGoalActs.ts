import { api, type DateText, type Goal, type GoalState, goalProgress, withConfidence } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { useCallback, useMemo } from 'react';
import { sentenceOf } from '../api/errors.ts';
import { occurredNow } from '../api/occurred-now.ts';
import { useDropStale } from '../api/useQuery.ts';
import { useGamification } from '../gamification/GamificationProvider.tsx';
import { useCall } from '../session/SessionProvider.tsx';
import { goalElsewhere } from './goal-elsewhere.ts';
import { useGoalStore } from './useGoalStore.ts';

export type AskedState = Exclude<GoalState, 'completed'>;

/** What happens to a goal as a whole. */
export interface GoalActs {
  /** Pauses it, goes on with it, or takes it out of the archive. Shown at once. */
  readonly put: (goal: Goal, state: AskedState) => void;
  readonly reopen: (goal: Goal) => void;
  readonly remove: (goal: Goal) => void;
  readonly say: (goal: Goal, confidence: number, today: DateText) => void;
}

interface Act {
  readonly goal: Goal;
  /** The goal as it will be. */
  readonly expected?: Goal;
  readonly send: () => Promise<Goal | undefined>;
  readonly failed: string;
  readonly done?: ((stored: Goal) => { readonly title: string; readonly hint: string; readonly back?: () => void }) | undefined;
}

const doneWords = { active: 'is on the way', paused: 'is resting', archived: 'is in the archive' } as const satisfies Record<
  AskedState,
  string
>;

/** Pauses, reopens and deletes goals, and says how sure one is; each can be taken back. */
export function useGoalActs(): GoalActs {
  const call = useCall();
  const put = useGoalStore();
  const dropStale = useDropStale();
  const { celebrate } = useGamification();
  const { showToast } = useToast();

  const run = useCallback(
    async ({ goal, expected, send, failed, done }: Act) => {
      if (expected) put(expected);
      try {
        const stored = (await send()) ?? goal;
        put(stored);
        dropStale(api.goals.edit.tags);
        const words = done?.(stored);
        if (!words) return;
        const { title, hint, back } = words;
        showToast({ id: `goal-${goal.id}`, title, ...(back ? { action: { label: 'Undo', hint, onSelect: back } } : {}) });
      } catch (error) {
        put(goalElsewhere(error) ?? goal);
        showToast({ id: failed, tone: 'danger', title: failed, description: sentenceOf(error) });
      }
    },
    [put, dropStale, showToast],
  );

  return useMemo(() => {
    const params = ({ id }: Goal) => ({ params: { id } });
    const change = (goal: Goal, state: AskedState, quiet = false): void =>
      void run({
        goal,
        expected: { ...goal, state: state === 'active' && goal.completedAt !== null ? 'completed' : state },
        send: () => call(api.goals.edit, { ...params(goal), body: { state, version: goal.version } }),
        failed: `“${goal.title}” could not be changed`,
        done: quiet
          ? undefined
          : (stored) => ({
              title: `“${goal.title}” ${doneWords[state]}`,
              hint: 'Change it back from its menu',
              // What was completed comes out of the archive completed.
              back: () => change(stored, goal.state === 'completed' ? 'active' : goal.state, true),
            }),
      });
    const restore = (goal: Goal): void =>
      void run({
        goal,
        send: async () => {
          const { award, ...restored } = await call(api.goals.restore, params(goal));
          if (award) celebrate(award);
          return restored;
        },
        failed: `“${goal.title}” could not be brought back`,
      });
    return {
      put: (goal, state) => change(goal, state),
      reopen: (goal) => {
        const open: Goal = { ...goal, state: 'active', completedAt: null };
        void run({
          goal,
          expected: { ...open, progress: goalProgress(open) },
          send: async () => {
            const body = { completed: false, version: goal.version, ...occurredNow() };
            const { award: _, ...stored } = await call(api.goals.toggle, { ...params(goal), body });
            return stored;
          },
          failed: `“${goal.title}” could not be reopened`,
          done: () => ({ title: `“${goal.title}” is on the way again`, hint: '' }),
        });
      },
      remove: (goal) =>
        void run({
          goal,
          send: async () => {
            await call(api.goals.remove, params(goal));
            return undefined;
          },
          failed: `“${goal.title}” could not be deleted`,
          done: () => ({ title: `“${goal.title}” is deleted`, hint: 'Brings the goal back with all it held', back: () => restore(goal) }),
        }),
      say: (goal, value, today) =>
        void run({
          goal,
          expected: { ...goal, confidence: [...withConfidence(goal.confidence, today, value)] },
          send: () => call(api.goals.confidence, { ...params(goal), body: { value, ...occurredNow() } }),
          failed: 'Your answer could not be saved',
        }),
    };
  }, [call, run, celebrate]);
}
