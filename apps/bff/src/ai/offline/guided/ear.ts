import type { GuidedTalkId } from '@everstep/domain';
import { remarksFor } from '../choosing/records.ts';
import type { ReplyPlan } from '../choosing/reply-plan.ts';
import { hurtIn } from '../reading/hurts.ts';
import { isMishap } from '../reading/idle-deaths.ts';
import { matterIn } from '../reading/matters/matters.ts';
import type { Talk } from '../reading/talk.ts';
import { isFixed, isVoiced } from '../wording/fixed-lines.ts';
import { asksForWords } from './hints.ts';
import type { Asked } from './lead.ts';

const CONGRATULATIONS = 'Congratulations.';
const REACHED =
  /\b(?:got (?:in|into|accepted|hired|promoted|engaged|married|the (?:job|place|part|flat|house|offer|scholarship)|an? offer)|passed|promoted|accepted|pregnant|graduated|won|(?:it'?s|is) (?:a boy|a girl|over the line)|all clear|cancer[- ]free|was born|said yes|published|signed)\b/i;
const IN_ORDER = 'Let us prepare that talk, in your own words; I only help to put them in order.';
const WHAT_A_MOMENT = 'Things seem to choose the worst moment for that.';

/** What a guide says first to what it takes up; a remark on a record where one fits, or a thought before something to be done. */
export function earOf(message: string, { context }: Asked, talk: Talk, id?: GuidedTalkId): ReplyPlan {
  const {
    reading: { heard },
    isHeavy,
    soreAge,
  } = talk;
  const matter = matterIn(message);
  if (id === 'good-thing') {
    const felt: ReplyPlan = [{ say: 'heard', intent: heard === 'done' ? 'done' : 'joy' }];
    return REACHED.test(message) ? [{ say: 'set', text: CONGRATULATIONS, once: true }, ...felt] : felt;
  }
  if (heard === 'draft' || (id === 'hard-talk' && (PLAIN.includes(heard) || asksForWords(message))))
    return [{ say: 'set', text: IN_ORDER }];
  if (!isHeavy && isMishap(message)) return [{ say: 'set', text: WHAT_A_MOMENT }];
  const felt: ReplyPlan = [isFixed(heard) ? { say: 'fixed', of: heard } : { say: 'heard', intent: isVoiced(heard) ? heard : 'other' }];
  const plain: ReplyPlan = [{ say: 'fixed', of: soreAge === 0 ? 'heavy' : 'calm', varies: true }];
  const own = isHeavy && !FELT.includes(heard) ? plain : felt;
  const hurt: readonly ReplyPlan[] = (hurtIn(message)?.said ?? []).map((text) => [{ say: 'set', text, once: true }]);
  const first: ReplyPlan = [{ say: 'first', of: [...(matter?.said ? [[{ say: 'said', matter } as const]] : []), ...hurt, own] }];
  const remark: ReplyPlan = [{ say: 'remark', remarks: remarksFor(talk, context).filter(({ kind }) => !isHeavy || kind === 'lowMood') }];
  return [...first, { say: 'first', of: id === 'small-step' || id === 'wind-down' ? [remark, [{ say: 'thought', matter }]] : [remark] }];
}

/** Then it is words that are looked for. */
const PLAIN: readonly Talk['reading']['heard'][] = ['advice', 'opinion', 'musing', 'fact', 'want', 'other', 'unsure', 'people', 'reasons'];

/** Met in a guide's own words also where it is heavy. */
const FELT: readonly Talk['reading']['heard'][] = ['low', 'vent', 'fear', 'tired', 'loss', 'remorse'];
