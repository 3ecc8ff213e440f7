import { asPage, laidTogether } from '../quoting.ts';
import type { Script } from '../script.ts';

const QUIET_MINUTES = 3;

const names = { turning: 'Put away', wait: 'What may wait', first: 'First tomorrow', good: 'What was all right' };

/** Puts the day away: what goes round is written down, so that nobody has to hold it. */
export const windDown: Script = {
  id: 'wind-down',
  isGentle: true,
  tips: [
    'Breathe in for a count of four and out for six, ten times, with a hand on the belly. If sleep does not come in twenty minutes, get up, sit with something dull in dim light, and lie down again when the eyes are heavy.',
    'Tense the feet for five seconds and let go, then the legs, the belly, the hands, the face; let the bed carry each of them.',
  ],
  sign: 'Put away for tonight:',
  opens: 'Then the day gets put away, one thing after the other.',
  steps: [
    {
      name: 'turning',
      takesQuestions: true,
      ask: 'What is still going round in your head: a line for each thing?',
      choices: ['Work', 'Tomorrow', 'Something that was said', 'Everything at once'],
      easier: 'Take the loudest one. What does it say?',
    },
    {
      name: 'wait',
      ask: 'It is written down, so it will still be there. What of it can wait, and what is not yours to carry at all?',
      easier: 'Can anything be done about it before morning?',
      choices: ['All of it can wait', 'Some of it is not mine'],
      easierChoices: ['No, not tonight', 'Yes, one thing'],
    },
    {
      name: 'first',
      ask: 'What do you look at first tomorrow, and only that?',
      easier: 'Is there anything that truly has to be tomorrow?',
      easierChoices: ['Nothing has to be'],
    },
    {
      name: 'good',
      ask: 'And what was all right today, however small?',
      easier: 'Something warm, something that worked, a kind face: which of these was there?',
      easierChoices: ['Something warm', 'Something that worked', 'A kind face', 'Not today'],
    },
    {
      name: 'settle',
      ask: 'Let the shoulders sink, and breathe out twice as long as in. What would help you to settle now?',
      easier: 'Quiet, warmth, or a little more time: which is it?',
      choices: ['A few quiet breaths', 'Straight to bed', 'A little longer awake'],
      easierChoices: ['Quiet', 'Warmth', 'A little more time'],
    },
  ],
  close: (answers) => {
    const list = laidTogether(answers, names);
    return `Put away for tonight:\n\n${list}\n\nIt stands here, so you need not hold it. Sleep may take its time; lying quietly is rest as well.`;
  },
  card: (answers) =>
    /\b(?:breath\w*|quiet|calm|meditat\w*)\b/i.test(answers.settle ?? '')
      ? { kind: 'open-meditation', minutes: QUIET_MINUTES }
      : { kind: 'write-journal', title: 'Put away for the night', body: asPage(answers, names) },
  leadsTo: () => [],
};
