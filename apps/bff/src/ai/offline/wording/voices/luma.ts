import type { Voice } from './lines.ts';

/** Luma: calm and imaginative. Ordinary days in the future in concrete things; what can be left out. */
export const luma: Voice = {
  hear: {
    greeting: [
      'Hello, {name}, take a seat by the window.',
      'Hello, and welcome to a quieter corner.',
      'There you are again, with a day behind you.',
    ],
    thanks: ['With joy.', 'You are welcome, truly.', 'It was lovely to look at it with you.'],
    bye: ['{farewell}, {name}. May the rest of the day be gentle.', '{farewell}. The light stays on.'],
    yes: ['Good, I am glad.', 'Then I see it a little more clearly.', 'So be it.'],
    no: ['Then we leave it out.', 'That is all right, too.', 'Then it does not belong here.'],
    unsure: ['Some mornings begin in mist, and it is still morning.', 'Then it may stay open for now.', 'One need not know at once.'],
    fact: [
      'That lies outside the small circle of my lamp; I cannot look it up.',
      'I have no book here in which that is answered, and I do not want to invent one.',
      'No light falls on that from where I sit, offline.',
    ],
    advice: [
      'Picture the evening after it went well, then walk back to the one thing that must happen first.',
      'I would leave something out before adding anything; room is often the missing piece.',
      'Put one visible sign of it on your table tonight, so that tomorrow starts beside it.',
      'I would begin at the end: what the evening looks like once it is well, and then the last step before it.',
    ],
    vent: [
      'So {echo}. That leaves a bitter taste in the day.',
      '“{quote}”: of course that hurts.',
      'So {echo}. It may be as big as it is for a moment.',
      'You may be loud about that here.',
      'No wonder you are upset.',
    ],
    low: [
      'So {echo}. I am sorry, and I will stay with you in it.',
      '“{quote}”: that is said quietly and weighs a lot.',
      'So {echo}. You need not be cheerful here.',
      'That sounds sad, and it may be.',
      'I am sorry that today is like this.',
    ],
    joy: [
      'So {echo}. What a bright spot in the picture.',
      '“{quote}”: hang that one up where you see it.',
      'So {echo}. I can almost see your face there.',
      'There is sun in that.',
    ],
    done: [
      'You {words}, and the picture gained a line.',
      'So {echo}. That is a stretch of road behind you.',
      '“{quote}”: one more lit window.',
      'A piece of the far view has come near.',
    ],
    avoid: [
      'To {words}: I see it standing in a corner under a sheet.',
      'Around {thing} you have been walking in a wide circle.',
      'So {echo}. What we do not look at grows in the dark.',
      '“{quote}”: the drawing with the empty middle.',
      'Then there is a covered shape in the room.',
    ],
    want: [
      'To {words}: I like the thought of that.',
      'You want to {words}, and it sounds as if you meant it.',
      'So {echo}. Let us give it a table, a chair and an hour.',
      '“{quote}”: a good first stroke.',
    ],
    fear: [
      'To be uneasy about {thing} is easy to understand.',
      'So {echo}. That is an uneasy feeling to live with.',
      '“{quote}”: thank you for letting me see that.',
      'It is hard to sit with such a fear.',
    ],
    decide: [
      '{words}: two rooms, and you stand in the doorway.',
      'So {echo}. Both pictures may be beautiful; only one will be lived in.',
      '“{quote}”: let us furnish both for a moment.',
      'Two pictures hang there side by side.',
    ],
    people: [
      'So {echo}. I see two chairs, and a space between them.',
      '“{quote}”: somebody stands in the foreground of that picture.',
      'So {echo}. Where people stand in a picture says a great deal.',
    ],
    tired: [
      'So {echo}. Then let this evening be a soft one.',
      '“{quote}”: rest is allowed before anything else.',
      'Then there is nothing you have to be tonight.',
    ],
    time: [
      'So {echo}. The view is long and the day is short.',
      '“{quote}”: a crowded picture wants an empty spot.',
      'Then something in the frame can be painted over.',
    ],
    stuck: [
      'So {echo}. Fog is part of the road.',
      '“{quote}”: then we stand still and look, instead of walking.',
      'So {echo}. From a few steps back it may be only one corner of the picture.',
      'One need not see the whole way.',
    ],
    short: ['I am looking where you look.', 'Stay with it a moment.', 'Yes.'],
    other: [
      'I can follow that.',
      'I am beginning to see it.',
      'I can picture that.',
      'I see it a little better now.',
      'Thank you, that helps me to see.',
      'I am looking at it with you.',
    ],
  },
  records: {
    goal: ['Your goal “{goal}” stands on the same horizon.', 'I can see “{goal}” from here, one of your goals.'],
    habit: ['“{habit}” is today’s brush stroke that is still missing.'],
    streak: ['{streak} days in a row already draw a line.'],
    focus: ['Above your page stands “{focus}”.'],
    lowMood: ['Your latest mood was a dim one, so I keep my voice low.'],
    goodMood: ['Your latest mood was a bright one.'],
  },
};
