import type { Reading } from './offline-reading.ts';
import type { Talk } from './offline-talk.ts';
import type { Aim } from './voices/lines.ts';

/** What to ask next, by what was heard. */
const after: Readonly<Partial<Record<Reading['heard'], readonly Aim[]>>> = {
  greeting: ['open', 'want'],
  thanks: ['close', 'open'],
  unsure: ['clarify', 'feel', 'step'],
  fact: ['fact', 'want'],
  advice: ['step', 'when', 'snag'],
  plan: ['when', 'snag'],
  vent: ['feel', 'want', 'people'],
  low: ['feel', 'rest', 'want'],
  joy: ['learn', 'close', 'want'],
  done: ['learn', 'want', 'close'],
  avoid: ['snag', 'step', 'when'],
  want: ['step', 'when', 'snag'],
  fear: ['worry', 'feel', 'step'],
  decide: ['choose', 'want', 'feel'],
  people: ['people', 'feel', 'want'],
  tired: ['rest', 'feel', 'want'],
  time: ['rest', 'step', 'when'],
  stuck: ['step', 'feel', 'want'],
  step: ['when', 'snag'],
  when: ['snag', 'close'],
};

/** What to ask next when the message itself leads nowhere in particular, by what it answers. */
const onwards: Readonly<Record<Aim, readonly Aim[]>> = {
  open: ['feel', 'want', 'step'],
  feel: ['want', 'step'],
  want: ['step', 'when'],
  step: ['when', 'snag'],
  when: ['snag', 'close'],
  snag: ['step', 'want'],
  worry: ['step', 'when'],
  people: ['want', 'step'],
  choose: ['want', 'feel'],
  rest: ['when', 'feel', 'want'],
  learn: ['learn', 'close', 'open'],
  clarify: ['step', 'feel'],
  fact: ['want', 'step'],
  close: ['feel', 'want', 'open'],
};
const WITHOUT_STEP: readonly Aim[] = ['step', 'want', 'feel', 'open', 'clarify'];
const NEXT_SUBJECT: readonly Aim[] = ['close', 'open'];
const EVERY_AIM: readonly Aim[] = ['feel', 'want', 'step', 'clarify', 'open', 'learn', 'close', 'worry', 'snag', 'when', 'people', 'rest'];

/** Whether step and time are found, and what may come between was asked for: then it is said in one place. */
export function isAgreement(found: {
  readonly heard: Reading['heard'];
  readonly aim: Aim | undefined;
  readonly step?: string | undefined;
  readonly when?: string | undefined;
  readonly snag?: string | undefined;
}): boolean {
  const { heard, aim, step, when, snag } = found;
  return step !== undefined && when !== undefined && (aim === 'snag' || (snag !== undefined && heard === 'when'));
}

/** What the next question may be after, the best first. */
export function nextAims({ reading: { heard }, aim, agreed: { step, when, snag } }: Talk): readonly Aim[] {
  // Without a step, a time and an obstacle lead nowhere.
  if (step === undefined && (heard === 'when' || ((aim === 'when' || aim === 'snag') && after[heard] === undefined))) return WITHOUT_STEP;
  const isAgreed = isAgreement({ heard, aim, step, when, snag });
  const isNod = heard === 'yes' || heard === 'no' || heard === 'short';
  const asked = heard === 'short' && aim === undefined ? (['clarify', 'feel'] as const) : after[heard];
  const own = isAgreed || (isNod && aim === 'close') ? NEXT_SUBJECT : asked;
  const isPremature = (next: Aim) => step === undefined && (next === 'when' || next === 'snag');
  const on = (aim === undefined ? (['feel', 'want', 'step'] as const) : onwards[aim]).filter((next) => !isPremature(next));
  // A step that was found wants its time, whatever else was said since.
  const open = step !== undefined && when === undefined && own === undefined ? (['when'] as const) : [];
  return [...new Set([...open, ...(own ?? []), ...on, ...EVERY_AIM])];
}
