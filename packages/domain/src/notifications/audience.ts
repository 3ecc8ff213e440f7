/** Whom a notification is for: everybody, everybody of a role, or members that were chosen one by one. */
export type Audience = 'all' | 'role:admin' | 'role:member' | 'members';

/** Who listens, or asks for their notifications. */
export interface Listener {
  readonly id: string;
  readonly role: 'admin' | 'member';
  /** ISO-8601 instant at which the account was made. */
  readonly joinedAt: string;
}

/** Something that happened in the order of notifications: one went out, or somebody wrote in a thread. */
export type NotificationMoment = SentMoment | ReplyMoment;
export interface SentMoment {
  readonly kind: 'sent';
  readonly audience: Audience;
  /** ISO-8601 instant. */
  readonly sentAt: string;
  /** Ids of the chosen members; empty for the other audiences. */
  readonly members: ReadonlySet<string>;
}
export interface ReplyMoment {
  readonly kind: 'reply';
  /** The member whose thread it is. */
  readonly memberId: string;
}

/** The audience that all members of a role are. */
export const audienceOfRole = (role: Listener['role']): Audience => `role:${role}`;

/** Whether a moment concerns a listener: what was sent before they joined does not, and threads are for their member and the team alone. */
export function concerns(moment: NotificationMoment, { id, role, joinedAt }: Listener): boolean {
  if (moment.kind === 'reply') return moment.memberId === id || role === 'admin';
  if (moment.audience === 'members') return moment.members.has(id);
  return joinedAt <= moment.sentAt && (moment.audience === 'all' || moment.audience === audienceOfRole(role));
}

/**
 * When a notification is to go out.
 * @param plan `sendAt`: the planned instant, if any; `undoSeconds`: how long it can be taken back at least
 * @returns the later of both, never before `now`
 */
export function dueAt(plan: { readonly sendAt?: string | undefined; readonly undoSeconds: number }, now: Date): Date {
  const held = now.getTime() + plan.undoSeconds * 1000;
  return new Date(Math.max(held, plan.sendAt === undefined ? held : Date.parse(plan.sendAt)));
}
