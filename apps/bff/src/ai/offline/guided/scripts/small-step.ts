import { isAction } from '../../reading/actions.ts';
import { isOnlyWhen } from '../../reading/non-answers.ts';
import { habitFrom } from '../../reading/titles.ts';
import { namesAct } from '../fitting.ts';
import { inSentence, laidTogether } from '../quoting.ts';
import type { Answers, Script } from '../script.ts';
import { goalOf } from './goal-of.ts';

const SURE_ENOUGH = 7;
const sureness = ({ sure = '' }: Answers): number => Number(/\d+/.exec(sure)?.[0] ?? SURE_ENOUGH);
const comesBack = ({ again = '' }: Answers): boolean =>
  /\b(?:every|each|daily|weekly|often|regularly|week|again|habit|times)\b/i.test(again);
/** What is to be done, in its smallest form. */
const stepOf = ({ smaller, step }: Answers): string | undefined => smaller ?? step;

const NAMES_A_MOMENT =
  /\b(?:after|before|when(?:ever)?|while|once|as soon|during|with|between|at|in|on|by|over|every|each|right|straight|now|first|last|today|tomorrow|tonight|mornings?|evenings?|afternoons?|nights?|noon|lunch\w*|breakfast|dinner|coffee|shower|commute|bus|weekends?|\p{L}+days?|\d+)\b/iu;
const NAMES_AN_HOUR =
  /\b(?:at (?:\d|noon|midnight|lunch|breakfast|dinner)|\d+ ?(?:am|pm|o'?clock)|\d{1,2}[:.]\d\d|(?:right|straight) (?:after|before|away)|(?:tomorrow|tonight|this|\p{L}+day) (?:morning|evening|afternoon|night|before|after)|(?:before|after) (?:work|school|lunch|dinner|breakfast|bed|i|the))\b/iu;
/** Of what is not there, nothing more is asked. */
const hasStep = ({ step }: Answers): boolean => step !== undefined;
const BEFORE_WHEN: readonly string[] = ['aim', 'step', 'snag'];

/** It tells why it has not come about, and neither what it is good for nor what could be done. */
const STANDS_BETWEEN =
  /\b(?:never|can(?:'|’)?t|cannot|couldn(?:'|’)?t|haven(?:'|’)?t|don(?:'|’)?t (?:have|feel|know|like|want)|too (?:tired|busy|lazy|late|far|expensive|old|unfit|scared)|no (?:time|energy|money|idea how|motivation)|(?:get|got|gets) (?:bored|tired|distracted|stuck)|gave up|give up|(?:i )?(?:always|keep|kept) (?:forget|put|los|quit|stop|fail)\w*|afraid|scared|nervous|hate)\b/iu;

/** A number, or a word in its place, and no amount of anything. */
const SAYS_HOW_SURE =
  /^[^\w-]*(?:(?:about|around|maybe|like|an?|more like|probably|say|i'?d say|i guess|i think|pretty|quite|very|not|so|it'?s)\W+)*(?:10|\d(?!\d)|zero|one|two|three|four|five|six|seven|eight|nine|ten|sure|certain)(?:\W+(?:out of ten|out of 10|of 10|of ten|\/ ?10|or so|maybe|i guess|i think|probably|at all|sure|to be honest|tbh|or \d{1,2}|\d{1,2}))*\W*$/i;

/** “Walk after dinner” needs no “after dinner” before it. */
const isSaidIn = (step = '', when = ''): boolean => when.trim() !== '' && step.toLowerCase().includes(inSentence(when).toLowerCase());

const NO_STEP = 'No first step yet, then, and none is needed today. So far:';

/** From a wish to a time, a place and a way round what comes between: an implementation intention (Gollwitzer, 1999). */
export const smallStep: Script = {
  id: 'small-step',
  takesUp: () => true,
  belongs: (text, { when, past, then }, { name }) => {
    if (name === 'step' && past === undefined && STANDS_BETWEEN.test(text)) return 'past';
    if (name === 'snag' && then === undefined && isAction(text, false)) return 'then';
    if (name === 'when' && isAction(text, false) && !isOnlyWhen(text)) return 'step';
    return BEFORE_WHEN.includes(name) && (when === undefined || name === 'snag') && isOnlyWhen(text) ? 'when' : undefined;
  },
  tips: [
    'Most beginnings are only taking things out: the file opened, the shoes by the door, the number written down.',
    'A step is small enough once it feels slightly silly.',
  ],
  sign: 'If it does not work out, the step was too big or the hour was wrong, and both can be changed.',
  opens: 'A small one, then: small enough for a bad day.',
  steps: [
    {
      name: 'aim',
      ask: 'What would you like to get going, or get done?',
      easier: 'What has been waiting on your list for longest?',
      choices: (_, { goals = [] }) => goals.filter((goal) => goal.length <= 80).slice(0, 4),
    },
    {
      name: 'step',
      isDue: ({ step }) => step === undefined,
      ask: [
        'What is a first bit of it that takes ten minutes or less?',
        'Which part of it could be done in ten minutes?',
        'What would be the first visible bit of it, ten minutes long?',
        'What is the most ridiculous ten-minute version of a beginning?',
        'What could you try for ten minutes, without having to be good at it?',
        'Ten minutes, no more: what is the first bit?',
      ],
      easier: 'Smaller still: what has to be opened, laid out, written down or asked before anything else?',
      fits: namesAct,
    },
    {
      name: 'when',
      // “Call them tomorrow at eight” has its hour.
      isDue: ({ step, when }) => step !== undefined && when === undefined && !NAMES_AN_HOUR.test(step),
      ask: '“{step}”. After what that you do anyway could it come?',
      easier: 'Which moment of your day is the calmest?',
      bare: /^\W*(?:(?:right|straight|just) (?:now|away|after)|now|today|tonight)\b/i,
      fits: (text) => NAMES_A_MOMENT.test(text) || isOnlyWhen(text),
      choices: ['Right away', 'After breakfast', 'After work', 'Before bed'],
      easierChoices: ['Early in the morning', 'Around noon', 'Late in the afternoon', 'In the evening'],
    },
    {
      name: 'snag',
      isDue: hasStep,
      ask: 'What is most likely to come between?',
      easier: 'What stopped it the last time?',
      choices: ['I am too tired', 'There is no time', 'I forget', 'I do not feel like it'],
    },
    {
      name: 'then',
      isDue: ({ snag, then }) => snag !== undefined && then === undefined,
      ask: 'Suppose that happens: “{snag}”. What is the least that you would still do?',
      easier: 'One minute of it, half of it, or all of it the day after: which of these shall count?',
      easierChoices: ['One minute of it', 'Half of it', 'All of it the day after'],
    },
    {
      name: 'sure',
      isDue: hasStep,
      ask: 'How sure are you that it will happen, from 0 to 10?',
      easier: 'More like a four, or more like an eight?',
      fits: (text) => SAYS_HOW_SURE.test(text),
      choices: ['4', '6', '8', '10'],
      easierChoices: ['4', '8'],
    },
    {
      name: 'smaller',
      isDue: (answers) => answers.sure !== undefined && sureness(answers) < SURE_ENOUGH,
      ask: 'Below seven it is usually still too big. What would the step be if it had to be an eight?',
      easier: 'Leave half of it out. Which half stays?',
      fits: (text) => namesAct(text) && /\p{L}{2}/u.test(text),
    },
    {
      name: 'again',
      isDue: hasStep,
      ask: 'Is it to be done once, or again and again?',
      easier: 'Would a week with only one time of it be enough?',
      choices: ['Once', 'Every day', 'Every week'],
      easierChoices: ['Once is enough', 'Every week'],
    },
  ],
  close: (answers) => {
    const { snag, then } = answers;
    const step = stepOf(answers);
    const when = isSaidIn(step, answers.when) ? undefined : answers.when;
    const plan = step === undefined ? '' : `> **${when === undefined ? '' : `${inSentence(when)}: `}${inSentence(step)}.**`;
    const detour = snag === undefined || then === undefined ? '' : `\n> If it is “${inSentence(snag)}”: ${inSentence(then)}.`;
    const list = laidTogether(answers, {
      aim: 'What it is about',
      past: 'What has stood in the way',
      sure: 'How sure, of 10',
    });
    if (step === undefined) return `${NO_STEP}\n\n${list}\n\nIt can wait here until one comes to mind.`;
    return [plan + detour, list, 'If it does not work out, the step was too big or the hour was wrong, and both can be changed.']
      .filter((part) => part !== '')
      .join('\n\n');
  },
  card: (answers) => {
    const step = stepOf(answers);
    if (step === undefined || !isAction(step, true)) return undefined;
    const per = /\bweek/i.test(answers.again ?? '') ? 'week' : 'day';
    const habit = comesBack(answers) ? habitFrom(step, { when: answers.when, schedule: { per, times: 1 } }) : undefined;
    return habit ?? goalOf(step);
  },
  leadsTo: () => [],
};
