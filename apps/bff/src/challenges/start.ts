import { addDays, type api, DomainError } from '@everstep/domain';
import type { Call } from '../http/route.ts';
import { type Followed, followedBy, startableFor } from './editions.ts';
import { readOpenRuns } from './open-runs.ts';
import { findRun, insertRun, updateRun } from './store.ts';
import { settleRun, type Writing, writeRun } from './write-run.ts';

/** How far ahead a first day may be set. */
const LATEST_START_DAYS = 30;

/**
 * Starts a challenge, today or on a day to come. A run of its length that is open is answered as it is; one that waits for its
 * first day is moved, and follows what was chosen last.
 */
export function startChallenge(call: Call<typeof api.challenges.start>) {
  return writeRun(call, async (writing) => {
    const { today } = writing;
    const { templateId, edition } = await startableFor(writing.now.tx, call.actor.id, call.params.templateId);
    const startedOn = call.body.startsOn ?? today;
    if (startedOn < today || startedOn > addDays(today, LATEST_START_DAYS)) throw startsElsewhere();
    const { id } = call.body;
    const known = id === undefined ? undefined : await findRun(writing.now.tx, call.actor.id, id);
    if (known) return { id: known.id };
    return { id: await beginRun(writing, { templateId, edition, startedOn, id: id ?? call.deps.ids.next() }) };
  });
}

const startsElsewhere = () =>
  new DomainError('validation', {
    fields: [{ path: 'body.startsOn', message: `Choose a day from today to ${LATEST_START_DAYS} days ahead.` }],
  });

/** Opens a run, or finds the one of its length that is open already, and answers its id. */
export async function beginRun(
  writing: Writing,
  { templateId, edition, startedOn, id }: Followed & { readonly startedOn: string; readonly id: string },
): Promise<string> {
  const { now, memberId, today, closing } = writing;
  const { template } = await followedBy(now.tx, { templateId, edition });
  const open = (await readOpenRuns(now.tx, memberId, today)).find(({ row }) => row.totalDays === template.durationDays);
  if (open && open.state.status !== 'scheduled') {
    const { found } = await settleRun(writing, open.row.id);
    if (found.kind === 'open') return found.run.row.id;
  } else if (open) {
    await updateRun(now.tx, open.row, { templateId, edition, startedOn });
    return open.row.id;
  }
  const { durationDays: totalDays } = template;
  const row = await insertRun(now.tx, { id, memberId, templateId, edition, totalDays, startedOn, createdAt: closing.closedAt });
  if (!row) throw new DomainError('conflict');
  return row.id;
}
