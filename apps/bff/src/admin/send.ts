import {
  type AuditAct,
  type api,
  DomainError,
  dueAt,
  type FieldProblem,
  NOTIFICATION_AHEAD_DAYS,
  type SendAnswer,
  type SentNotification,
} from '@everstep/domain';
import { lockMember, type Member } from '../accounts/store.ts';
import type { Tx } from '../db/client.ts';
import { transaction } from '../db/transaction.ts';
import type { Call } from '../http/route.ts';
import { goOut } from '../notifications/deliver.ts';
import { placeGiver } from '../notifications/order.ts';
import { senderNameOf } from '../notifications/sender-name.ts';
import type { NotificationRow } from '../notifications/store.ts';
import { lockAdmin } from './acting-admin.ts';
import { recordAct } from './audit.ts';
import { chooseTargets, type Targets } from './choose-targets.ts';
import { presentSent } from './present.ts';
import { findSent, insertNotification, sentNumbers, targetsOf } from './store.ts';

const DAY_MS = 86_400_000;
const CLOCKS_DIFFER_MS = 60_000;

type SendCall = Call<typeof api.admin.sendNotification>;
type MessageCall = Call<typeof api.admin.sendMessage>;
type Sending = Pick<SendCall, 'deps' | 'actor' | 'caller'>;

/** What is to be sent, whichever way it was asked for. */
interface Letter extends Pick<NotificationRow, 'content' | 'type' | 'priority' | 'tags' | 'canReply'> {
  readonly id: string | undefined;
  readonly act: AuditAct;
  /** The one member it is for. */
  readonly memberId?: string;
  /** Null names the sender. */
  readonly subject: string | null;
  readonly sendAt: string | undefined;
  readonly undoSeconds: number;
  readonly targets: (tx: Tx) => Promise<Targets>;
}

/**
 * Sends a notification to all, to a role or to those of the chosen members who are there; later if it is planned or can be undone.
 * @throws DomainError `validation` where none of the chosen is there, `conflict`, `idempotency_conflict`
 */
export function sendNotification(call: SendCall): Promise<SendAnswer> {
  const { title, message, targetUsers, tags, canReply, ...rest } = call.body;
  const letter = { subject: title, content: message, tags: JSON.stringify(tags), canReply: canReply ? (1 as const) : (0 as const) };
  return send(call, {
    id: rest.id,
    act: 'notification_sent',
    sendAt: rest.sendAt,
    type: rest.type,
    priority: rest.priority,
    undoSeconds: rest.undoSeconds,
    ...letter,
    targets: (tx) => chooseTargets(tx, targetUsers),
  });
}

/** Writes to one member. @throws DomainError `not_found`, `validation`, `conflict`, `idempotency_conflict` */
export function sendMessage(call: MessageCall): Promise<SentNotification> {
  const { userId } = call.params;
  const { id, title = null, message, sendAt, undoSeconds } = call.body;
  return send(call, {
    id,
    act: 'message_sent',
    memberId: userId,
    subject: title,
    content: message,
    type: 'personal',
    priority: 'normal',
    tags: '[]',
    canReply: 1,
    sendAt,
    undoSeconds,
    async targets(tx) {
      if (!(await lockMember(tx, userId))) throw new DomainError('not_found');
      return { audience: 'members', memberIds: [userId], gone: 0 };
    },
  });
}

async function send({ deps, actor, caller }: Sending, letter: Letter): Promise<SendAnswer> {
  const now = deps.clock.now();
  const id = letter.id ?? caller.idempotencyKey ?? deps.ids.next();
  const sendAt = dueAt(letter, now);
  const { row, gone, place } = await transaction(deps.db, async (tx) => {
    const order = await placeGiver(tx, now);
    const sender = await lockAdmin(tx, actor);
    const targets = await letter.targets(tx);
    const draft = draftOf(letter, { id, sender, targets, now, sendAt });
    // Sent again, a plan may be over by now, and a member gone: it was taken when that was not so.
    const before = await findSameLetter(tx, draft, targets.memberIds, letter.subject === null);
    if (before) return { row: before, gone: targets.gone, place: undefined };
    const fields = [...problemsOf(letter.sendAt, now), ...nobodyLeft(targets)];
    if (fields.length > 0) throw new DomainError('validation', { fields });
    await insertNotification(tx, draft, targets.memberIds);
    await recordAct(tx, deps, sender, { act: letter.act, recordId: id, ...(letter.memberId ? { memberId: letter.memberId } : {}) });
    const given = sendAt > now ? undefined : await goOut(tx, order, draft, sender);
    await order.keep();
    // It was written in this very transaction.
    return { row: (await findSent(tx, id)) ?? draft, gone: targets.gone, place: given };
  });
  if (place !== undefined) deps.events.announce(place);
  return { ...presentSent(row, await sentNumbers(deps.db.query, [row.id])), gone };
}

/** What is wrong with a plan: clocks may differ by a minute. */
function problemsOf(sendAt: string | undefined, now: Date): readonly FieldProblem[] {
  if (sendAt === undefined) return [];
  const ahead = Date.parse(sendAt) - now.getTime();
  const problem = (message: string) => [{ path: 'body.sendAt', message }];
  if (ahead < -CLOCKS_DIFFER_MS) return problem('That time is over. Choose a later one.');
  return ahead > NOTIFICATION_AHEAD_DAYS * DAY_MS ? problem(`Plan at most ${NOTIFICATION_AHEAD_DAYS} days ahead.`) : [];
}

/** A letter to chosen members needs one of them at least. */
const nobodyLeft = ({ audience, memberIds }: Targets): readonly FieldProblem[] =>
  audience === 'members' && memberIds.length === 0
    ? [{ path: 'body.targetUsers', message: 'None of those whom you chose has an account any more.' }]
    : [];

interface DraftParts {
  readonly id: string;
  readonly sender: Member;
  readonly targets: Targets;
  readonly now: Date;
  readonly sendAt: Date;
}

function draftOf(letter: Letter, { id, sender, targets, now, sendAt }: DraftParts): NotificationRow {
  const senderName = senderNameOf(sender);
  return {
    id,
    subject: letter.subject ?? `A message from ${senderName}`,
    content: letter.content,
    type: letter.type,
    priority: letter.priority,
    tags: letter.tags,
    senderId: sender.id,
    senderRole: 'admin',
    senderName,
    canReply: letter.canReply,
    audience: targets.audience,
    audienceSize: targets.audience === 'members' ? targets.memberIds.length : null,
    createdAt: now.toISOString(),
    sendAt: sendAt.toISOString(),
    sentAt: null,
    cancelledAt: null,
    stopped: 0,
    place: null,
  };
}

/** What makes two letters the same, beside whom they are for. The times move on with the clock. */
const SAME = ['subject', 'content', 'type', 'priority', 'tags', 'canReply', 'audience'] as const;

/**
 * The same letter that was sent before under this id.
 * @param isNamedBySender whether its subject is made of the sender's name, which may be another one by now
 * @throws DomainError `conflict`, `idempotency_conflict`
 */
async function findSameLetter(
  tx: Tx,
  draft: NotificationRow,
  memberIds: readonly string[],
  isNamedBySender: boolean,
): Promise<NotificationRow | undefined> {
  const row = await findSent(tx, draft.id);
  if (!row) return undefined;
  if (row.senderId !== draft.senderId) throw new DomainError('conflict');
  const named = await targetsOf(tx, row.id);
  const isSame =
    SAME.every((field) => row[field] === draft[field] || (field === 'subject' && isNamedBySender)) &&
    named.size === memberIds.length &&
    memberIds.every((id) => named.has(id));
  if (!isSame) throw new DomainError('idempotency_conflict');
  return row;
}
