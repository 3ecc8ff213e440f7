import type { MemberEvent, Resource } from '@everstep/domain';

/** Which cached resources a hint makes stale. */
export const staleTags: Readonly<Record<MemberEvent['resource'], readonly Resource[]>> = {
  gamification: ['gamification', 'progress', 'dashboard'],
  mood: ['mood', 'dashboard'],
  chat: ['chat'],
  account: ['account'],
  session: ['sessions'],
};

/** Everything that a gap in the hints may have hidden. */
export const allStaleTags: readonly Resource[] = [...new Set(Object.values(staleTags).flat())];
