import { checkIn, type DayText, day, goal, habit, hand, journal, mood, still } from './writing.ts';

/** Days 46 to 60. */
export const sixtyOwn: readonly DayText[] = [
  day(
    'What matters here',
    'Values are what you do when you are free to choose.',
    [
      hand('Write down five words that matter to you', 'Honesty, play, calm, craft, kin.'),
      hand('Choose two for the next fifteen days', 'You can change them.'),
      checkIn('The last phase. It is yours.'),
    ],
    hand('Ask somebody which words they see in you', 'You may be surprised.'),
  ),
  day(
    'One word in practice',
    'A value becomes visible in ten minutes of a day.',
    [
      hand('Do one thing that shows your first word', 'Small and visible, or small and secret.'),
      mood('Log how you feel', 'Does it fit like a coat?'),
      habit('Do one habit', 'Perhaps the two know each other.'),
    ],
    hand('Put the word where you will see it', 'A sticky note, a lock screen.'),
  ),
  day(
    'Edit your week',
    'A week is a thing that can be rearranged.',
    [
      hand('Look at the week ahead and remove one thing', 'With a friendly message, if it needs one.'),
      hand('Put one thing in that is only for you', 'Half an hour is enough.'),
      checkIn('Your week, your pencil.'),
    ],
    hand('Ask for a change that would help you', 'A time, a place, a quieter room.'),
  ),
  day(
    'Give without a reason',
    'What is given away freely comes back as lightness.',
    [
      hand('Give something: time, a thing, a good word', 'To someone who does not expect it.'),
      hand('Keep it to yourself', 'A secret of the pleasant kind.'),
      mood('Log how you feel', 'Giving has a weather of its own.'),
    ],
    hand('Pick up one thing that is not yours to pick up', 'A wrapper, a fallen bicycle.'),
  ),
  day(
    'Write to who you were',
    'You know things now that would have helped on day one.',
    [
      journal('Write a short letter to yourself on day one', 'What would be good to hear?'),
      hand('Underline the kindest line', 'It is still true.'),
      checkIn('Day fifty.'),
    ],
    hand('Send the line to somebody who is beginning', 'With a greeting from day fifty.'),
  ),
  day(
    'Teach one thing',
    'To teach is to learn with company.',
    [
      hand('Show somebody something you can do', 'In five minutes, patiently.'),
      hand('Write down the one step people stumble over', 'And how you got past it.'),
      checkIn('Teacher for a day.'),
    ],
    hand('Write it up as a short note for others', 'Half a page helps many.'),
  ),
  day(
    'Look at your goal again',
    'Goals may be changed by those who made them.',
    [
      goal('Move one goal forward, or bring it up to date', 'Whatever is true today.'),
      hand('Write down if you still want it, and why', 'Letting go is an answer, too.'),
      mood('Log how you feel about it', 'Lighter, keener, calmer?'),
    ],
    hand('Make the next step smaller than it was', 'Halve it once more.'),
  ),
  day(
    'Your own pace',
    'There is a speed at which you could go on for ever.',
    [
      hand('Do one thing today at half your usual speed', 'Walking, washing up, writing.'),
      still('Sit quietly for five minutes', 'Nothing to reach, nothing to mend.'),
      checkIn('Slowly.'),
    ],
    hand('Leave ten minutes early for something', 'And arrive unhurried.'),
  ),
  day(
    'The people on your path',
    'Nobody walks sixty days quite alone.',
    [
      hand('Write down who helped you on the way', 'Those who know, and those who have no idea.'),
      hand('Thank one of them', 'Today, in your own words.'),
      mood('Log how you feel', 'Gratitude likes to be named.'),
    ],
    hand('Plan something pleasant with one of them', 'A date is better than “soon”.'),
  ),
  day(
    'A ritual to keep',
    'A ritual is a habit with a little meaning on top.',
    [
      hand('Choose one moment of the day for a ritual', 'The first cup, the last light.'),
      habit('Do one habit as if it were a ritual', 'With care, without hurry.'),
      checkIn('A mark like every day. That, too, is one.'),
    ],
    hand('Give the ritual a name', 'Names help things to stay.'),
  ),
  day(
    'Forgive a detour',
    'Ways that bend arrive as well.',
    [
      journal('Write about a detour of these weeks', 'And what you would not have seen without it.'),
      hand('Let one old plan go', 'Thank it for its services.'),
      checkIn('From right here.'),
    ],
    hand('Laugh about it with somebody', 'Detours make the better stories.'),
  ),
  day(
    'Make room for what comes',
    'An empty shelf is an invitation.',
    [
      hand('Empty one shelf, hour or list', 'And leave it empty for a while.'),
      hand('Write down what you would like to find there', 'In a month, in a year.'),
      mood('Log how you feel', 'Room has a feeling.'),
    ],
    hand('Give three things away', 'In one bag, today.'),
  ),
  day(
    'Write your own rules',
    'Few rules, kindly meant, can carry a good year.',
    [
      hand('Write down three rules of your own', 'Short enough to remember in the rain.'),
      hand('Say them aloud once', 'Cross out what sounds like somebody else.'),
      checkIn('Rule four: check in.'),
    ],
    hand('Show the rules to somebody who knows you', 'They may add a smile.'),
  ),
  day(
    'The evening before',
    'Endings go well when they are prepared.',
    [
      hand('Choose how you will mark day sixty', 'A meal, a walk, a call.'),
      journal('Write down what you are taking along', 'Three things that weigh nothing.'),
      mood('Log how you feel', 'The line is almost sixty days long.'),
    ],
    hand('Lay out something nice to wear', 'It is an occasion.'),
  ),
  day(
    'Arrive, and walk on',
    'Sixty days. The hill is behind you, and the path goes on.',
    [
      checkIn('The sixtieth mark.'),
      journal('Write about who arrived here', 'In the third person, kindly.'),
      hand('Celebrate the way you planned', 'Or some other way.'),
    ],
    goal('Set a goal for the season that begins', 'Only if one has been waiting.'),
  ),
];
