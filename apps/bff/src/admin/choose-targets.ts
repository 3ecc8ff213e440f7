import { type Audience, audienceOfRole, type FieldProblem, type TargetUsers } from '@everstep/domain';
import { lockMembers } from '../accounts/store.ts';
import type { Tx } from '../db/client.ts';

/** Whom a notification is for; ids only where members were chosen one by one, and of those who are there. */
export interface Targets {
  readonly audience: Audience;
  readonly memberIds: readonly string[];
  /** One for each id that is nobody's. */
  readonly problems: readonly FieldProblem[];
}

/** The audience of what an administrator chose. */
export async function chooseTargets(tx: Tx, targetUsers: TargetUsers): Promise<Targets> {
  if (targetUsers === 'all') return { audience: 'all', memberIds: [], problems: [] };
  if (typeof targetUsers === 'string') return { audience: audienceOfRole(targetUsers), memberIds: [], problems: [] };
  const chosen = [...new Set(targetUsers)];
  const known = await lockMembers(tx, chosen);
  const problems = targetUsers.flatMap((id, index) =>
    known.has(id) ? [] : [{ path: `body.targetUsers.${index}`, message: 'There is no member with this id.' }],
  );
  return { audience: 'members', memberIds: chosen.filter((id) => known.has(id)), problems };
}
