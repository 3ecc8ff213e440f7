/** What a hint may be about. */
export const eventResources = [
  'gamification',
  'mood',
  'habits',
  'goals',
  'journal',
  'challenges',
  'chat',
  'council',
  'guides',
  'care',
  'account',
  'session',
  'notification',
] as const;

/** What `GET /api/events` may hint at. A hint carries no content: the client fetches the resource again. */
export interface MemberEvent {
  readonly resource: (typeof eventResources)[number];
  /** Id of the changed thing, where there is one. */
  readonly id: string | null;
}
