import { type CareAssessment, HIGH_RISK_LEVEL } from './assess.ts';
import type { CareLevel } from './rules.ts';
import { isDenial } from './says-safe.ts';
import { takesBack } from './takes-back.ts';

/** The last high-risk moment that a conversation knows of. */
export interface RiskMemory {
  /** Instant of the message, milliseconds since 1970. */
  readonly at: number;
  /** The member's messages since then. */
  readonly messagesSince: number;
}

/** The last message that asked for gentleness by itself (level 2), wherever the member wrote it. */
export interface Concern {
  /** Instant of the message, milliseconds since 1970. */
  readonly at: number;
  /** The member's messages since then, the present one left out. */
  readonly messagesSince: number;
  /** Whether one of them, or the present one, says plainly that its writer is safe. */
  readonly saidSafe: boolean;
}

/** How a message is met, once what came before is taken into account. */
export interface CareDecision {
  readonly level: CareLevel;
  readonly category: CareAssessment['category'];
  /** The message itself gave no high risk: the card of an earlier one is held. */
  readonly held: boolean;
}

/** So many messages after a high-risk one still get the card: one denial does not end it. */
export const HELD_MESSAGES = 2;
/** How long guides stay gentle after a high-risk message, in milliseconds. */
export const GENTLE_FOR_MS = 24 * 60 * 60 * 1000;

/** How long a concern is met gently in whatever the member writes next, in milliseconds. */
export const CONCERN_FOR_MS = 60 * 60 * 1000;
/** So many messages after hard words still belong to them. */
const GENTLE_MESSAGES = 5;
/** Fewer, once they have said that they are safe: words that were only in doubt must not close a conversation. */
const GENTLE_MESSAGES_ONCE_SAFE = 1;

/** Whether a message still belongs to hard words before it; `messagesSince` leaves it out. */
export const staysGentle = ({ messagesSince, saidSafe }: Pick<Concern, 'messagesSince' | 'saidSafe'>): boolean =>
  messagesSince < (saidSafe ? GENTLE_MESSAGES_ONCE_SAFE : GENTLE_MESSAGES);

/**
 * Decides how to meet a message after an earlier high risk: the card is held for a while, then guides stay gentle for a day. A concern keeps
 * them gentle for the next messages of the hour.
 *
 * @param inConversation the last high risk in this conversation
 * @param anywhereAt instant of the member's last high risk in any conversation
 * @param concern the last one, in any conversation
 */
export function carryRisk(
  assessment: CareAssessment,
  inConversation: RiskMemory | undefined,
  anywhereAt: number | undefined,
  now: number,
  concern?: Concern,
): CareDecision {
  if (assessment.level >= HIGH_RISK_LEVEL) return { ...assessment, held: false };
  const isFresh = inConversation !== undefined && now - inConversation.at < GENTLE_FOR_MS;
  if (isFresh && inConversation.messagesSince < HELD_MESSAGES) return { level: HIGH_RISK_LEVEL, category: assessment.category, held: true };
  const wasRecent = isFresh || (anywhereAt !== undefined && now - anywhereAt < GENTLE_FOR_MS);
  const isConcerning = concern !== undefined && now - concern.at < CONCERN_FOR_MS && staysGentle(concern);
  return { level: (wasRecent || isConcerning) && assessment.level < 2 ? 2 : assessment.level, category: assessment.category, held: false };
}

/**
 * Which of the fixed texts a held card bears: asked after once more, thanked for an answer, or the last one, which asks nothing a second
 * time. Two more are for who says what harmless thing was meant.
 */
export const heldCards = ['asked', 'answered', 'near', 'explained', 'explained-again'] as const;
export type HeldCard = (typeof heldCards)[number];

/**
 * The text for a card that is held: one denial does not end it, and nobody is asked the same thing twice in the same words.
 * @param messagesSince the member's messages since the high-risk one, this one left out
 */
export function heldCardFor(message: string, messagesSince: number): HeldCard {
  if (takesBack(message) && !isDenial(message)) return messagesSince > 0 ? 'explained-again' : 'explained';
  if (messagesSince > 0) return 'near';
  return isDenial(message) ? 'answered' : 'asked';
}
