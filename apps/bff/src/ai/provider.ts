import type { Approach, PromptContext } from '@everstep/domain/guides';

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
  /** Gently after signs of distress: no jokes, no points, no streaks. */
  readonly approach: Approach;
  /** Whether the reply has to say that a computer program answers: at the start, and after three hours. */
  readonly disclose: boolean;
  readonly signal: AbortSignal;
}

/** Records a guide may use, by consent. Level, streak and today's steps are open by default; moods are not. */
export type GuideContext = PromptContext;

/** Writes a guide's reply. */
export interface ChatProvider {
  readonly name: 'offline' | 'openai';
  /**
   * Yields the reply in pieces.
   * @throws DomainError `provider_failed`, `provider_timeout` or `provider_invalid`
   */
  reply(request: ChatRequest): AsyncIterable<string>;
}
