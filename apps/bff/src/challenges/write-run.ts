import { type Award, type ChallengeRunAnswer, type DateText, DomainError } from '@everstep/domain';
import { type EarningCall, earning, presentDate } from '../gamification/earning.ts';
import type { Earning } from '../gamification/record-activity.ts';
import { nameOfRun } from './editions.ts';
import { type OpenRun, readOpenRuns } from './open-runs.ts';
import { presentClosed, presentRun } from './present.ts';
import { type Closing, finishRun, recordOutcomes } from './settle.ts';
import { type ClosedRunRow, findRun, isClosed } from './store.ts';

/** A write of one run, under the lock of its member. */
export interface Writing {
  readonly now: Earning;
  readonly memberId: string;
  /** The member's date by the server's clock. */
  readonly today: DateText;
  readonly closing: Closing;
  /** What was earned so far; verbs add to it. */
  readonly awards: Award[];
}

/** What stands under an id: an open run as its records have it, or one that was closed. */
export type Found = { readonly kind: 'open'; readonly run: OpenRun } | { readonly kind: 'closed'; readonly row: ClosedRunRow };

/** Which run a write is answered with. */
export interface Outcome {
  /** Null when nothing is left of the run, as of one that had not begun. */
  readonly id: string | null;
  readonly finished?: boolean;
}

/** Runs a write in an earning transaction, settles the run it is about, and hints at it once it is committed. */
export async function writeRun(call: EarningCall, work: (writing: Writing) => Promise<Outcome>): Promise<ChallengeRunAnswer> {
  const answer = await earning(call, async (now) => {
    const writing = openWriting(call, now);
    const { id, finished = false } = await work(writing);
    if (id === null) return { id, run: null, closed: null, finished, awards: writing.awards };
    const settled = await settleRun(writing, id);
    const { found } = settled;
    return {
      id,
      run: found.kind === 'open' ? presentRun(found.run, writing.today) : null,
      closed: found.kind === 'closed' ? presentClosed(found.row, await nameOfRun(now.tx, found.row)) : null,
      finished: finished || settled.finished,
      awards: writing.awards,
    };
  });
  const { id, ...shown } = answer;
  call.deps.events.publish(call.actor.id, { resource: 'challenges', id });
  return shown;
}

function openWriting({ deps, actor }: EarningCall, now: Earning): Writing {
  const today = presentDate({ deps, actor }, now.progress);
  return { now, memberId: actor.id, today, closing: { closedAt: deps.clock.now().toISOString(), closedOn: today }, awards: [] };
}

/**
 * The run of an id, with everything written down that its records show; one whose time is over is closed.
 * @throws DomainError `not_found` when the member has no such run
 */
export async function settleRun(writing: Writing, id: string): Promise<{ found: Found; finished: boolean }> {
  const { now, memberId, today, closing, awards } = writing;
  const run = await openRunOf(writing, id);
  if (!run) {
    const row = await findRun(now.tx, memberId, id);
    if (!row || !isClosed(row)) throw new DomainError('not_found');
    return { found: { kind: 'closed', row }, finished: false };
  }
  awards.push(...(await recordOutcomes(now, run)));
  const { status } = run.state;
  if (status === 'completed' || status === 'ended') {
    const lastDay = run.state.days.at(-1)?.date ?? today;
    awards.push(...(await finishRun(now, run, { ...closing, closedOn: lastDay })));
    return { found: (await settleRun(writing, id)).found, finished: true };
  }
  return { found: { kind: 'open', run: (await openRunOf(writing, id)) ?? run }, finished: false };
}

async function openRunOf({ now, memberId, today }: Writing, id: string): Promise<OpenRun | undefined> {
  return (await readOpenRuns(now.tx, memberId, today)).find(({ row }) => row.id === id);
}

/**
 * The run, settled and still open.
 * @throws DomainError `not_found`, or `conflict` when it is closed
 */
export async function openRunFor(writing: Writing, id: string): Promise<OpenRun> {
  const { found } = await settleRun(writing, id);
  if (found.kind === 'closed') throw new DomainError('conflict', { message: 'This challenge has come to its end.' });
  return found.run;
}
