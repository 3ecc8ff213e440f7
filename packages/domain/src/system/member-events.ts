/** What `GET /api/events` may hint at. A hint carries no content: the client fetches the resource again. */
export interface MemberEvent {
  readonly resource: 'gamification' | 'mood' | 'chat' | 'account' | 'session';
  /** Id of the changed thing, where there is one. */
  readonly id: string | null;
}
