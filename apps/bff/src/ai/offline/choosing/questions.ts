import type { IntentName } from '../reading/intents/intent.ts';
import { intentOf, may } from '../reading/intents/intents.ts';
import { whenOf } from '../reading/slots.ts';
import type { Talk } from '../reading/talk.ts';
import type { Aim } from '../wording/voices/lines.ts';

/** Whether the questions of a matter go before the guide's own: where a message says something of it and asks for nothing. */
export const asksOfMatterFirst = ({ reading: { heard }, matter, agreed }: Talk): boolean =>
  matter !== undefined && agreed.step === undefined && (intentOf(heard).asks === undefined || heard === 'problem' || heard === 'stuck');

/** Whether step and time are found, and what may come between was asked for: then it is said in one place. */
export function isAgreement(found: {
  readonly heard: IntentName;
  readonly aim: Aim | undefined;
  readonly step?: string | undefined;
  readonly when?: string | undefined;
  readonly snag?: string | undefined;
}): boolean {
  const { heard, aim, step, when, snag } = found;
  if (step === undefined || when === undefined || !may(heard, 'settle')) return false;
  return (aim === 'snag' && heard !== 'when') || (snag !== undefined && (heard === 'when' || heard === 'step'));
}

/** Without those that the member has told the answer to. */
export function unknownAims(aims: readonly Aim[], { agreed: { step, when, snag }, settled, slots, isHurt }: Talk): readonly Aim[] {
  const isKnown: Readonly<Partial<Record<Aim, boolean>>> = {
    step: step !== undefined,
    when: when !== undefined || whenOf(slots) !== undefined || (step === undefined && settled.when !== undefined),
    snag: snag !== undefined || isHurt,
  };
  return [...new Set(aims)].filter((next) => !isKnown[next]);
}

/** Nothing is asked to be done about what nobody can change, nor where nothing to be done was named. */
function isFitting(aim: Aim, talk: Talk): boolean {
  const { reading, matter, subject, slots } = talk;
  if (talk.isHeavy) return GENTLE.includes(aim) || (reading.heard === 'advice' && aim === 'step' && matter !== undefined);
  return aim !== 'step' || intentOf(reading.heard).asks !== undefined || (matter ?? subject ?? slots.what) !== undefined;
}
/** What may be asked where something weighs; a step only of somebody who asks for one. */
export const GENTLE: readonly Aim[] = ['more', 'feel', 'people', 'rest'];
/** For so many messages after something heavy the lines stay plain, even where a talk has become lighter. */
const PLAIN_FOR = 9;
export const isPlainTalk = ({ soreAge }: Talk): boolean => soreAge < PLAIN_FOR;

/** Whether something is being planned: somebody wants or avoids a thing, and has not been told what to do about it. */
export const isPlanning = ({ subject, settled }: Talk): boolean => subject !== undefined && settled.step === undefined;

/** What the next question may be after, the best first; nothing that the member has told already, and nothing that the message does not lead to. */
export function nextAims(talk: Talk): readonly Aim[] {
  const { reading, aim, agreed } = talk;
  const { heard } = reading;
  if (isAgreement({ heard, aim, ...agreed }) && !talk.isHeavy) return ['close'];
  const own = heard === 'when' && agreed.step === undefined ? (['step', 'more'] as const) : (intentOf(heard).asks ?? ['more', 'feel']);
  const isFelt = own[0] === 'feel';
  const wished = talk.isHeavy ? [...(isFelt ? (['feel'] as const) : []), ...GENTLE, ...own] : own;
  return unknownAims(
    wished.filter((next) => isFitting(next, talk)),
    talk,
  );
}
