import { checkIn, type DayText, day, goal, habit, hand, journal, mood } from './writing.ts';

/** Days 31 to 45. */
export const sixtyStretch: readonly DayText[] = [
  day(
    'Look over the fence',
    'Just outside of what you know is where it gets interesting.',
    [
      hand('Write down three things you would try if nobody watched', 'Large and small.'),
      hand('Circle the one that is nearest', 'Nearest, not bravest.'),
      checkIn('A look is a start.'),
    ],
    hand('Find out one thing about it', 'A price, a place, a name.'),
  ),
  day(
    'A small brave thing',
    'Courage is a muscle of many small movements.',
    [
      hand('Do one thing that makes your heart beat a little', 'Speak first, ask, wear the hat.'),
      mood('Log how you feel before or after', 'Both are worth knowing.'),
      checkIn('Brave enough for today.'),
    ],
    hand('Tell somebody about it', 'Exaggerate slightly.'),
  ),
  day(
    'Talk to somebody new',
    'Everyone you like was a stranger once.',
    [
      hand('Exchange a few words with someone you do not know', 'At a till, a stop, a fence.'),
      hand('Learn one name and use it', 'Names are small gifts.'),
      checkIn('Hello counts.'),
    ],
    hand('Write to someone you have lost sight of', 'Two lines, no explanation.'),
  ),
  day(
    'Change one ordinary thing',
    'A new angle makes an old room large.',
    [
      hand('Do one routine differently today', 'Other hand, other street, other order.'),
      hand('Notice what you see because of it', 'One thing is enough.'),
      habit('Do a habit in a new place', 'It travels better than you think.'),
    ],
    hand('Move one piece of furniture or one picture', 'It may move back tomorrow.'),
  ),
  day(
    'Say the thing',
    'What stays unsaid takes up room.',
    [
      hand('Tell somebody one thing you appreciate in them', 'Precisely, with an example.'),
      journal('Write down one thing you have been meaning to say', 'To whom, and why it waits.'),
      checkIn('Said and done.'),
    ],
    hand('Say a part of it', 'The easiest part.'),
  ),
  day(
    'Twice as curious',
    'A question opens more than an opinion.',
    [
      hand('Ask three open questions today', 'What was that like? How did you know?'),
      hand('Read or hear somebody you disagree with', 'Look for the part you can nod at.'),
      mood('Log how you feel', 'Curiosity has a warmth.'),
    ],
    hand('Change your mind about something small', 'Tea, jazz, Mondays.'),
  ),
  day(
    'Look at the fifth week',
    'Stretching is also noticing how far you reach already.',
    [
      journal('Write down what felt like too much, and what did not', 'Surprises welcome.'),
      hand('Make one plan smaller', 'Then it is a better plan.'),
      checkIn('Still walking.'),
    ],
    hand('Rest for half an hour without earning it', 'It needs no reason.'),
  ),
  day(
    'The ten-minute door',
    'What has been waiting for months often takes ten minutes.',
    [
      hand('Spend ten minutes on something you keep putting off', 'Only ten. A timer helps.'),
      hand('Write down what the next ten minutes would be', 'For another day.'),
      mood('Log how you feel afterwards', 'Relief is a mood.'),
    ],
    hand('Reward yourself before you have finished', 'Just for opening the door.'),
  ),
  day(
    'Show unfinished work',
    'Half-done things like company.',
    [
      hand('Show somebody something that is not ready', 'A draft, a sketch, a plan.'),
      hand('Ask one question about it', 'What would you like to see next?'),
      goal('Take a step with what they said', 'Or with what you heard yourself say.'),
    ],
    hand('Admire somebody else’s unfinished thing', 'With one precise word.'),
  ),
  day(
    'Move a little further',
    'The body learns from a metre more.',
    [
      hand('Move for fifteen minutes at your own pace', 'In whatever way suits you today.'),
      hand('Add one minute where it was pleasant', 'Only there.'),
      checkIn('Warm hands.'),
    ],
    hand('Invite someone along next time', 'Slow company is good company.'),
  ),
  day(
    'Make something',
    'Making, however small, answers to nobody.',
    [
      hand('Make one thing with your hands', 'Bread, a card, a knot, a repair.'),
      hand('Give it a place or give it away', 'Both are an ending.'),
      mood('Log how you feel', 'Flour on the sleeve included.'),
    ],
    hand('Sign and date it', 'It is one of a kind.'),
  ),
  day(
    'Let somebody teach you',
    'Everybody knows something that you would like to know.',
    [
      hand('Ask somebody to show you something', 'A dish, a chord, a trick on the computer.'),
      hand('Write it down in your own words', 'Three lines.'),
      checkIn('Pupil for a day.'),
    ],
    hand('Practise it once more by yourself', 'Clumsily is fine.'),
  ),
  day(
    'Hold a hard day lightly',
    'Some days are for carrying on small.',
    [
      hand('Write down what helps you on hard days', 'Three things, in order of ease.'),
      hand('Do the first of them today', 'As a rehearsal.'),
      mood('Log how you feel', 'Hard days may be logged like any other.'),
    ],
    hand('Ask a friend what helps them', 'Borrow one.'),
  ),
  day(
    'Go and see',
    'Places teach what screens only show.',
    [
      hand('Visit one place you have meant to see', 'The little museum, the other bank of the river.'),
      hand('Bring something back', 'A leaf, a ticket, a sentence.'),
      checkIn('From wherever you are.'),
    ],
    journal('Write about it as if for a postcard', 'Five lines and a greeting.'),
  ),
  day(
    'Measure the stretch',
    'Forty-five days: what was far is near by now.',
    [
      journal('Write down what has become easier', 'Look back to day thirty-one.'),
      habit('Do the habit you are proudest of', 'A little pride suits you.'),
      checkIn('The third phase is behind you.'),
    ],
    hand('Choose one stretch to go on with', 'At the pace of a pleasant walk.'),
  ),
];
