import { type Audience, audienceOfRole, type TargetUsers } from '@everstep/domain';
import { lockMembers } from '../accounts/store.ts';
import type { Tx } from '../db/client.ts';

/** Whom a notification is for; ids only where members were chosen one by one, and of those who are there. */
export interface Targets {
  readonly audience: Audience;
  readonly memberIds: readonly string[];
  /** How many were chosen who are nobody, by now or ever. */
  readonly gone: number;
}

/** The audience of what an administrator chose. */
export async function chooseTargets(tx: Tx, targetUsers: TargetUsers): Promise<Targets> {
  if (targetUsers === 'all') return { audience: 'all', memberIds: [], gone: 0 };
  if (typeof targetUsers === 'string') return { audience: audienceOfRole(targetUsers), memberIds: [], gone: 0 };
  const chosen = [...new Set(targetUsers)];
  const known = await lockMembers(tx, chosen);
  return { audience: 'members', memberIds: chosen.filter((id) => known.has(id)), gone: chosen.length - known.size };
}
