import { HIGH_RISK_LEVEL } from '@everstep/domain';
import type { Actor } from '../actor.ts';
import { type Met, meetText } from '../care/meet-text.ts';
import { countRefused } from '../care/refused-words.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { presentSafety } from './present.ts';

/** What was given for something to be made. */
export interface Given {
  /** What the member says: a subject, a prompt, wishes. */
  readonly own: readonly (string | undefined)[];
  /** What lies before them: a chapter, an article. */
  readonly source: readonly (string | undefined)[];
  /** The member has said that the source is about something else. */
  readonly aboutText: boolean | undefined;
}

export interface GivenMet {
  readonly met: Met;
  /** How it is told to the client. */
  readonly safety: ReturnType<typeof presentSafety>;
  /** The card that answers in place of anything made. */
  readonly card: Met['card'];
  /** Only the source speaks of danger: with `aboutText`, it is made. */
  readonly canGoOn: boolean;
}

/**
 * Meets what the member says as the chat does. A source text is read by itself and is no moment of theirs: it counts nowhere, and it
 * shows the card once, because a text that is pasted may still be one's own.
 */
export async function meetGiven(deps: Deps, actor: Actor, { own, source, aboutText = false }: Given): Promise<GivenMet> {
  const [met, text] = await transaction(deps.db, async (tx) => {
    const said = await meetText(tx, deps, actor, { text: joined(own), isNew: true });
    return [said, await meetText(tx, deps, actor, { text: joined(source), isNew: false })] as const;
  });
  if (met.assessment.level >= HIGH_RISK_LEVEL) deps.events.publish(actor.id, { resource: 'care', id: null });
  if (met.card) return { met, safety: presentSafety(met), card: met.card, canGoOn: false };
  if (!text.card) return { met, safety: presentSafety(met), card: undefined, canGoOn: false };
  const card = aboutText ? undefined : text.card;
  return { met, safety: presentSafety({ ...text, card }), card, canGoOn: !aboutText };
}

/** Danger is counted in what is given too soon, too: of the member's own words alone, as ever. */
export const countGiven = (deps: Deps, actor: Actor, own: Given['own'], error: unknown): Promise<void> =>
  countRefused(deps, actor, joined(own), error);

const joined = (texts: readonly (string | undefined)[]): string => texts.filter(Boolean).join('\n');
