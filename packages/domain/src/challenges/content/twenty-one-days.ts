import { type ChallengeText, checkIn, type DayText, day, goal, habit, hand, journal, mood } from './writing.ts';

/** A day that looks back on its week. */
const reflection = (...parts: Parameters<typeof day>): DayText => ({ ...day(...parts), reflects: true });

/** Habit Formation: three weeks around one habit: make it small, make it easy, make it one's own. */
export const twentyOneDays: ChallengeText = {
  id: '21DAY001',
  line: 'One small act at a time of its own, until it asks for less deciding.',
  minutes: 15,
  phases: [],
  days: [
    day(
      'Choose one habit',
      'One habit at a time gets all of your kindness.',
      [
        hand('Choose the habit of these three weeks', 'Small enough for your most tired evening. Plant it among your habits.'),
        checkIn('The first of twenty-one marks.'),
      ],
      hand('Say aloud when and where you will do it', 'Words that were said stay longer.'),
    ),
    day(
      'Tie it to something old',
      'A routine that you already have is the best reminder there is.',
      [
        hand('Write your sentence: after I …, I will …', 'After the kettle is on, after the shoes are off.'),
        habit('Do your habit once', 'Right after the old routine.'),
      ],
      hand('Put the sentence where the old routine happens', 'A slip of paper is enough.'),
    ),
    day(
      'Make it two minutes small',
      'What takes two minutes fits into any day.',
      [
        habit('Do the two-minute version', 'Stop while you would like to go on.'),
        hand('Write down what the tiniest version looks like', 'One page, one stretch, one line.'),
      ],
      hand('Find out what the first ten seconds are', 'Often they are all that needs deciding.'),
    ),
    day(
      'Set the stage',
      'What lies ready is half done.',
      [hand('Lay out what you need for tomorrow', 'Shoes, book, mat, glass.'), habit('Do your habit', 'In whatever order the day allows.')],
      hand('Move one distraction out of reach', 'Another room is far enough.'),
    ),
    day(
      'Catch the good part',
      'What felt good likes to happen again.',
      [
        habit('Do your habit, and wait for the good moment', 'It may come just after the end.'),
        hand('Say what felt good about it', 'To yourself, in half a sentence.'),
      ],
      hand('Mark the moment with a smile or a nod', 'A celebration of one second.'),
    ),
    day(
      'Plan for the tired day',
      'A plan for a hard evening is a kindness to whoever you will be then.',
      [
        hand('Write down your tired-day version', 'So small that it makes you smile.'),
        checkIn('Today may be one of those days. It counts.'),
      ],
      hand('Try the tired-day version once', 'Just to know that it works.'),
    ),
    reflection(
      'Look back on a small week',
      'A week that was looked at teaches more than two that were not.',
      [
        journal('Weekly reflection: what made it easy?', 'And what stood in the way? Three sentences in your journal.'),
        habit('Do your habit', 'The way it went best this week.'),
      ],
      hand('Change one thing for the week to come', 'Time, place or size. One is enough.'),
    ),
    day(
      'Give it a time',
      'When the hour is settled, there is one question less.',
      [
        habit('Do your habit at the hour you chose', 'Near enough is good enough.'),
        mood('Log how you feel right after it', 'A face is plenty.'),
      ],
      hand('Write the hour into your calendar for this week', 'As you would for somebody you like to meet.'),
    ),
    day(
      'Let it be seen',
      'A cue in plain sight remembers for you.',
      [
        hand('Put one cue where you are sure to see it', 'The cup on the keyboard, the mat by the bed.'),
        habit('Do your habit when you meet the cue', 'Once is enough.'),
      ],
      hand('Take a picture of your cue', 'It is a small invention of yours.'),
    ),
    day(
      'Count what is there',
      'Ten marks on a page weigh more than the gaps between them.',
      [hand('Count the days on which you did it', 'Only those.'), habit('Add one more today', 'However small it turns out.')],
      hand('Tell somebody the number', 'Numbers grow when they are shared.'),
    ),
    day(
      'Take something away',
      'A way can be opened by what you remove.',
      [
        hand('Remove one bit of friction', 'One tap, one drawer, one decision less.'),
        habit('Do your habit and feel the difference', 'It may be slight. Slight adds up.'),
      ],
      hand('Leave one thing undone on purpose', 'To make room for this one.'),
    ),
    day(
      'Borrow some company',
      'A habit that somebody knows of is a little less alone.',
      [hand('Tell someone what you are practising', 'And why you like it.'), habit('Do your habit', 'Perhaps while they do theirs.')],
      hand('Ask them about a habit of their own', 'You may want to borrow it.'),
    ),
    day(
      'Be gentle with gaps',
      'One missed day hardly matters. The next one is already on its way.',
      [hand('Write one kind line for the day after a gap', 'As you would write it to a friend.'), checkIn('Here you are again.')],
      hand('Read the line aloud', 'It may feel odd. It sticks.'),
    ),
    reflection(
      'Look back on an easier week',
      'Halfway is a good place to sit down for a moment.',
      [
        journal('Weekly reflection: where did it go by itself?', 'Look for the minute that asked for no deciding.'),
        habit('Do your habit', 'Notice how it begins.'),
      ],
      hand('Adjust the size: smaller, the same, or a little larger', 'All three are good answers.'),
    ),
    day(
      'Say who does this',
      'After two weeks you may say it: this is something I do.',
      [
        hand('Finish the sentence: I am somebody who …', 'Keep it true, keep it short.'),
        habit('Do your habit as that somebody', 'Nothing else changes.'),
      ],
      hand('Put the sentence where only you will find it', 'In a shoe, in a book, in a pocket.'),
    ),
    day(
      'A little more, or not',
      'Growth that is optional is the kind that lasts.',
      [
        habit('Do your habit; add a minute if you feel like it', 'Only if you feel like it.'),
        mood('Log how you feel', 'Curious, calm, tired: all welcome.'),
      ],
      hand('Notice what “enough” feels like', 'It has a place in the body.'),
    ),
    day(
      'Follow your own clock',
      'Every person has hours that carry and hours that drag.',
      [
        hand('Write down your brightest hour of the day', 'And your quietest one.'),
        habit('Do your habit in one of the two', 'Whichever suits it.'),
      ],
      hand('Keep that hour free once this week', 'For nothing in particular.'),
    ),
    day(
      'The quiet version',
      'Without anything beside it, a small act becomes larger.',
      [
        habit('Do your habit with the phone in another room', 'Only for those minutes.'),
        hand('Sit still for one minute afterwards', 'Let it be finished before the next thing begins.'),
      ],
      hand('Listen for three sounds around you', 'Near, further, far away.'),
    ),
    day(
      'Pass it on',
      'What you explain to somebody, you understand a little better.',
      [
        hand('Write down the one thing that worked for you', 'In words for somebody who starts today.'),
        habit('Do your habit', 'It knows the way by now.'),
      ],
      hand('Send the line to someone', 'Without advice. Just: this helped me.'),
    ),
    day(
      'Look over the hill',
      'Three weeks are a beginning. What follows is for you to choose.',
      [hand('Choose: keep it, change it, or let it rest', 'Each of them is a decision to be pleased with.'), checkIn('The twentieth day.')],
      goal('Set a goal that this habit belongs to', 'If there is one. Some habits are their own reason.'),
    ),
    reflection(
      'Look back on your own week',
      'What you take along from here is yours.',
      [
        journal('Weekly reflection: what has changed since day one?', 'In you, around you, in how you begin.'),
        habit('Do your habit once more', 'Today it closes a circle.'),
      ],
      hand('Celebrate with something you truly like', 'A walk, a cake, an early night.'),
    ),
  ],
};
