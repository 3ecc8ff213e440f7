import { type Audience, audienceOfRole, DomainError, type TargetUsers } from '@everstep/domain';
import type { Tx } from '../db/client.ts';

/** Whom a notification is for; ids only where members were chosen one by one. */
export interface Targets {
  readonly audience: Audience;
  readonly memberIds: readonly string[];
}

/**
 * The audience of what an administrator chose.
 * @throws DomainError `validation` that names every id which is nobody's
 */
export async function chooseTargets(tx: Tx, targetUsers: TargetUsers): Promise<Targets> {
  if (targetUsers === 'all') return { audience: 'all', memberIds: [] };
  if (typeof targetUsers === 'string') return { audience: audienceOfRole(targetUsers), memberIds: [] };
  const chosen = [...new Set(targetUsers)];
  const found = await tx.selectFrom('member').select('id').where('id', 'in', chosen).execute();
  const known = new Set(found.map(({ id }) => id));
  const fields = targetUsers.flatMap((id, index) =>
    known.has(id) ? [] : [{ path: `body.targetUsers.${index}`, message: 'There is no member with this id.' }],
  );
  if (fields.length > 0) throw new DomainError('validation', { fields });
  return { audience: 'members', memberIds: chosen };
}
