import { asPage, laidTogether } from '../quoting.ts';
import type { Script } from '../script.ts';

const names = {
  what: 'What is good',
  moment: 'The moment to keep',
  part: 'Your part in it',
  share: 'Who would be glad',
  more: 'A little more of it',
};

/** Stays with something good a little longer: savouring (Bryant and Veroff, 2007). */
export const goodThing: Script = {
  id: 'good-thing',
  takesUp: () => true,
  tips: [
    'A good thing lasts longer once it is told to somebody, or stands in two lines in the journal.',
    'Look at it again tomorrow at breakfast; that is all.',
  ],
  sign: 'To look at again on a greyer day:',
  opens: 'Good things go by quickly; this one gets a little time.',
  steps: [
    {
      name: 'what',
      ask: 'What is it that is good?',
      choices: ['Something worked', 'Somebody was kind', 'A quiet moment', 'I look forward to something'],
      easier: 'A cup of tea counts. What was the best minute of the day?',
    },
    {
      name: 'moment',
      ask: 'Which moment of it would you like to keep: what was there to see, hear or feel?',
      easier: 'If it were a photo, what would be in it?',
    },
    {
      name: 'part',
      ask: 'What did you do that helped it to happen?',
      easier: 'Turning up counts. Which choice of yours is in it?',
      easierChoices: ['I turned up', 'I kept at it', 'I asked', 'It was a gift'],
    },
    {
      name: 'share',
      ask: 'Who would be glad to hear of it?',
      easier: 'It may be one message to one person. Who comes to mind?',
      easierChoices: ['I keep it to myself'],
    },
    {
      name: 'more',
      ask: 'What would bring a little more of that into the next week?',
      easier: 'Which day of it has room for that?',
    },
  ],
  close: (answers) => `To look at again on a greyer day:\n\n${laidTogether(answers, names)}\n\nYours to keep.`,
  card: (answers) => ({ kind: 'write-journal', title: 'Something good', body: asPage(answers, names) }),
  leadsTo: ({ more }) => (more === undefined ? [] : ['small-step']),
};
