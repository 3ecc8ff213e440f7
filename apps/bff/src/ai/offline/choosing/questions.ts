import type { IntentName } from '../reading/intents/intent.ts';
import { intentOf, may } from '../reading/intents/intents.ts';
import { whenOf } from '../reading/slots.ts';
import type { Talk } from '../reading/talk.ts';
import type { Aim } from '../wording/voices/lines.ts';

/** What to ask next when the message itself leads nowhere in particular, by what it answers. */
const onwards: Readonly<Record<Aim, readonly Aim[]>> = {
  open: ['more', 'want', 'step'],
  feel: ['want', 'step'],
  want: ['step', 'when'],
  step: ['more', 'want'],
  when: ['snag', 'close'],
  snag: ['step', 'want'],
  worry: ['step', 'when'],
  people: ['want', 'step'],
  choose: ['want', 'more'],
  rest: ['when', 'more', 'want'],
  learn: ['more', 'close', 'open'],
  clarify: ['step', 'more'],
  more: ['want', 'step'],
  fact: ['want', 'step'],
  close: ['more', 'want', 'open'],
};
const WITHOUT_STEP: readonly Aim[] = ['step', 'want', 'more', 'open'];
const NEXT_SUBJECT: readonly Aim[] = ['close', 'open'];
/** Questions that fit whatever was said. */
const ANY_TIME: readonly Aim[] = ['more', 'want', 'step', 'open', 'close'];

/** Whether the questions of a matter go before the guide's own: where a message says something of it and asks for nothing. */
export const asksOfMatterFirst = ({ reading: { heard }, matterAge, agreed }: Talk): boolean =>
  matterAge === 0 && agreed.step === undefined && (intentOf(heard).asks === undefined || intentOf(heard).isHeavy === true);

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
function isFitting(aim: Aim, { reading: { heard }, matter, subject, slots, agreed }: Talk): boolean {
  if (matter?.isGrave && heard === 'thanks') return false;
  if (matter?.isGrave) return GRAVE.includes(aim) || (agreed.step !== undefined && (aim === 'when' || aim === 'snag'));
  return aim !== 'step' || intentOf(heard).asks !== undefined || (matter ?? subject ?? slots.what) !== undefined;
}
const GRAVE: readonly Aim[] = ['feel', 'more', 'rest', 'people'];

/** What the next question may be after, the best first; nothing that the member has told already. */
export function nextAims(talk: Talk): readonly Aim[] {
  const {
    reading: { heard },
    aim,
    agreed: { step, when, snag },
  } = talk;
  const unknown = (aims: readonly Aim[]) =>
    unknownAims(
      aims.filter((next) => isFitting(next, talk)),
      talk,
    );
  // Without a step, a time and an obstacle lead nowhere.
  if (step === undefined && (heard === 'when' || ((aim === 'when' || aim === 'snag') && intentOf(heard).asks === undefined)))
    return unknown(WITHOUT_STEP);
  const isAgreed = isAgreement({ heard, aim, step, when, snag });
  const isNod = heard === 'yes' || heard === 'no' || heard === 'short';
  const own = isAgreed || (isNod && (aim === 'close' || aim === 'open')) ? NEXT_SUBJECT : intentOf(heard).asks;
  const isPremature = (next: Aim) => step === undefined && (next === 'when' || next === 'snag');
  const on = (aim === undefined ? (['more', 'want', 'step'] as const) : onwards[aim]).filter((next) => !isPremature(next));
  // A step that was found wants its time, and then what may come between, whatever else was said since.
  const open = step !== undefined && own === undefined ? (['when', ...(when === undefined ? [] : (['snag'] as const))] as const) : [];
  return unknown([...open, ...(own ?? []), ...on, ...ANY_TIME]);
}
