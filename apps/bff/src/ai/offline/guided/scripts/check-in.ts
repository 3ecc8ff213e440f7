import { MOOD_NOTE_MAX, type ProposedAction } from '@everstep/domain';
import { laidTogether } from '../quoting.ts';
import type { Answers, Script } from '../script.ts';

const scores = { 1: 'very low', 2: 'low', 3: 'so-so', 4: 'good', 5: 'very good' } as const;
type Score = keyof typeof scores;

const scoreIn = ({ mood = '' }: Answers): Score | undefined => {
  const number = Number(/[1-5]/.exec(mood)?.[0]);
  return number === 1 || number === 2 || number === 3 || number === 4 || number === 5 ? number : undefined;
};
const LOW = 2;

/** How somebody is, in five short answers; the number can go into their mood log. */
export const checkIn: Script = {
  id: 'check-in',
  tips: [
    'When nothing comes to mind, something to drink, some air and one person are seldom wrong.',
    'Leave one thing out today rather than add one.',
  ],
  sign: 'You, today:',
  opens: 'A short look at how you are; a word for each will do.',
  steps: [
    {
      name: 'mood',
      ask: 'How are you just now, from 1, very low, to 5, very good?',
      easier: 'Rather in the lower half, the middle or the upper half?',
      fits: (text) =>
        /[1-5]|\b(?:low|down|bad|good|well|fine|so-so|so so|ok(?:ay)?|great|middle|upper|lower|half|average|awful|terrible|horrible|shit|crap|meh|rough|hard|sad|happy|tired|better|worse|not|mood|alright|amazing|lovely|calm|off|weird|blah)\b/i.test(
          text,
        ),
      bare: /^\W*(?:ok(?:ay)?|fine|meh|so so)\W*$/i,
      choices: Object.entries(scores).map(([score, name]) => `${score}, ${name}`),
      easierChoices: ['2, the lower half', '3, the middle', '4, the upper half'],
    },
    {
      name: 'cause',
      ask: 'What has most to do with that?',
      easier: 'Sleep, work, people, the body: where would you look first?',
      choices: ['Sleep', 'Work', 'People', 'My body', 'I cannot tell'],
    },
    {
      name: 'body',
      ask: 'And the body: rested, tired, tense, sore?',
      easier: 'Go from head to feet once. Where do you notice something?',
      bare: /^\W*(?:ok(?:ay)?|fine)\W*$/i,
      choices: ['Rested', 'Tired', 'Tense', 'Sore', 'All right'],
    },
    {
      name: 'better',
      ask: 'What would make the rest of the day a little better?',
      easier: 'Something to leave out, or something to add: which would it be?',
      choices: (_, { habits = [] }) => [
        ...habits
          .filter(({ title, done }) => !done && title.length <= 80)
          .slice(0, 2)
          .map(({ title }) => title),
        'A walk outside',
        'Ten minutes of nothing',
        'A talk with somebody',
      ],
      easierChoices: ['Leave something out', 'Add something'],
    },
    {
      name: 'nod',
      ask: 'And what deserves a nod from you today, finished or not?',
      easier: 'You are here and looked at it, which is one thing. What is another?',
      choices: ['I got through it', 'I rested', 'I began something', 'I was kind to somebody'],
    },
  ],
  close: (answers) => {
    const list = laidTogether(answers, {
      mood: 'Just now',
      cause: 'It has to do with',
      body: 'The body',
      better: 'Would make it better',
      nod: 'A nod to',
    });
    return `You, today:\n\n${list}\n\nLooked at now and then, such lines show what a single day hides.`;
  },
  card: (answers): ProposedAction | undefined => {
    const score = scoreIn(answers);
    return score && { kind: 'log-mood', score, note: (answers.cause ?? '').trim().slice(0, MOOD_NOTE_MAX) };
  },
  leadsTo: (answers) => {
    const score = scoreIn(answers);
    if (score === undefined) return [];
    if (score <= LOW) return ['let-it-out', 'wind-down'];
    return score > LOW + 1 ? ['good-thing'] : [];
  },
};
