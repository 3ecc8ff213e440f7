import { api } from '@everstep/domain';
import type { Call } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';
import { log } from '../log/log.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { dropMark, type Mark, readMarks } from './waiting-marks.ts';

/** Asked again, the server would say the same. */
const isForGood = (error: unknown) =>
  error instanceof ApiError && ['not-found', 'forbidden', 'validation', 'conflict'].includes(error.kind);

/** The server did not say anything about this one, nor would it about the next. */
export function isForLater(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  const { kind, status } = error;
  return (
    ['offline', 'network', 'timeout', 'unauthorized', 'rate-limited', 'invalid-answer'].includes(kind) || [502, 503, 504].includes(status)
  );
}

async function send(call: Call, id: string, { read, deleted, asOf }: Mark): Promise<void> {
  const params = { id };
  const seen = { params, ...(asOf !== undefined && { query: { asOf } }) };
  if (deleted) return void (await call(api.notifications.remove, seen));
  if (deleted === false) await call(api.notifications.restore, { params });
  if (read) await call(api.notifications.read, seen);
}

/**
 * Tells the server what was read, deleted and brought back, one after the other, as far as it can be reached; the rest stays, and so does
 * one that the server stumbles over.
 * @param onSent hears of each before its mark goes, so that nothing is shown as undone in between
 * @returns how many the server has now
 */
export async function sendWaiting(call: Call, memberId: string, onSent: (id: string, mark: Mark) => void = () => undefined) {
  let sent = 0;
  await oneAtATime('everstep:notification-marks', async () => {
    const left = new Set<string>();
    for (;;) {
      const next = Object.entries(readMarks(memberId)).find(([id]) => !left.has(id));
      if (next === undefined) return;
      const [id, mark] = next;
      try {
        await send(call, id, mark);
      } catch (error) {
        if (!isForGood(error)) {
          log.info('What was done with notifications is sent later.', error);
          if (isForLater(error)) return;
          left.add(id);
          continue;
        }
      }
      onSent(id, mark);
      dropMark(memberId, id, mark);
      sent += 1;
    }
  });
  return sent;
}
