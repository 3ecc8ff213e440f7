import { type Answer, api, type ChallengeRun, type DashboardData } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { useEffect, useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { sentenceOf } from '../api/errors.ts';
import { occurredNow } from '../api/occurred-now.ts';
import type { Tick } from '../challenges/useTicks.ts';
import { ticksOf } from '../challenges/waiting-ticks.ts';
import { useOutbox } from '../offline/OutboxProvider.tsx';
import type { LoadedDashboard } from './load-dashboard.ts';

type ChallengeToday = DashboardData['challengesToday'][number];

/** The dashboard keeps its answer together with where it came from. */
const isDashboard = (loaded: unknown): loaded is LoadedDashboard =>
  typeof loaded === 'object' && loaded !== null && 'data' in loaded && 'saved' in loaded;
const isRead = (key: unknown): boolean => Array.isArray(key) && key[0] === 'GET' && key[1] === api.dashboard.read.path;

/**
 * Today's tasks of challenges: ticked at once, sent behind, and open again with a message when they were refused. Without a connection
 * they wait on this device.
 */
export function useChallengeTasks() {
  const { mutate } = useSWRConfig();
  const { showToast } = useToast();
  const { add, receive, entries } = useOutbox();
  const { waiting } = useMemo(() => ticksOf(entries), [entries]);

  useEffect(
    () =>
      receive(({ endpoint, answer }) => {
        if (endpoint !== api.challenges.checkIn) return;
        // It is the answer of this very endpoint.
        const { run } = answer as Answer<typeof api.challenges.checkIn>;
        const put = (loaded: unknown) => (isDashboard(loaded) && run ? { ...loaded, data: withRun(loaded.data, run) } : loaded);
        return mutate(isRead, put, { revalidate: false });
      }),
    [receive, mutate],
  );

  const send = async (challenge: ChallengeToday, task: string, done: boolean) => {
    const { runId: id, day, tasks } = challenge;
    const title = tasks.find((each) => each.id === task)?.title ?? '';
    const written = await add(api.challenges.checkIn, { params: { id }, body: { day, task, done, ...occurredNow() } });
    if (written.kind === 'refused') {
      showToast({
        id: 'challenge-task',
        tone: 'danger',
        title: `“${title}” could not be saved`,
        description: sentenceOf(written.error),
        action: { label: 'Retry', hint: 'Press the task again to retry', onSelect: () => void send(challenge, task, done) },
      });
    } else if (done) {
      showToast({
        id: 'challenge-task',
        title: `“${title}” is done`,
        ...(written.kind === 'kept' ? { description: 'Kept on this device, and sent when the connection is back.' } : {}),
        action: { label: 'Undo', hint: 'Untick it on the page of challenges', onSelect: () => void send(challenge, task, false) },
      });
    }
  };

  return {
    onTask: (challenge: ChallengeToday, task: string) => void send(challenge, task, true),
    /** The day with what waits laid over it: ticks, a check-in where there is one, and moods. */
    shown: (data: DashboardData, checkInWaits: boolean, moodsWaiting: number): DashboardData => ({
      ...data,
      today: {
        ...data.today,
        checkedIn: checkInWaits || data.today.checkedIn,
        moodsLogged: data.today.moodsLogged + moodsWaiting,
      },
      challengesToday: data.challengesToday.map((each) => laidOver(each, waiting, checkInWaits)),
    }),
  };
}

const laidOver = (challenge: ChallengeToday, waiting: readonly Tick[], checkInWaits: boolean): ChallengeToday => ({
  ...challenge,
  tasks: challenge.tasks.map((task) => {
    const own = waiting.findLast(({ runId, day, task: id }) => runId === challenge.runId && day === challenge.day && id === task.id);
    const byCheckIn = checkInWaits && task.bound && task.kind === 'check-in';
    return { ...task, done: own?.done ?? (byCheckIn || task.done) };
  }),
});

/** The day with the tasks of a run as its answer tells them. */
function withRun(data: DashboardData, run: ChallengeRun): DashboardData {
  const challengesToday = data.challengesToday.map((each) => {
    const day = run.id === each.runId ? run.open.find((open) => open.day === each.day) : undefined;
    return day ? { ...each, complete: day.complete, tasks: day.tasks } : each;
  });
  return { ...data, challengesToday };
}
