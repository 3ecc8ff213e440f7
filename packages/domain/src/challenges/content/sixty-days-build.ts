import { checkIn, type DayText, day, goal, habit, hand, journal, mood } from './writing.ts';

/** Days 16 to 30. */
export const sixtyBuild: readonly DayText[] = [
  day(
    'Draw the house',
    'Before building it helps to know what for.',
    [
      hand('Write down what you would like more of', 'Time, ease, friends, finished pages.'),
      hand('Underline the one that makes you sit up', 'Only one for now.'),
      checkIn('A new phase begins.'),
    ],
    hand('Draw it, badly', 'Stick figures are excellent.'),
  ),
  day(
    'Set one goal',
    'A goal is a direction to face in the morning.',
    [
      goal('Set one goal for the weeks to come', 'Or take one of yours a step further.'),
      hand('Write down why it matters to you', 'The honest reason, not the good-looking one.'),
      mood('Log how you feel about it', 'A little nervous is a fine sign.'),
    ],
    hand('Say the goal aloud to somebody', 'And ask them to ask you about it.'),
  ),
  day(
    'Find the first plank',
    'Large things are made of the next small thing.',
    [
      hand('Write down the very next step of your goal', 'So small that it fits into ten minutes.'),
      hand('Take that step today', 'Then stop, if you like.'),
      checkIn('One plank laid.'),
    ],
    hand('Write down the step after that', 'For another day.'),
  ),
  day(
    'A habit with a hook',
    'New habits hold on best to old ones.',
    [
      habit('Do one habit right after something you always do', 'After breakfast, after locking the door.'),
      hand('Write the two as one sentence', 'After I …, I will …'),
      checkIn('A hook of its own.'),
    ],
    hand('Put a reminder where the old routine happens', 'A pebble is enough.'),
  ),
  day(
    'An hour with a fence',
    'An hour that is protected is worth three that are not.',
    [
      hand('Choose one hour this week that is yours', 'Write it down like an appointment.'),
      hand('Use fifteen minutes today as a rehearsal', 'Door closed, phone away.'),
      mood('Log how you feel afterwards', 'Spacious, perhaps.'),
    ],
    hand('Tell the people around you about the hour', 'They may want one of their own.'),
  ),
  day(
    'Sharpen one tool',
    'A good tool is a friend who never talks.',
    [
      hand('Mend, clean or tidy one thing you use daily', 'A knife, a keyboard, a bicycle chain.'),
      hand('Delete or unsubscribe from three things', 'Quiet is a tool, too.'),
      checkIn('Tools down.'),
    ],
    hand('Learn one shortcut of something you use', 'It will save you minutes for years.'),
  ),
  day(
    'Review the third week',
    'Three weeks of small things are no longer small.',
    [
      journal('Write down what holds and what wobbles', 'Without repairing anything yet.'),
      habit('Do the habit that holds best', 'Enjoy how little it asks.'),
      mood('Log how you feel', 'A point on the line.'),
    ],
    hand('Drop one thing that wobbles', 'It may come back in its own time.'),
  ),
  day(
    'Learn for twenty minutes',
    'To be a beginner is a pleasure that grown-ups forget.',
    [
      hand('Learn about one thing that makes you curious', 'An article, a lesson, a person who knows.'),
      hand('Write down one thing you understood', 'And one that you did not.'),
      checkIn('A little less obvious than yesterday.'),
    ],
    hand('Explain it to somebody in two sentences', 'Children are a fine audience.'),
  ),
  day(
    'Start in the middle',
    'The beginning is often the hardest part. It can be left for later.',
    [
      hand('Work for ten minutes on the easiest part of something', 'The middle is allowed.'),
      goal('Take one step on a goal', 'Any step: a note, a call, a number.'),
      checkIn('Begun counts.'),
    ],
    hand('Stop while you know what comes next', 'Tomorrow will thank you.'),
  ),
  day(
    'Look after your future self',
    'Tomorrow is somebody you can do a favour.',
    [
      hand('Prepare one thing for tomorrow', 'Clothes, bag, breakfast, notes.'),
      hand('Leave a friendly note for tomorrow’s you', 'On the coffee tin.'),
      habit('Do one habit', 'So that tomorrow’s you finds it done.'),
    ],
    hand('Charge and tidy what you take along', 'Everything by the door.'),
  ),
  day(
    'Ask for a hand',
    'To ask is to trust somebody a little.',
    [
      hand('Ask somebody for one small thing', 'A tip, a tool, ten minutes.'),
      hand('Thank them in a whole sentence', 'With what it meant to you.'),
      mood('Log how you feel', 'Asking can tingle.'),
    ],
    hand('Offer a hand to someone else', 'Before they ask.'),
  ),
  day(
    'Make it lighter',
    'What is light gets carried further.',
    [
      hand('Make one task of today half as large', 'Half a page, half a room.'),
      habit('Do the smallest version of a habit', 'It counts in full.'),
      checkIn('Light feet.'),
    ],
    hand('Write down one rule you made up and can retire', 'There is usually one.'),
  ),
  day(
    'Count the planks',
    'Progress hides. One has to go and look for it.',
    [
      journal('Write down five things you have done since day one', 'Small ones first.'),
      goal('Bring one goal up to date', 'A milestone, a number, a note.'),
      checkIn('That makes six.'),
    ],
    hand('Show somebody one of the five', 'Let them be pleased for you.'),
  ),
  day(
    'Play for a while',
    'What is done for its own sake fills a well.',
    [
      hand('Do something useless for fifteen minutes', 'Draw, hum, juggle, build a tower.'),
      hand('Leave it unfinished, unshown, unjudged', 'It was for you.'),
      mood('Log how you feel', 'Lighter? Sillier?'),
    ],
    hand('Play with somebody', 'Cards, a ball, a riddle.'),
  ),
  day(
    'Walk through the house',
    'Thirty days. Look at what stands.',
    [
      journal('Write about what you have built', 'A habit, an hour, a way of beginning.'),
      hand('Choose what you want to stand on from here', 'One or two things.'),
      checkIn('The middle of the way.'),
    ],
    hand('Invite somebody to celebrate halfway with you', 'Tea is a celebration.'),
  ),
];
