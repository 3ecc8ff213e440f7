import { type Answer, api, type ChallengeRun, type ChallengeRunDay, type Challenges } from '@everstep/domain';
import { useEffect, useMemo, useState } from 'react';
import type { KeyedMutator } from 'swr';
import { sentenceOf } from '../api/errors.ts';
import { occurredNow } from '../api/occurred-now.ts';
import { useOutbox } from '../offline/OutboxProvider.tsx';
import { ticksOf } from './waiting-ticks.ts';

export interface Tick {
  readonly runId: string;
  readonly day: number;
  readonly task: string;
  readonly done: boolean;
}

const COMEBACK_TASK = 'comeback';

/** Ticks tasks at once and stores them behind, without a connection as soon as there is one; a tick that is refused is taken back and said. */
export function useTicks(mutate: KeyedMutator<Challenges>) {
  const { add, forget, receive, entries } = useOutbox();
  const [problem, setProblem] = useState<{ readonly runId: string; readonly sentence: string }>();
  const [kept, setKept] = useState(false);
  const { waiting, refused } = useMemo(() => ticksOf(entries), [entries]);

  useEffect(
    () =>
      receive(({ endpoint, answer }) => {
        if (endpoint !== api.challenges.checkIn) return;
        // It is the answer of this very endpoint.
        const { run } = answer as Answer<typeof api.challenges.checkIn>;
        return mutate((before) => before && withRun(before, run), { revalidate: false });
      }),
    [receive, mutate],
  );

  const tick = async ({ runId: id, day, task, done }: Tick) => {
    setProblem(undefined);
    for (const old of refused) if (old.runId === id) forget(old.entryId);
    const written = await add(api.challenges.checkIn, { params: { id }, body: { day, task, done, ...occurredNow() } });
    setKept(written.kind === 'kept');
    if (written.kind === 'refused') setProblem({ runId: id, sentence: notStored(sentenceOf(written.error)) });
  };
  const [late] = refused;
  return {
    tick: (one: Tick) => void tick(one),
    underWay: waiting,
    /** They wait on this device for a connection. */
    kept: kept && waiting.length > 0,
    problem: problem ?? (late && { runId: late.runId, sentence: notStored(late.sentence) }),
  };
}

const notStored = (why: string): string => `${why} The tick was not stored.`;

/** The overview with a run as an answer tells it. */
export function withRun(overview: Challenges, run: ChallengeRun | null): Challenges {
  return run ? { ...overview, runs: overview.runs.map((known) => (known.id === run.id ? run : known)) } : overview;
}

/** A run as it will be once these ticks are stored. */
export function withTicks(run: ChallengeRun, ticks: readonly Tick[]): ChallengeRun {
  const own = ticks.filter(({ runId }) => runId === run.id);
  if (own.length === 0) return run;
  const back = run.comeback && own.findLast(({ day, task }) => task === COMEBACK_TASK && day === run.comeback?.day);
  return {
    ...run,
    open: run.open.map((day) => ({ ...day, tasks: day.tasks.map((task) => withTick(task, day.day, own)) })),
    comeback: run.comeback && { ...run.comeback, done: back?.done ?? run.comeback.done },
  };
}

/** A run as it will be once a check-in of today is stored. */
export const withCheckIn = (run: ChallengeRun): ChallengeRun => ({
  ...run,
  open: run.open.map((day) => ({
    ...day,
    tasks: day.tasks.map((task) => (day.place === 'today' && task.bound && task.kind === 'check-in' ? { ...task, done: true } : task)),
  })),
});

function withTick(task: ChallengeRunDay['tasks'][number], day: number, ticks: readonly Tick[]) {
  const own = ticks.findLast((tick) => tick.day === day && tick.task === task.id);
  return own ? { ...task, ticked: own.done, done: own.done } : task;
}
