/** One side of a conversation, oldest first. */
export interface ChatTurnMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

export interface ChatRequest {
  readonly personaId: string;
  /** Voice, method and limits of the guide, and what it may know of the member. */
  readonly system: string;
  readonly messages: readonly ChatTurnMessage[];
  /** What the offline guide may use of the member's own records. */
  readonly context: GuideContext;
  readonly signal: AbortSignal;
}

/** Records a guide may use, by consent. Level, streak and today's steps are open by default; moods are not. */
export interface GuideContext {
  readonly firstName: string;
  readonly focus: string;
  readonly level: number;
  readonly levelTitle: string;
  readonly streakDays: number;
  readonly checkedInToday: boolean;
}

/** Writes a guide's reply. */
export interface ChatProvider {
  readonly name: 'offline' | 'openai';
  /**
   * Yields the reply in pieces.
   * @throws DomainError `provider_failed`, `provider_timeout` or `provider_invalid`
   */
  reply(request: ChatRequest): AsyncIterable<string>;
}
