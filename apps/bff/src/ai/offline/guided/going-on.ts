import { ideasText, matterForIdeas, untoldIdeas } from '../choosing/ideas.ts';
import type { ReplyPlan } from '../choosing/reply-plan.ts';
import { afterIdeas } from '../listening/matter-talk.ts';
import { hurtIn } from '../reading/hurts.ts';
import { matterIn } from '../reading/matters/matters.ts';
import { isOnlyWhen } from '../reading/non-answers.ts';
import { isProtest } from '../reading/protest.ts';
import { helpAsked } from '../reading/requests.ts';
import { matterAsked, type Talk } from '../reading/talk.ts';
import { isTroubling } from '../reading/troubles.ts';
import { isToldAlready } from '../wording/told-already.ts';
import { type Meant, readAnswer } from './answer.ts';
import { askNext, choicesOf, easier, questionOf, STOPPED, WAYS_OUT } from './asking.ts';
import { earOf } from './ear.ts';
import { asksForWords, isGlad } from './hints.ts';
import type { Asked, Lead } from './lead.ts';
import { answered, belongsTo, type Guided, isFitting, toldBefore, toldOn } from './read-guided.ts';
import type { Answers, Script, Step } from './script.ts';
import { settled } from './tentative.ts';

const SORRY = 'Sorry, that one missed you: I follow written questions, and you may leave any of them out.';
const NO_ANSWER = 'That I cannot answer: without a language model I only lead through these steps.';
const NO_ANSWER_EITHER = 'No answer to that here, either.';
const WHICH = 'Both may well be true, only I do not know which two you mean.';
const KEPT: ReadonlyMap<string, string> = new Map([
  ['when', 'I have noted the time.'],
  ['step', 'So that is the step.'],
  ['then', 'That can stand in for it.'],
  ['past', 'So that is what has stood in the way; it is worth knowing beforehand.'],
  ['feel', 'That feeling belongs in it, just as it is.'],
  ['share', 'A good way to end such a day.'],
]);
const YOURS = 'That one is yours; from outside I would only be guessing. But it can be asked more simply.';

/** What comes after a message in the midst of a talk; undefined where it is answered by itself and the talk ends. */
export function goOn(guided: Guided, said: string, request: Asked, talk: Talk): Lead | undefined {
  const { script, step, form, answers } = guided;
  const isEasier = form === 'easier';
  const { heard } = talk.reading;
  const isChosen = choicesOf(step, answers, request, isEasier).includes(said.trim()) && !WAYS_OUT.includes(said.trim());
  const { meant, text: message } = isChosen
    ? { meant: { kind: 'answer' } as const, text: said }
    : readAnswer(said, heard, { step, isEasier });
  const isLast = script.steps.at(-1) === step;
  const isMoment = isOnlyWhen(message) && step.name === 'when';
  if (
    !isChosen &&
    ENDS.includes(heard) &&
    !(heard === 'thanks' && tellsMore(said)) &&
    !isMoment &&
    !(isLast && heard === 'bye') &&
    !(script.isGentle && heard === 'unadvised')
  )
    return undefined;
  if (!isChosen && (heard === 'recap' || breaksIn(guided, message, heard) || isEnough(talk))) return undefined;
  // Who does not want to be asked how they feel is not asked on.
  if (OF_FEELINGS.includes(script.id) && REFUSES.includes(meant.kind)) return undefined;
  // Nobody is asked the same a third time: whatever was said, it is answered by itself, and the talk is left.
  if (REPEATS.includes(meant.kind) && hasStoodTwice(questionOf(script, step, answers, request), talk)) return undefined;
  switch (meant.kind) {
    case 'stop':
      return { plan: [{ say: 'set', text: STOPPED }], choices: [] };
    case 'unsure':
      return isEasier ? askNext(script, answers, step, request) : easier(guided, request);
    case 'asks-view': {
      const ideas = GIVES_IDEAS.includes(script.id) ? ideasOn(said, talk) : undefined;
      if (ideas !== undefined) return ideas;
      const lead = easier(guided, request);
      // In the other talks it is asked how to say a thing, or to bear it, and not how to mend it.
      const isToMend = script.id === 'small-step' || script.id === 'sort-a-decision';
      const matter = isToMend ? matterAsked(message, talk) : matterIn(message);
      const tips = [...(matter?.thoughts ?? []), ...script.tips];
      const tip = tips.find((line) => !isToldAlready(line, talk.replies));
      return { ...lead, plan: [{ say: 'set', text: tip ?? YOURS }, ...lead.plan] };
    }
    case 'aside':
      return { plan: [], choices: choicesOf(step, answers, request, false), thenAsks: questionOf(script, step, answers, request) };
    case 'corrects': {
      const right = answered(guided, message, { step, form: 'easier' });
      const text = `Put right. ${questionOf(script, step, right, request)}`;
      return { plan: [{ say: 'set', text }], choices: choicesOf(step, right, request, false) };
    }
    case 'complains': {
      const lead = isEasier ? askNext(script, answers, step, request) : easier(guided, request);
      return { ...lead, plan: [{ say: 'set', text: SORRY, once: true }, ...lead.plan] };
    }
    case 'asks': {
      const isSaid = talk.replies.some((reply) => reply.includes(NO_ANSWER));
      const text = `${isSaid ? NO_ANSWER_EITHER : NO_ANSWER} ${questionOf(script, step, answers, request)}`;
      return { plan: [{ say: 'set', text }], choices: choicesOf(step, answers, request, false) };
    }
    case 'both': {
      if (talk.replies.at(-1)?.includes(WHICH)) return isEasier ? askNext(script, answers, step, request) : easier(guided, request);
      return {
        plan: [{ say: 'set', text: `${WHICH} ${questionOf(script, step, answers, request)}` }],
        choices: choicesOf(step, answers, request, false),
      };
    }
    case 'skip':
      return askNext(script, answers, step, request);
    case 'answer': {
      const elsewhere = isChosen ? undefined : belongsTo(script, step, message, answers);
      if (elsewhere !== undefined) {
        const now = { ...answers, [elsewhere]: settled(message) };
        // What it is good for may be left out: who goes on to the step is followed.
        const again =
          isEasier || (step.name === 'why' && elsewhere !== 'past')
            ? askNext(script, now, step, request)
            : elsewhere === 'feel'
              ? easier({ ...guided, answers: now }, request)
              : asked(script, step, now, request);
        return { ...again, plan: [{ say: 'set', text: KEPT.get(elsewhere) ?? '' }, ...again.plan] };
      }
      if (!isChosen && !isFitting(step, message, answers)) return goesOn(guided, message, request, talk);
      // Who says goodbye with the last question has not answered it.
      const isFarewell = heard === 'bye' && !isChosen && !script.isGentle;
      const { plan, ...lead } = askNext(script, isFarewell ? answers : { ...answers, [step.name]: settled(message) }, step, request);
      const first = isChosen ? [] : toHurt(message, script);
      return { ...lead, plan: [...(first.length > 0 ? first : nod(script, step, plan, message)), ...plan] };
    }
  }
}
const asked = (script: Script, step: Step, answers: Answers, request: Asked): Lead => ({
  plan: [{ say: 'set', text: questionOf(script, step, answers, request) }],
  choices: choicesOf(step, answers, request, false),
});

/** In fewer words than this nobody tells on: they answered in their own way. Once they were waited for, it takes more. */
const TELLS_ON = 5;
const TELLS_LONG = 12;

/** Somebody tells on and answers nothing: it is heard, and the question can wait or is made easier. */
function goesOn({ script, step, form, answers }: Guided, message: string, request: Asked, talk: Talk): Lead {
  const told = toldOn(script, answers, message);
  const hasWaited = talk.replies.some((reply) => step.waits?.some((line) => reply.endsWith(line)));
  const isTelling = message.trim().split(/\s+/).length >= (hasWaited ? TELLS_LONG : TELLS_ON);
  const wait = isTelling ? step.waits?.find((line) => !talk.replies.some((reply) => reply.endsWith(line))) : undefined;
  if (wait !== undefined)
    return { plan: [...earOf(message, request, talk), { say: 'set', text: wait }], choices: choicesOf(step, told, request, false) };
  const on =
    step.waits || form === 'easier' ? askNext(script, told, step, request) : easier({ script, step, form, answers: told }, request);
  const hurt = toHurt(message, script);
  const heard = hurt.length > 0 || !step.waits ? hurt : earOf(message, request, talk);
  return { ...on, plan: [...heard, ...on.plan] };
}

/** What hurts comes before a plan; words for somebody, and a wish where only a word was asked for, have a talk of their own. */
function breaksIn({ script: { id }, step, answers }: Guided, message: string, heard: Talk['reading']['heard']): boolean {
  if (heard === 'draft' || asksForWords(message)) return id !== 'hard-talk' && !isOfMyself(message);
  if (toldBefore([message]) === undefined) return false;
  if (helpAsked(message) !== undefined) return Object.keys(answers).length > 0;
  if ((heard === 'want' || heard === 'plan') && id !== 'small-step' && matterIn(message)?.asks !== undefined) return true;
  if (heard === 'want' || heard === 'plan') return !isFitting(step, message, answers);
  if (id === 'small-step' && EARLY.includes(step.name) && isToDecide(message)) return true;
  if ((heard === 'low' || heard === 'fear') && id === 'small-step' && EARLY.includes(step.name)) return true;
  if (
    id === 'check-in' &&
    (heard === 'low' || matterIn(message)?.isTender === true || hurtIn(message) !== undefined) &&
    message.trim().split(/\s+/).length >= A_TALE
  )
    return true;
  // "Honestly I am also scared": gladness has another side, and it comes first.
  if (id === 'good-thing' && isTroubling(message) && !isGlad(message) && !JOY.test(message)) return true;
  return HURTS.includes(heard) && !/\byou(?:r|'re)?\b/i.test(message) && (id === 'small-step' || id === 'good-thing' || id === 'check-in');
}
/** "Should I just do law?": what is to be done is not settled yet. */
const isToDecide = (message: string): boolean =>
  /^\W*(?:(?:so|but|or|and|ok(?:ay)?|maybe)\W+)*should i (?:just |really |rather |maybe |better |even )*(?!say\b|tell\b|write\b|do (?:it|that|this|first|now|next)\b|start\b|begin\b)\p{L}+/iu.test(
    message,
  );
/** "What should I say to myself?" */
const isOfMyself = (message: string): boolean => /\bto (?:myself|a friend)\b/i.test(message);
const JOY = /\b(?:happy|glad|proud|excited|grateful|relieved|thrilled|good|great)\b/i;
/** From so many words on, it is no word for a mood. */
const A_TALE = 5;
/** Before there is a plan, how somebody feels is no part of it. */
const EARLY: readonly string[] = ['aim', 'why', 'step', 'when'];
const HURTS: readonly Talk['reading']['heard'][] = ['vent', 'loss', 'remorse', 'pain'];
/** The talk ends there, and they are answered by themselves. */
const ENDS: readonly Talk['reading']['heard'][] = ['bye', 'thanks', 'drop', 'dark', 'call', 'unadvised', 'questioned'];
/** Who finds fault twice running is not asked on. */
const isEnough = ({ told }: Talk): boolean => told.length > 1 && told.slice(-2).every(isProtest);

/** In these talks something to try may be given by itself; in the others it is asked how to say a thing, or which way to go. */
const GIVES_IDEAS: readonly Script['id'][] = ['small-step', 'let-it-out', 'wind-down', 'check-in'];
function ideasOn(message: string, talk: Talk): Lead | undefined {
  const matter = matterForIdeas(message, talk);
  const text = matter && untoldIdeas(matter, talk).length > 1 ? ideasText(matter, talk) : undefined;
  return text === undefined ? undefined : { plan: [{ say: 'set', text }], choices: afterIdeas(matter, talk) };
}

const OF_FEELINGS: readonly Script['id'][] = ['let-it-out', 'check-in'];
const REFUSES: readonly Meant['kind'][] = ['complains', 'asks'];
/** Meant so, a message has the same question stand again. */
const REPEATS: readonly Meant['kind'][] = ['aside', 'asks', 'both', 'corrects'];
const hasStoodTwice = (question: string, { replies }: Talk): boolean => replies.filter((reply) => reply.includes(question)).length > 1;

/** "Thank you! It would help me sleep" thanks, and answers. */
const tellsMore = (message: string): boolean => message.replace(THANKS, '').trim().split(/\s+/).length > A_FAREWELL;
const THANKS = /^\W*(?:ok(?:ay)?\W+|oh\W+)*(?:thank(?:s| you)|thx|ty|cheers)\b(?: (?:so much|a lot|very much|again))?[\s,.!–-]*/i;
const A_FAREWELL = 3;

/** What hurts is met before the next question, whatever was asked. */
function toHurt(message: string, { id }: Script): ReplyPlan {
  const said = id === 'sort-a-decision' || id === 'good-thing' ? undefined : hurtIn(message)?.said;
  return said === undefined ? [] : [{ say: 'first', of: said.map((text) => [{ say: 'set', text, once: true }]) }];
}

const GLAD_NODS = ['How good.', 'That is worth keeping.', 'I can nearly hear it.', 'Lovely.'] as const;
const HELPED =
  /\bmy ((?:\p{L}+ )?(?:nan|gran|grandma|grandpa|grandad|mum|mom|dad|mother|father|sister|brother|wife|husband|partner|girlfriend|boyfriend|friends?|best friend|teacher|coach|boss|team|daughter|son|kids))\b/iu;

/** To something good, whoever has a part in it. */
function gladNod(message: string): ReplyPlan {
  const [, who] = HELPED.exec(message) ?? [];
  const own: ReplyPlan[] =
    who === undefined ? [] : [[{ say: 'set', text: `Your ${who.toLowerCase()} has a part in it, too.`, once: true }]];
  return [{ say: 'first', of: [...own, ...GLAD_NODS.map((text): ReplyPlan => [{ say: 'set', text, once: true }])] }];
}

/** A word of the guide's own now and then, where a question has none before it. */
function nod(script: Script, step: Step, [next]: ReplyPlan, message: string): ReplyPlan {
  const isBare = next?.say === 'set' && next.text.split(/(?<=[.!?])\s/).length === 1;
  if (!isBare) return [];
  if (script.id === 'good-thing') return gladNod(message);
  if (script.steps.indexOf(step) % 2 !== 0) return [];
  return [script.isGentle ? { say: 'fixed', of: 'calm', varies: true } : { say: 'nod' }];
}
