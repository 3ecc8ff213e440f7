import type { DateText, ProposalKind, ProposedAction } from '@everstep/domain';
import type { Approach, GivenData } from '@everstep/domain/prompts';

/** One side of a conversation, oldest first. */
export interface ChatTurnMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

export interface ChatRequest {
  readonly personaId: string;
  /** Voice, method and limits of the guide; no word of the member. */
  readonly system: string;
  readonly messages: readonly ChatTurnMessage[];
  /** What was said before `messages`, in short; the member's words in it are data. Undefined when nothing is left out. */
  readonly earlier?: string | undefined;
  /** What the guide may use of the member's own records. */
  readonly context: GuideContext;
  /** Gently after signs of distress: no jokes, no points, no streaks. */
  readonly approach: Approach;
  /** Whether the reply has to say that a computer program answers: at the start, and after three hours; `again` where a mark is enough. */
  readonly disclose: boolean | 'again';
  /** The member comes back after some hours: what was begun then is over. */
  readonly isBack?: boolean;
  /** Replies to the same message that the member did not want to leave it at. */
  readonly tried?: readonly string[];
  /** What the guide may propose in this reply; nothing when absent or empty. */
  readonly mayPropose?: readonly ProposalKind[];
  /** Challenges that may be proposed. */
  readonly challenges?: readonly ChallengeName[];
  /** The member's date: a day that is named for a goal counts from it. */
  readonly today?: DateText;
  /** What was proposed earlier in the conversation: nothing is proposed twice. */
  readonly proposed?: readonly ProposedAction[];
  /** Those of `proposed` that the member has neither confirmed nor put away. */
  readonly waiting?: readonly ProposedAction[];
  /** Those of `proposed` that the member has confirmed. */
  readonly done?: readonly ProposedAction[];
  /** Why nothing may be proposed now, and until when on the member's clock; absent where it may, or where nobody knows. */
  readonly closed?: ClosedCards;
  /** Hears what the guide proposes, of whatever shape, and answers the card that the member is shown, if any. Nothing is done by it. */
  readonly onPropose?: (given: unknown) => ProposedAction | undefined;
  readonly signal: AbortSignal;
  /** Hears how many tokens the reply has cost so far, where the service says so; the last word counts. */
  readonly onUse?: (tokens: Tokens) => void;
  /** Hears which of the given records the reply was made from, by their names: exactly from the offline guide, from a model what it says. */
  readonly onUsed?: (refs: readonly string[]) => void;
  /** Hears which answers the guide offers with this reply, for one tap; the last word counts. `tidyChoices` decides what is shown of them. */
  readonly onChoices?: (choices: readonly string[]) => void;
}

/** Why a guide may propose nothing: soon after a hard moment, or after the member put away two proposals. */
export interface ClosedCards {
  readonly why: 'hard-moment' | 'put-away';
  /** The member's date, and the hour as `HH:MM`. */
  readonly until?: { readonly date: DateText; readonly time: string } | undefined;
}

/** A challenge that a guide may name. */
export interface ChallengeName {
  readonly id: string;
  readonly name: string;
  readonly days: number;
}

/** What a call took in and gave back. */
export interface Tokens {
  readonly read: number;
  readonly written: number;
}

/** What a guide may use of the member's records, by consent; empty where nothing is open. */
export interface GuideContext {
  readonly firstName: string;
  readonly focus: string;
  readonly streakDays: number;
  /** Titles of open goals, the latest first. */
  readonly goals?: readonly string[];
  /** Habits of today. */
  readonly habits?: readonly { readonly title: string; readonly done: boolean }[];
  /** Mean of the latest day with a mood, 1 to 5. */
  readonly mood?: number;
  /** The same and more as a model is told it, with the notes for this guide. */
  readonly given?: GivenData;
}

/** A text that no member waits for. */
export interface WriteRequest {
  readonly system: string;
  readonly text: string;
  /** Characters after which the text ends, whatever is still to come; 8,000 when absent. */
  readonly longest?: number;
  readonly signal: AbortSignal;
  readonly onUse?: (tokens: Tokens) => void;
}

/** Writes a guide's reply. */
export interface ChatProvider {
  readonly name: 'offline' | 'openai' | 'gemini';
  /**
   * Yields the reply in pieces.
   * @throws DomainError `provider_failed`, `provider_timeout` or `provider_invalid`
   */
  reply(request: ChatRequest): AsyncIterable<string>;
  /**
   * Writes a short text at once; absent where there is no model.
   * @throws DomainError as `reply`
   */
  readonly write?: (request: WriteRequest) => Promise<string>;
}
