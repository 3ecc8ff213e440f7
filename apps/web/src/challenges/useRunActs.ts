import { api, type ChallengeRunAnswer } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import type { RunAct } from '@everstep/ui/pages';
import { sentenceOf } from '../api/errors.ts';
import { useAction } from '../api/useAction.ts';

/** Acts that need no more than the run they are about. */
const plain = ['finish', 'resume', 'shrink', 'restart', 'stop'] as const;
type PlainAct = (typeof plain)[number];

const titles: Readonly<Record<PlainAct | 'pause' | 'start', string>> = {
  finish: 'The challenge could not be finished',
  resume: 'The challenge could not go on',
  shrink: 'The challenge could not be made smaller',
  restart: 'The challenge could not begin anew',
  stop: 'The challenge could not be stopped',
  pause: 'The rest could not be stored',
  start: 'The challenge could not be started',
};

/** What can be done with runs as a whole; a failure is said and changes nothing. */
export function useRunActs() {
  const { showToast } = useToast();
  const failing = (act: keyof typeof titles) => ({
    onFail: (error: unknown) => showToast({ id: `challenge-${act}`, tone: 'danger', title: titles[act], description: sentenceOf(error) }),
  });
  const actions = {
    finish: useAction(api.challenges.finish, failing('finish')),
    resume: useAction(api.challenges.resume, failing('resume')),
    shrink: useAction(api.challenges.shrink, failing('shrink')),
    restart: useAction(api.challenges.restart, failing('restart')),
    stop: useAction(api.challenges.stop, failing('stop')),
  };
  const pause = useAction(api.challenges.pause);
  const start = useAction(api.challenges.start, failing('start'));
  const acting: RunAct | undefined =
    plain.find((act) => actions[act].pending) ?? (pause.pending ? 'pause' : start.pending ? 'begin' : undefined);
  return {
    acting,
    /** Resolves with the answer, or undefined when it failed. */
    act: (act: PlainAct, id: string): Promise<ChallengeRunAnswer | undefined> => actions[act].run({ params: { id }, body: {} }),
    pause: (id: string, days: number) => pause.run({ params: { id }, body: { days } }),
    pauseProblem: pause.error ? sentenceOf(pause.error) : undefined,
    start: (templateId: string, startsOn?: string) =>
      start.run({ params: { templateId }, body: startsOn === undefined ? {} : { startsOn } }),
    starting: start.pending,
  };
}
