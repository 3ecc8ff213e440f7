import type { MemberEvent, Resource } from '@everstep/domain';

/** Which cached resources a hint makes stale. */
export const staleTags: Readonly<Record<MemberEvent['resource'], readonly Resource[]>> = {
  gamification: ['gamification', 'progress', 'dashboard'],
  mood: ['mood', 'dashboard'],
  habits: ['habits', 'dashboard'],
  goals: ['goals', 'dashboard'],
  journal: ['journal', 'dashboard'],
  challenges: ['challenges', 'dashboard'],
  chat: ['chat'],
  council: ['council'],
  guides: ['guides'],
  care: ['care', 'safety-plan'],
  account: ['account'],
  session: ['sessions'],
  notification: ['notifications', 'admin', 'progress', 'dashboard'],
};

/** Everything that a gap in the hints may have hidden. */
export const allStaleTags: readonly Resource[] = [...new Set(Object.values(staleTags).flat())];
