import { DEFAULT_CHALLENGE_TEMPLATE_ID } from '../challenge.ts';
import { type ChallengeText, checkIn, day, hand, journal, mood } from './writing.ts';

/** Momentum Builder: a week to feel that one can begin. */
export const sevenDays: ChallengeText = {
  id: DEFAULT_CHALLENGE_TEMPLATE_ID,
  line: 'One small thing each day, to feel that you can begin.',
  minutes: 10,
  phases: [],
  days: [
    day(
      'Begin where you are',
      'The first step is small on purpose: it only wants to be taken.',
      [
        checkIn('One press says: I was here today.'),
        hand('Write one sentence: why these seven days?', 'On paper, in a note, on the back of an envelope.'),
      ],
      hand('Tell one person that you have begun', 'A short message will do.'),
    ),
    day(
      'Notice the weather inside',
      'A feeling that has a name is easier to carry than one that has none.',
      [
        mood('Log how you feel', 'A face, and a word if one comes.'),
        hand('Drink a glass of water before the next screen', 'Slowly, looking out of a window.'),
      ],
      hand('Step outside for five minutes', 'Any weather counts.'),
    ),
    day(
      'Clear one small corner',
      'Where a little room is made, the next thing can begin.',
      [
        hand('Clear a drawer, a desk or a folder for ten minutes', 'Stop when the timer rings, finished or not.'),
        checkIn('Then leave a mark on the day.'),
      ],
      hand('Take a picture of the clear spot', 'For an evening on which it is full again.'),
    ),
    day(
      'Move because it is pleasant',
      'Five minutes of moving can change the colour of a whole afternoon.',
      [
        hand('Move for five minutes in a way you like', 'Stretch, stroll, dance in the kitchen.'),
        mood('Log how you feel afterwards', 'Just to notice whether anything shifted.'),
      ],
      hand('Take the longer way once today', 'To the kettle counts.'),
    ),
    day(
      'Finish one thing',
      'One loose end tied gives back more room than it took.',
      [
        hand('Finish something that takes under fifteen minutes', 'A reply, a repair, a form.'),
        checkIn('A day with one thing finished is a day.'),
      ],
      hand('Cross one thing off that nobody needs', 'Letting go is a way of finishing, too.'),
    ),
    day(
      'Reach out to someone',
      'It is easier to keep walking when somebody knows that you do.',
      [hand('Write to or call somebody you like', 'No reason needed.'), mood('Log how you feel', 'People often leave a trace there.')],
      hand('Thank somebody for something they may have forgotten', 'The smaller, the better.'),
    ),
    day(
      'Look back, look ahead',
      'What you notice about a week is what you take out of it.',
      [
        journal('Write three lines about these seven days', 'What helped, what surprised you, what goes on.'),
        checkIn('The seventh mark on the path.'),
      ],
      hand('Choose one thing of this week to keep', 'Only one. It is allowed to stay small.'),
    ),
  ],
};
