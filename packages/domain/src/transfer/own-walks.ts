import { challengeTemplateOf } from '../challenges/challenge.ts';
import { medalFor } from '../challenges/run.ts';
import type { TakenExperiment, TakenRun } from './batch.ts';
import type { Draft } from './draft.ts';
import type { OwnExperiment, OwnRun } from './own-file.ts';

/**
 * Puts a run of a challenge into the draft. Its days are its own; medal and number of days follow from them anew. One of a challenge
 * that is not here is left out.
 */
export function takeRun(draft: Draft, run: OwnRun): void {
  const template = challengeTemplateOf(run.challenge);
  if (!template || (run.closedOn !== null && run.closedOn < run.startedOn)) {
    draft.leave('unreadable');
    return;
  }
  if (!draft.isOpen(run.closedOn ?? run.startedOn)) return;
  const isInRun = ({ day }: { readonly day: number }) => day <= template.durationDays;
  const days = oneEach(run.days.filter(isInRun), ({ day }) => day);
  const daysDone = days.filter(({ outcome }) => outcome === 'done').length;
  const medal = run.outcome === 'completed' ? medalFor(template, daysDone) : null;
  draft.batch.challenges.push({
    key: draft.ownKey(run.id),
    id: run.id,
    templateId: template.id,
    totalDays: template.durationDays,
    startedOn: run.startedOn,
    shrunkFrom: run.shrunkFrom,
    createdAt: run.createdAt,
    days,
    ticks: oneEach(run.ticks.filter(isInRun), ({ day, task }) => `${day} ${task}`),
    pauses: oneEach(
      run.pauses.filter(({ from, until }) => from < until),
      ({ from }) => from,
    ),
    end:
      run.closedOn === null
        ? null
        : {
            closedOn: run.closedOn,
            closedAt: run.closedAt ?? `${run.closedOn}T12:00:00.000Z`,
            outcome: medal === null ? 'ended' : 'completed',
            medal,
            daysDone,
          },
  } satisfies TakenRun);
}

/** Puts an experiment into the draft; one that begins on a day to come is left out. */
export function takeExperiment(draft: Draft, { nextDay, ...experiment }: OwnExperiment): void {
  if (!draft.isOpen(experiment.stoppedOn ?? experiment.startsOn)) return;
  draft.batch.experiments.push({ ...experiment, key: draft.ownKey(experiment.id), nextDay: Boolean(nextDay) } satisfies TakenExperiment);
}

/** The last of those that go by the same name. */
const oneEach = <T>(list: readonly T[], nameOf: (item: T) => string | number): T[] => [
  ...new Map(list.map((item) => [nameOf(item), item])).values(),
];
