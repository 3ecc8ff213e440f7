import type { CareCategory } from '../rules.ts';
import { freshOrdinary, freshRisk } from './fresh-messages.ts';
import { heldOutOrdinary, heldOutRisk } from './held-out-messages.ts';
import { tuningOrdinary, tuningRisk } from './tuning-messages.ts';

/** How a message that shows a risk was put. */
export const riskForms = ['direct', 'indirect', 'joking', 'third_person', 'typo', 'negated', 'past'] as const;
export type RiskForm = (typeof riskForms)[number];
/** How an ordinary message came to hold a frightening word, or none at all. */
export const ordinaryForms = ['metaphor', 'quoted', 'fiction', 'negated', 'past', 'everyday'] as const;
export type OrdinaryForm = (typeof ordinaryForms)[number];

export type RiskMessages = Readonly<Record<CareCategory, Readonly<Partial<Record<RiskForm, readonly string[]>>>>>;
export type OrdinaryMessages = Readonly<Record<OrdinaryForm, readonly string[]>>;

/**
 * Two halves written before the rules were read, of which the first was tuned on, and a set written after that tuning. What the last
 * two gave when they were first read is in the decisions; since then their misses are mended, so that only newer messages can tell anew.
 */
export const halves = ['tuning', 'held-out', 'fresh'] as const;
export type Half = (typeof halves)[number];

export const riskMessages: Readonly<Record<Half, RiskMessages>> = { tuning: tuningRisk, 'held-out': heldOutRisk, fresh: freshRisk };
export const ordinaryByForm: Readonly<Record<Half, OrdinaryMessages>> = {
  tuning: tuningOrdinary,
  'held-out': heldOutOrdinary,
  fresh: freshOrdinary,
};

/** Forms whose words name the danger; none of these may be missed. */
export const explicitForms: readonly RiskForm[] = ['direct', 'joking', 'third_person', 'typo'];

/** The level that a message must reach at least: the card (3), or gentleness (2) where nobody is in danger now. */
export function expectedLevel(category: CareCategory, form: RiskForm): 2 | 3 {
  return category === 'distress' || form === 'negated' || form === 'past' ? 2 : 3;
}
