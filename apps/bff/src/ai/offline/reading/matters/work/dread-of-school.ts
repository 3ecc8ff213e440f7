import type { Matter } from '../matter.ts';

/** School that one would rather not go to. */
export const dreadOfSchool: readonly Matter[] = [
  {
    name: 'dread of school',
    isTender: true,
    isMild: true,
    examples: [
      'School starts again tomorrow and I have a stomach ache',
      'i dont want to go to school tomorrow',
      'every sunday evening i feel sick because of school',
      'summer holidays are over, I hate it',
      'i pretend to be ill so that I need not go to school',
      'skipped school today and now i am scared',
      'I cry every morning before school',
      'havent been to class for a week, my parents dont know',
      'first day after the holidays and I did not sleep',
      'I count the days till the next holidays',
      'panic on the bus to school',
    ],
    said: ['A stomach knows on Sunday what is coming on Monday. It is not putting it on.'],
    asks: ['Which hour or which person is it that you dread most?', 'Is there one lesson or one break that is all right?'],
    thoughts: [
      'Make it smaller: not school, only the first hour. Who do you meet at the corner, where do you sit, what is in your pocket. Once one is in there, the stomach mostly lets go by ten.',
      'Arrange to go with one person, at the same corner at ten to eight. With two of you the gate is half as high.',
      'Tell a grown-up the true thing in one sentence: “It is not the learning, it is the changing room.” As long as they do not know what it is, they can only say that you have to.',
      'If you have stayed away, go to one teacher and no further, before anybody writes home: “I was not here, and I don’t know how to come back. Can you help me?” They have heard that before.',
      'Put something good at the end of the first day and fix it now: pizza, football, a friend. A day with an end in sight is walked into more easily.',
    ],
  },
  {
    name: 'no use in school',
    examples: [
      'Why do I have to learn Latin when nobody speaks it',
      'school is pointless, I will never need any of this',
      'when will i ever use algebra in my life',
      'we only copy from the board, so boring',
      'what do i need history for, i want to be a mechanic',
      'i want to earn money and not sit in school',
      'my teachers read from the book all day, i learn nothing',
      'too easy for me at school, I fall asleep',
      'two more years of school, what for',
      'I learn more from videos than at school',
      'why must we learn french if nobody needs it',
      'why do we have to read these old books',
    ],
    said: ['To sit for six hours over things without knowing what for is hard on anybody who is awake.'],
    asks: ['What do you learn quite by yourself, without anybody making you?', 'What do you want to be able to do in three years?'],
    thoughts: [
      'Look up what the thing that you want asks for: which certificate, which two subjects. Those two get your effort, and the rest gets exactly enough to pass. That is allowed.',
      'Give each dull hour a game of your own: one question that the teacher cannot answer at once, the page in ten words, a drawing of what is explained. The clock walks faster.',
      'Ask one teacher: “Where does anybody use this?” Meant honestly, it makes some of them talk as they never do. You get a better lesson by it.',
      'Get a piece of real life on one afternoon a week: a workshop, a shop, a club that repairs things. With that in the week the mornings weigh less.',
      'If it is too easy, say so and ask for something: “I am done with these. Have you got anything harder?” A bored head takes itself for a lazy one after a while, and that would be a pity.',
    ],
  },
];
