import { type api, DomainError } from '@everstep/domain';
import type { Call } from '../http/route.ts';
import { finishRun, stopRun } from './settle.ts';
import { beginRun } from './start.ts';
import { deleteRun, updateRun } from './store.ts';
import { openRunFor, settleRun, writeRun } from './write-run.ts';

/** Makes a run smaller: from the current day on one required task makes a day complete. */
export function shrinkRun(call: Call<typeof api.challenges.shrink>) {
  const { id } = call.params;
  return writeRun(call, async (writing) => {
    const { row, state } = await openRunFor(writing, id);
    if (row.shrunkFrom === null) await updateRun(writing.now.tx, row, { shrunkFrom: state.currentDay });
    return { id };
  });
}

/** Finishes a run in which nothing is left to tick. One that is finished is answered as it is. */
export function finishChallenge(call: Call<typeof api.challenges.finish>) {
  const { id } = call.params;
  return writeRun(call, async (writing) => {
    const { found, finished } = await settleRun(writing, id);
    if (found.kind === 'closed') return { id, finished };
    if (!found.run.state.canFinish) throw new DomainError('conflict', { message: 'There are days left to walk.' });
    writing.awards.push(...(await finishRun(writing.now, found.run, writing.closing)));
    return { id, finished: true };
  });
}

/** Ends a run and begins the same challenge anew today. Said twice, it answers with the run that was begun. */
export function restartRun(call: Call<typeof api.challenges.restart>) {
  return writeRun(call, async (writing) => {
    const { found } = await settleRun(writing, call.params.id);
    const { row } = found.kind === 'open' ? found.run : found;
    if (found.kind === 'open') await stopRun(writing.now, found.run, writing.closing);
    return {
      id: await beginRun(writing, { templateId: row.templateId, edition: row.edition, startedOn: writing.today, id: call.deps.ids.next() }),
    };
  });
}

/** Ends a run before its time. One that has not begun leaves nothing behind. */
export function stopChallenge(call: Call<typeof api.challenges.stop>) {
  const { id } = call.params;
  return writeRun(call, async (writing) => {
    const { found } = await settleRun(writing, id);
    if (found.kind === 'closed') return { id };
    if (found.run.state.status === 'scheduled') {
      await deleteRun(writing.now.tx, found.run.row);
      return { id: null };
    }
    await stopRun(writing.now, found.run, writing.closing);
    return { id };
  });
}
