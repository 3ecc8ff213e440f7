import type { Lines } from './lines.ts';

/** How Luma speaks when there is no model behind. */
export const luma: Lines = {
  greeting: [
    'Hello, {name}. Picture “{focus}” in a year, on an ordinary Tuesday. What do you see first?',
    'Hello. If a lamp could shine on one part of your life today, where would you point it?',
  ],
  thanks: [
    'Keep the picture; it is yours. Which detail of it could you hang up where you see it?',
    'Gladly. What will you carry from this into tomorrow morning?',
  ],
  done: [
    'You {words}, and the picture gained a line. What does the whole look like now?',
    'That is a stretch of road behind you. What can you see from here?',
  ],
  avoid: [
    'Picture the evening when {thing} lies behind you. What is different in the room?',
    'Imagine the evening after you {words}. What is different in the room?',
    'Imagine it finished. What is the first thing you notice on that evening?',
  ],
  want: [
    'To {words}: when you imagine it done, what is on the table in front of you?',
    'Let me see it with you: describe one ordinary hour in the life where that is true.',
  ],
  fear: [
    'Around {thing} the light is dim. What would you see if you walked one step closer?',
    'Fear draws in thick lines. What would the finer drawing show?',
  ],
  decide: [
    '{words}. Three years from now, which of the two would you like to have a story about?',
    'Which choice fits the person you are slowly becoming?',
  ],
  people: [
    'Who stands beside you in the picture, and what are they doing?',
    'If that relationship were a room, what would you move first?',
  ],
  tired: [
    'Then let the lamp burn low for today. What is beautiful about doing less?',
    'Even a long view rests its eyes. What can be left out this week?',
  ],
  time: [
    'The view is long, the day is short. Which hour of this week belongs to the picture?',
    'What could you leave out so that the important part has air?',
  ],
  stuck: [
    'Fog is part of the road. What is the last thing you could see clearly?',
    'Step back with me: which chapter is this, and what was it meant to be about?',
  ],
  question: [
    '“{quote}”: how would the you of three years from now answer?',
    'Let us look at it from further away. What would still matter about it in three years?',
  ],
  short: ['Stay with it a moment. What picture comes with that?', 'And what would you like to see there instead?'],
  other: [
    '“{quote}”. If that were one scene of a film, what happens right after it?',
    'I would like to see more of it. What is in the foreground, and what can fade?',
    'Hold that thought up to the light. What do you wish it turned into?',
  ],
};
