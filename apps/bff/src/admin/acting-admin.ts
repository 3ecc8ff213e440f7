import { DomainError } from '@everstep/domain';
import { findMember, lockMember, type Member } from '../accounts/store.ts';
import type { Actor } from '../actor.ts';
import type { Tx } from '../db/client.ts';

/** The administrator behind a call, who may have ceased to be one a moment ago. @throws DomainError `forbidden` */
export const adminOf = async (tx: Tx, { id }: Actor): Promise<Member> => allowed(await findMember(tx, id));

/** The administrator behind a call, kept as they are until the transaction ends. @throws DomainError `forbidden` */
export const lockAdmin = async (tx: Tx, { id }: Actor): Promise<Member> => allowed(await lockMember(tx, id));

function allowed(member: Member | undefined): Member {
  if (member?.role !== 'admin' || member.status !== 'active') throw new DomainError('forbidden');
  return member;
}
