import { api } from '@everstep/domain';
import type { Call } from '../api/call.ts';
import { log } from '../log/log.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { isForLater } from './send-waiting.ts';
import { forgetUnsent, isWaiting, noteUnderWay, noteUnsent, readUnsent } from './unsent-replies.ts';

/** So long an open thread, of this tab or another, has to read a reply from the server that stands there as sent, in milliseconds. */
const READ_WITHIN_MS = 5000;

/** What the server has stays on the device no longer than threads need it: also what was delivered while no thread was open, or by a page that was left. */
function forgetDelivered(memberId: string): void {
  const delivered = readUnsent(memberId).flatMap(({ id, state }) => (state === 'sent' ? [id] : []));
  if (delivered.length > 0) setTimeout(() => forgetUnsent(memberId, delivered), READ_WITHIN_MS);
}

/**
 * Sends the replies that wait, one after the other, each under the name it was written with: one that the server has already is answered
 * as sent. Where the server cannot be reached they wait on.
 */
export async function sendReplies(call: Call, memberId: string): Promise<void> {
  const waiting = () => readUnsent(memberId).filter(isWaiting);
  noteUnderWay(waiting().map(({ id }) => id));
  await oneAtATime('everstep:notification-replies', async () => {
    for (const { id, notificationId, content } of waiting()) {
      try {
        await call(api.notifications.reply, { params: { id: notificationId }, body: { id, content } });
        noteUnsent(memberId, id, 'sent');
      } catch (error) {
        log.info('A reply could not be sent; it is kept.', error);
        if (isForLater(error)) return;
        noteUnsent(memberId, id, 'failed');
      }
    }
  }).finally(() => {
    noteUnderWay([]);
    forgetDelivered(memberId);
  });
}
