import { addDays, type api, type DateText, DomainError, EXPERIMENT_BLOCKS, experimentPlan, experimentState } from '@everstep/domain';
import type { Tx } from '../db/client.ts';
import { isGone } from '../db/deleted-rows.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { type EarningCall, openEarning, presentDate } from '../gamification/earning.ts';
import type { Earning } from '../gamification/record-activity.ts';
import { readProgress } from '../gamification/store.ts';
import { findStandingHabit } from '../habits/standing.ts';
import type { Call } from '../http/route.ts';
import {
  type ExperimentRow,
  findExperiment,
  findOpenExperiment,
  insertExperiment,
  listPastExperiments,
  updateExperiment,
} from './experiment-store.ts';
import { planText, presentExperiment } from './present-experiment.ts';

type StartCall = Call<typeof api.mood.startExperiment>;

/** The experiment that runs, and a page of those before it. */
export async function readExperiments({ actor, deps, query }: Call<typeof api.mood.experiments>) {
  const today = presentDate({ deps, actor }, await readProgress(deps.db.query, actor.id));
  const open = await findOpenExperiment(deps.db.query, actor.id, today);
  const { rows, nextCursor } = await listPastExperiments(deps.db.query, actor.id, { ...query, openId: open?.id });
  const past = [];
  for (const row of rows) past.push(await presentExperiment(deps.db.query, row, today));
  return { today, current: open ? await presentExperiment(deps.db.query, open, today) : null, past, nextCursor };
}

/** Begins an experiment, today or tomorrow. Its days are decided here, once; the same id again answers it as it stands. */
export function startExperiment(call: StartCall) {
  const { actor, body, deps } = call;
  return writeExperiment(call, async ({ tx, moment: { localDate: today } }) => {
    const id = body.id ?? deps.ids.next();
    const known = await findExperiment(tx, actor.id, id);
    if (known?.deletedAt) throw new DomainError('conflict');
    if (known) return presentExperiment(tx, known, today);
    const startsOn = body.startsOn ?? today;
    if (startsOn < today || startsOn > addDays(today, 1)) throw refusal('startsOn', 'Begin today or tomorrow.');
    const label = await labelOf(tx, call);
    if (await findOpenExperiment(tx, actor.id, today)) {
      throw new DomainError('limit_reached', { message: 'One experiment at a time. Stop the one that runs, and begin another.' });
    }
    const now = deps.clock.now().toISOString();
    const row = await insertExperiment(tx, {
      id,
      memberId: actor.id,
      kind: body.kind,
      subject: body.subject,
      label,
      nextDay: body.nextDay ? 1 : 0,
      startsOn,
      plan: planText(experimentPlan(tosses(deps))),
      stoppedOn: null,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    });
    if (!row) throw new DomainError('conflict');
    return presentExperiment(tx, row, today);
  });
}

/** Stops an experiment; what came of it stays. One that is over is answered as it is. */
export function stopExperiment({ actor, deps, params }: Call<typeof api.mood.stopExperiment>) {
  return writeExperiment({ deps, actor }, async ({ tx, moment: { localDate: today } }) => {
    const row = await findExperiment(tx, actor.id, params.id);
    if (!row || row.deletedAt !== null) throw new DomainError('not_found');
    if (isOver(row, today)) return presentExperiment(tx, row, today);
    const stopped = await updateExperiment(tx, row, { stoppedOn: today, updatedAt: deps.clock.now().toISOString() });
    return presentExperiment(tx, stopped, today);
  });
}

/** Deletes an experiment that is over, whose moods stay. Deleting it again changes nothing more. */
export function removeExperiment({ actor, deps, params }: Call<typeof api.mood.removeExperiment>) {
  return writeExperiment({ deps, actor }, async ({ tx, moment: { localDate: today } }) => {
    const row = await findExperiment(tx, actor.id, params.id);
    if (!row) throw new DomainError('not_found');
    if (row.deletedAt !== null) return { id: row.id };
    if (!isOver(row, today)) throw new DomainError('conflict', { message: 'This experiment is still on. Stop it first.' });
    const at = deps.clock.now().toISOString();
    await updateExperiment(tx, row, { deletedAt: at, updatedAt: at });
    return { id: row.id };
  });
}

/** Brings a deleted experiment back. One that stands is answered as it is. */
export function restoreExperiment({ actor, deps, params }: Call<typeof api.mood.restoreExperiment>) {
  return writeExperiment({ deps, actor }, async ({ tx, moment: { localDate: today } }) => {
    const row = await findExperiment(tx, actor.id, params.id);
    const present = deps.clock.now();
    if (!row || isGone(row, present)) throw new DomainError('not_found');
    if (row.deletedAt === null) return presentExperiment(tx, row, today);
    const restored = await updateExperiment(tx, row, { deletedAt: null, updatedAt: present.toISOString() });
    return presentExperiment(tx, restored, today);
  });
}

function isOver(row: ExperimentRow, today: DateText): boolean {
  const state = experimentState(row, today);
  return state === 'finished' || state === 'stopped';
}

/** Runs a write of an experiment under the member's lock, so that two devices cannot begin two. It earns nothing. */
async function writeExperiment<T extends { readonly id: string }>(call: EarningCall, work: (now: Earning) => Promise<T>): Promise<T> {
  const written = await transaction(call.deps.db, async (tx) => work(await openEarning(tx, call)));
  call.deps.events.publish(call.actor.id, { resource: 'mood', id: written.id });
  return written;
}

/** What the experiment is about in a word; a habit has to be one that is done, not one that is kept below something. */
async function labelOf(tx: Tx, { actor, body }: StartCall): Promise<string> {
  if (body.kind === 'activity') return body.subject;
  const habit = await findStandingHabit(tx, actor.id, body.subject);
  if (!habit || habit.archivedAt !== null) throw refusal('subject', 'Choose one of your habits.');
  if (habit.kind === 'at-most') throw refusal('subject', 'Choose a habit that you do, rather than one that you keep below a limit.');
  return habit.title;
}

const refusal = (field: string, message: string) => new DomainError('validation', { fields: [{ path: `body.${field}`, message }] });

/** One toss for each block of two days. */
function tosses({ ids }: Pick<Deps, 'ids'>): readonly boolean[] {
  const [bits = 0] = Buffer.from(ids.secret(1), 'base64url');
  return Array.from({ length: EXPERIMENT_BLOCKS }, (_, block) => (bits & (1 << block)) !== 0);
}
