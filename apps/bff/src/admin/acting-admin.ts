import { DomainError } from '@everstep/domain';
import { findMember, type Member } from '../accounts/store.ts';
import type { Actor } from '../actor.ts';
import type { Tx } from '../db/client.ts';

/** The administrator behind a call, who may have ceased to be one a moment ago. @throws DomainError `forbidden` */
export async function adminOf(tx: Tx, { id }: Actor): Promise<Member> {
  const member = await findMember(tx, id);
  if (member?.role !== 'admin' || member.status !== 'active') throw new DomainError('forbidden');
  return member;
}
