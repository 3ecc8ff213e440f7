import { addDays, api, type DateText } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import type { ExperimentChoice } from '@everstep/ui/pages';
import { sentenceOf } from '../api/errors.ts';
import { occurredNow } from '../api/occurred-now.ts';
import { useAction } from '../api/useAction.ts';

/** Begins, stops and deletes experiments; beginning and stopping resolve true once they are stored. */
export function useExperimentActions() {
  const { showToast } = useToast();
  const failed = (title: string) => (error: unknown) => showToast({ id: title, tone: 'danger', title, description: sentenceOf(error) });
  const start = useAction(api.mood.startExperiment, {
    onDone: () => showToast({ id: 'experiment', title: 'Your fourteen days are planned' }),
  });
  const stop = useAction(api.mood.stopExperiment, {
    onDone: () => showToast({ id: 'experiment', title: 'The experiment is stopped', description: 'What came of it stays below.' }),
    onFail: failed('The experiment could not be stopped'),
  });
  const restore = useAction(api.mood.restoreExperiment, { onFail: failed('The experiment could not be brought back') });
  const remove = useAction(api.mood.removeExperiment, {
    onDone: ({ id }) =>
      showToast({
        id: `removed-${id}`,
        title: 'Experiment deleted',
        description: 'The moods of its days stay.',
        action: { label: 'Undo', hint: 'Brings the experiment back', onSelect: () => void restore.run({ params: { id } }) },
      }),
    onFail: failed('The experiment could not be deleted'),
  });
  return {
    starting: start.pending,
    /** Why it could not begin. */
    startProblem: start.error ? sentenceOf(start.error) : undefined,
    stopping: stop.pending,
    start: async ({ kind, subject, nextDay, today: now }: ExperimentChoice, today: DateText) => {
      const { timeZone } = occurredNow();
      return (await start.run({ body: { kind, subject, nextDay, startsOn: now ? today : addDays(today, 1), timeZone } })) !== undefined;
    },
    remove: (id: string) => void remove.run({ params: { id } }),
    stop: async (id: string) => (await stop.run({ params: { id } })) !== undefined,
  };
}
