import { api } from '@everstep/domain';
import type { Call } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';
import { log } from '../log/log.ts';
import { dropMark, type Mark, readMarks } from './waiting-marks.ts';

/** Asked again, the server would say the same. */
const isForGood = (error: unknown) =>
  error instanceof ApiError && ['not-found', 'forbidden', 'validation', 'conflict'].includes(error.kind);

async function send(call: Call, id: string, { read, deleted }: Mark): Promise<void> {
  const input = { params: { id } };
  if (deleted) return void (await call(api.notifications.remove, input));
  if (deleted === false) await call(api.notifications.restore, input);
  if (read) await call(api.notifications.read, input);
}

/** Pages without a secure connection have no locks, and those that may keep nothing are refused them; sent twice, each act happens once all the same. */
async function alone(work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) return work();
  await locks.request('everstep:notification-marks', work).catch((error: unknown) => {
    if (error instanceof DOMException) return work();
    throw error;
  });
}

/**
 * Tells the server what was read, deleted and brought back, one after the other, as far as it can be reached; the rest stays.
 * @param onSent hears of each before its mark goes, so that nothing is shown as undone in between
 * @returns how many the server has now
 */
export async function sendWaiting(call: Call, memberId: string, onSent: (id: string, mark: Mark) => void = () => undefined) {
  let sent = 0;
  await alone(async () => {
    for (;;) {
      const [next] = Object.entries(readMarks(memberId));
      if (next === undefined) return;
      const [id, mark] = next;
      try {
        await send(call, id, mark);
      } catch (error) {
        if (!isForGood(error)) return log.info('What was done with notifications is sent later.', error);
      }
      onSent(id, mark);
      dropMark(memberId, id, mark);
      sent += 1;
    }
  });
  return sent;
}
