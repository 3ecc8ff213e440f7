import {
  assessAnswer,
  assessJoined,
  type CareAssessment,
  type CareDecision,
  carryRisk,
  countryOf,
  HIGH_RISK_LEVEL,
  heldCardFor,
  isShortAnswer,
  type RiskMemory,
  type SafetyCard,
  safetyCard,
} from '@everstep/domain';
import type { Actor } from '../actor.ts';
import type { Tx } from '../db/client.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { lastReplyIn } from './last-reply.ts';
import { carriedConcern, lastRisk } from './last-risk.ts';
import { type Said, saidElsewhere } from './said-elsewhere.ts';
import { insertCareEvent } from './store.ts';

/** How a text is met: what it says by itself, what that means after all that came before, and the card if there is one. */
export interface Met {
  readonly assessment: CareAssessment;
  readonly decision: CareDecision;
  /** Answers in place of a guide. */
  readonly card: SafetyCard | undefined;
}

/** Whose words they are, and where they read the answer. */
export type Reader = Pick<Actor, 'id' | 'timeZone' | 'chosenCountry' | 'locale'>;

/** A text on its way to a guide. */
export interface SaidText {
  readonly text: string;
  /** The last high risk in the same talk; undefined when there was none. */
  readonly before?: RiskMemory | undefined;
  /** What the member said in the same talk in the last minutes, oldest first. */
  readonly lately?: readonly string[] | undefined;
  /** The conversation of the chat or the session of the learning area that it belongs to, if it does. */
  readonly here?: string | undefined;
  /** Whether these words are said for the first time; the same words again are not another moment. */
  readonly isNew: boolean;
  /** Of words that are stored already, their id: a reply that is written anew is met as the first one was. */
  readonly id?: string | undefined;
}

/**
 * Checks a text before any guide sees it, and counts a high-risk moment by level and time alone. Rules decide, no provider is asked,
 * so it holds whichever provider there is and whether it answers.
 */
export async function meetText(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'ids'>,
  actor: Reader,
  { text, before, lately = [], here, isNew, id }: SaidText,
): Promise<Met> {
  const now = deps.clock.now();
  const elsewhereSaid = isNew ? await saidElsewhere(tx, { memberId: actor.id, now, here }) : [];
  const said = assessJoined(text, isNew ? lately : [], calmSince(elsewhereSaid));
  // One word is read with the question it answers; of any other text no reply is looked up.
  const asked = here !== undefined && isShortAnswer(text) ? await lastReplyIn(tx, { memberId: actor.id, here, now, id }) : undefined;
  const answered = asked === undefined ? said : assessAnswer(text, asked);
  const assessment = answered.level > said.level ? answered : said;
  const words = { memberId: actor.id, now, id };
  const last = await lastRisk(tx, words);
  const concern = await carriedConcern(tx, words, text);
  // An old moment in this talk does not hide a fresh one elsewhere, nor the other way round.
  const after = (memory: RiskMemory | undefined) => carryRisk(assessment, memory, last?.at, now.getTime(), concern);
  const elsewhere = after(last?.everywhere);
  const memory = elsewhere.held ? last?.everywhere : before;
  const decision = elsewhere.held ? elsewhere : after(before);
  if (assessment.level >= HIGH_RISK_LEVEL && isNew)
    await insertCareEvent(tx, { id: deps.ids.next(), memberId: actor.id, level: assessment.level, at: now.toISOString() });
  const isHigh = decision.level >= HIGH_RISK_LEVEL;
  const country = countryOf({ chosen: actor.chosenCountry, timeZone: actor.timeZone, locale: actor.locale });
  const card = isHigh
    ? safetyCard(decision.category, country, decision.held ? heldCardFor(text, memory?.messagesSince ?? 0) : null)
    : undefined;
  return { assessment, decision, card };
}

/** For every text that goes to a guide outside the chat: a course, a script, a plan. Show the card when there is one, and ask no guide. */
export function beforeGuide(deps: Pick<Deps, 'clock' | 'db' | 'ids'>, actor: Reader, text: string): Promise<Met> {
  return transaction(deps.db, (tx) => meetText(tx, deps, actor, { text, isNew: true }));
}

/** What was said after the last serious words: those were met already. */
export function calmSince(said: readonly Said[]): readonly string[] {
  const serious = said.findLastIndex(({ safetyLevel }) => safetyLevel >= HIGH_RISK_LEVEL);
  return said.slice(serious + 1).map(({ content }) => content);
}
