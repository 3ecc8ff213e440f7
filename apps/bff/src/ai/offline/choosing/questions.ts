import type { Reading } from '../reading/message.ts';
import { whenOf } from '../reading/slots.ts';
import type { Talk } from '../reading/talk.ts';
import type { Aim } from '../wording/voices/lines.ts';

/** What to ask next, by what was heard. */
const after: Readonly<Partial<Record<Reading['heard'], readonly Aim[]>>> = {
  greeting: ['open', 'want'],
  thanks: ['close', 'open'],
  unsure: ['clarify', 'more', 'step'],
  fact: ['fact'],
  advice: ['step', 'when', 'snag'],
  plan: ['snag', 'worry', 'close'],
  vent: ['feel', 'want', 'people'],
  low: ['feel', 'rest', 'want'],
  joy: ['learn', 'more', 'close'],
  done: ['learn', 'want', 'close'],
  avoid: ['snag', 'step', 'when'],
  want: ['step', 'when', 'snag'],
  fear: ['worry', 'feel', 'step'],
  decide: ['choose', 'want'],
  people: ['more', 'people', 'want'],
  tired: ['rest', 'feel', 'want'],
  time: ['rest', 'step', 'when'],
  stuck: ['step', 'feel', 'want'],
  step: ['when', 'snag', 'close'],
  when: ['snag', 'close'],
  pain: ['rest', 'more'],
  rating: ['more', 'rest', 'want'],
};

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

/** What may stand between step and deed; anything else said then is no such answer. */
const SETTLES: readonly Reading['heard'][] = [
  ...(['snag', 'when', 'short', 'other', 'yes', 'no', 'unsure', 'tired', 'time', 'fear', 'avoid', 'stuck', 'people'] as const),
  ...(['vent', 'low'] as const),
];

/** Whether step and time are found, and what may come between was asked for: then it is said in one place. */
export function isAgreement(found: {
  readonly heard: Reading['heard'];
  readonly aim: Aim | undefined;
  readonly step?: string | undefined;
  readonly when?: string | undefined;
  readonly snag?: string | undefined;
}): boolean {
  const { heard, aim, step, when, snag } = found;
  if (step === undefined || when === undefined || !SETTLES.includes(heard)) return false;
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

/** What the next question may be after, the best first; nothing that the member has told already. */
export function nextAims(talk: Talk): readonly Aim[] {
  const {
    reading: { heard },
    aim,
    agreed: { step, when, snag },
  } = talk;
  const unknown = (aims: readonly Aim[]) => unknownAims(aims, talk);
  // Without a step, a time and an obstacle lead nowhere.
  if (step === undefined && (heard === 'when' || ((aim === 'when' || aim === 'snag') && after[heard] === undefined)))
    return unknown(WITHOUT_STEP);
  const isAgreed = isAgreement({ heard, aim, step, when, snag });
  const isNod = heard === 'yes' || heard === 'no' || heard === 'short';
  const own = isAgreed || (isNod && aim === 'close') ? NEXT_SUBJECT : after[heard];
  const isPremature = (next: Aim) => step === undefined && (next === 'when' || next === 'snag');
  const on = (aim === undefined ? (['more', 'want', 'step'] as const) : onwards[aim]).filter((next) => !isPremature(next));
  // A step that was found wants its time, and then what may come between, whatever else was said since.
  const open = step !== undefined && own === undefined ? (['when', ...(when === undefined ? [] : (['snag'] as const))] as const) : [];
  return unknown([...open, ...(own ?? []), ...on, ...ANY_TIME]);
}
