import { checkIn, type DayText, day, habit, hand, journal, mood, still } from './writing.ts';

/** Days 1 to 15. */
export const sixtySteady: readonly DayText[] = [
  day(
    'Put down your bag',
    'Before a long walk one looks at what one is carrying.',
    [
      checkIn('Day one of sixty. No hurry.'),
      hand('Write down three things that are on your mind', 'They need no answer today.'),
      mood('Log how you feel', 'Your starting place, whatever it is.'),
    ],
    hand('Tell somebody that you are setting out', 'Someone who likes you.'),
  ),
  day(
    'Find your morning minute',
    'How a day begins tends to colour what follows.',
    [
      hand('Wait one minute before the first screen', 'Look at the light instead.'),
      hand('Drink a glass of water at a window', 'See who else is up.'),
      checkIn('In the morning, if you can.'),
    ],
    hand('Open a window and take ten slow breaths', 'Cold air counts double.'),
  ),
  day(
    'One clear surface',
    'A clear table is a small promise of peace.',
    [
      hand('Clear one surface completely', 'Desk, table, windowsill.'),
      hand('Put back only what you are glad to see', 'Three things are plenty.'),
      mood('Log how you feel beside it', 'Rooms have moods, too.'),
    ],
    hand('Give away one thing that you cleared', 'Somebody is looking for it.'),
  ),
  day(
    'Walk without a purpose',
    'Feet sort out what a chair cannot.',
    [
      hand('Walk or roll around outside for ten minutes', 'Without anything in your ears.'),
      hand('Notice five things you had not seen before', 'A door, a tree, a crooked sign.'),
      checkIn('Muddy shoes are welcome.'),
    ],
    hand('Take a different way back', 'Even one street over.'),
  ),
  day(
    'Name the weather',
    'To name a feeling precisely is to be on better terms with it.',
    [
      mood('Log how you feel in two words', 'Not only good or bad: restless, mellow, flat.'),
      journal('Write about one moment of today', 'What you saw, heard, thought.'),
      hand('Ask somebody how they really are', 'And wait for the second answer.'),
    ],
    hand('Notice the same feeling somewhere in the body', 'Shoulders know a lot.'),
  ),
  day(
    'A gentler evening',
    'The end of a day deserves a door that closes.',
    [
      hand('Choose an hour at which work is over today', 'And let it be over.'),
      hand('Dim the lights half an hour before bed', 'Lamps instead of ceilings.'),
      checkIn('A quiet mark on a quiet day.'),
    ],
    hand('Read two pages of something on paper', 'Old favourites are allowed.'),
  ),
  day(
    'Look at the first week',
    'Seven days are enough to see a pattern begin.',
    [
      journal('Write down what these seven days were like', 'Three sentences: light, heavy, new.'),
      hand('Choose one small thing to keep', 'The rest may go.'),
      mood('Log how you feel', 'Compare it with day one, out of curiosity.'),
    ],
    hand('Thank yourself out loud', 'Nobody is listening. That is fine.'),
  ),
  day(
    'Breathe on purpose',
    'Breath is the one thing always at hand.',
    [
      still('Sit quietly for three minutes', 'Count the out-breaths up to ten, then begin again.'),
      hand('Breathe out slowly before each door you open', 'For one morning.'),
      checkIn('Between two breaths.'),
    ],
    hand('Find the most peaceful seat in your home', 'Sit on it for a while.'),
  ),
  day(
    'Empty one pocket',
    'Small loose ends pull at the sleeve all day.',
    [
      hand('Do three things that take two minutes each', 'The bulb, the reply, the button.'),
      hand('Empty one bag, pocket or wallet', 'Old tickets may leave.'),
      checkIn('Lighter by a few grams.'),
    ],
    hand('Write down one loose end that can wait', 'Written down, it waits better.'),
  ),
  day(
    'Eat one meal slowly',
    'What is tasted is half of what nourishes.',
    [
      hand('Have one meal without a screen', 'Alone or in company.'),
      hand('Notice three tastes in it', 'Salt, warmth, the crust.'),
      mood('Log how you feel afterwards', 'Full, fond, sleepy.'),
    ],
    hand('Set the table as for a guest', 'You are one.'),
  ),
  day(
    'A no that is kind',
    'Every yes needs a little room around it.',
    [
      hand('Say no to one small thing', 'Friendly, short, without a story.'),
      hand('Write down what the no makes room for', 'Half an hour is a lot.'),
      checkIn('A yes to this one.'),
    ],
    hand('Leave one message until tomorrow', 'It will keep.'),
  ),
  day(
    'Listen all the way through',
    'Being listened to is close to being cared for.',
    [
      hand('Listen to somebody without planning your answer', 'Five minutes.'),
      hand('Listen to one piece of music from start to end', 'Doing nothing else.'),
      mood('Log how you feel', 'Sounds linger.'),
    ],
    hand('Listen to the quietest place you know', 'It is never quite silent.'),
  ),
  day(
    'Rest before you are tired',
    'A break that comes early is a better break.',
    [
      hand('Take two breaks of five minutes', 'Away from whatever you are doing.'),
      hand('Lie down or lean back with closed eyes', 'Until the kettle boils.'),
      checkIn('Rest is progress, too.'),
    ],
    hand('Go to bed a little earlier tonight', 'With no plan for the time gained.'),
  ),
  day(
    'Collect three good things',
    'Good moments are quick. Writing them down slows them.',
    [
      journal('Write down three good things of today', 'And how each came about.'),
      hand('Tell one of them to somebody', 'At dinner, by message, to the dog.'),
      checkIn('This may be the fourth.'),
    ],
    hand('Take a picture of something ordinary that you like', 'A cup will do.'),
  ),
  day(
    'Stand on your ground',
    'Fifteen days: this is what steady feels like.',
    [
      hand('Write down what steadies you', 'People, places, a walk, a song.'),
      habit('Do one habit that steadies you', 'Plant it first if it is new.'),
      mood('Log how you feel', 'The end of the first phase.'),
    ],
    hand('Put the list where hard days can find it', 'Inside a cupboard door is good.'),
  ),
];
