import {
  mayAnnounce,
  type NotificationType,
  PUSH_LIFE_SECONDS,
  type PushOutcome,
  pushAgainAt,
  pushMessage,
  pushOutcome,
  pushUrgency,
  retryAfterSeconds,
} from '@everstep/domain';
import { isQuiet } from '../../care/status.ts';
import type { Tx } from '../../db/client.ts';
import { transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { wantedBy } from '../preferences.ts';
import { hasRead } from '../store.ts';
import { changeDelivery, type DeliveryRow, type DueDelivery, knownOf, removeDelivery, takeDue } from './deliveries.ts';
import { sealed } from './seal.ts';
import { PrivateAddressError } from './transport.ts';

type Pushing = Pick<Deps, 'db' | 'clock' | 'log' | 'push' | 'shutdown'>;
/** Says to a push service who sends. */
type Authorize = (endpoint: string, now: Date) => Promise<string>;

/** Pushes on their way at a time. */
const AT_ONCE = 25;

interface Tried {
  readonly due: DueDelivery;
  readonly outcome: PushOutcome;
  /** Seconds that the push service asked to wait. */
  readonly wanted?: number | undefined;
}

/** Sends what is due, a part at a time, until nothing is. No transaction is open while a push service is waited for. */
export async function sendDue(deps: Pushing, authorize: Authorize): Promise<void> {
  while (!deps.shutdown.aborted) {
    const taken = await takeDue(deps.db, AT_ONCE, deps.clock.now());
    if (taken.length === 0) return;
    const known = await knownOf(deps.db.query, taken, deps.clock.now());
    const wanted = known.filter((due) => isWanted(due, deps.clock.now()));
    const tried = await Promise.all(wanted.map((due) => trySending(deps, authorize, due)));
    await transaction(deps.db, (tx) => settle(tx, taken, tried, deps.clock.now()));
  }
}

/** Whether the member still wants to hear of it, now and on this device. What is not said waits behind the bell all the same. */
function isWanted(due: DueDelivery, now: Date): boolean {
  const { delivery, toucher, readAt, deletedAt, notificationPlace: place, mark, type, lastRiskAt, timeZone } = due;
  if (now.getTime() - Date.parse(delivery.happenedAt) > PUSH_LIFE_SECONDS * 1000) return false;
  if (deletedAt !== null || hasRead({ toucher, readAt, place }, { mark: mark ?? 0 })) return false;
  if (isQuiet(lastRiskAt, now)) return false;
  // As the settings say: answers of the team belong to what is personal.
  const kind: NotificationType = delivery.kind === 'answer' ? 'personal' : type;
  return mayAnnounce(kind, wantedBy(due), now, timeZone);
}

async function trySending({ push, clock, log, shutdown }: Pushing, authorize: Authorize, due: DueDelivery): Promise<Tried> {
  const { delivery, endpoint, priority, subject, senderName: sender, audience } = due;
  const now = clock.now();
  const isPrivate = delivery.kind === 'answer' || audience === 'members';
  const id = delivery.notificationId;
  try {
    const { status, retryAfter } = await push(
      {
        endpoint,
        headers: {
          'Content-Type': 'application/octet-stream',
          'Content-Encoding': 'aes128gcm',
          Authorization: await authorize(endpoint, now),
          TTL: String(Math.max(0, PUSH_LIFE_SECONDS - Math.floor((now.getTime() - Date.parse(delivery.happenedAt)) / 1000))),
          Urgency: pushUrgency(priority),
          // A newer one about the same takes the place of one that still waits: 32 characters at most.
          Topic: id.replaceAll('-', ''),
        },
        body: await sealed(pushMessage({ id, subject, sender, isPrivate }), due),
      },
      shutdown,
    );
    const outcome = pushOutcome(status);
    if (outcome === 'refused') log.warn({ status, service: new URL(endpoint).host }, 'push was refused');
    return { due, outcome, wanted: retryAfterSeconds(retryAfter, clock.now()) };
  } catch (error) {
    if (error instanceof PrivateAddressError) return { due, outcome: 'gone' };
    // The endpoint is a secret of the device: its host is all of it that is told.
    const code = error instanceof Error && 'code' in error ? error.code : 'unknown';
    log.info({ code, service: new URL(endpoint).host }, 'push did not get through');
    return { due, outcome: 'later' };
  }
}

/** Writes down what came of it. What was not tried is not wanted, or has nobody left. */
async function settle(tx: Tx, taken: readonly DeliveryRow[], tried: readonly Tried[], now: Date): Promise<void> {
  const outcomes = new Map(tried.map((one) => [one.due.delivery, one]));
  // In one order on every server: two that change the same devices would wait for each other.
  for (const delivery of taken.toSorted((one, other) => (one.subscriptionId < other.subscriptionId ? -1 : 1))) {
    const one = outcomes.get(delivery);
    if (one?.outcome === 'gone') {
      await tx.deleteFrom('pushSubscription').where('id', '=', delivery.subscriptionId).execute();
      continue;
    }
    const again = one?.outcome === 'later' ? pushAgainAt(delivery.attempts, one.wanted, new Date(delivery.happenedAt), now) : null;
    if (again) await changeDelivery(tx, delivery, { dueAt: again.toISOString(), attempts: delivery.attempts });
    else await removeDelivery(tx, delivery);
    if (one) await noteOutcome(tx, one, now);
  }
}

/** Since when nothing gets through to a device, which its member can see. A single failure that can pass is none yet. */
async function noteOutcome(tx: Tx, { due, outcome }: Tried, now: Date): Promise<void> {
  if (outcome === 'later' && due.delivery.attempts === 1) return;
  const failedAt = outcome === 'sent' ? null : (due.failedAt ?? now.toISOString());
  if (failedAt === due.failedAt) return;
  await tx.updateTable('pushSubscription').set({ failedAt }).where('id', '=', due.delivery.subscriptionId).execute();
}
