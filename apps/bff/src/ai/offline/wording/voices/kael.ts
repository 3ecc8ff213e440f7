import type { Voice } from './lines.ts';

/** Kael: steady and curious. Doors and paths, ten minutes, two honest options. */
export const kael: Voice = {
  hear: {
    greeting: ['Good to see you, {name}.', 'Come in, there is time.', 'Good that you looked in.'],
    thanks: ['You are welcome.', 'Gladly; the credit stays with you.', 'It was good to look at it with you.'],
    bye: ['{farewell}, {name}. Go well.', '{farewell}. Until next time.'],
    yes: ['Good.', 'All right, then.', 'Good to know.'],
    no: ['All right, we leave that one closed.', 'Then that is not it, and it helps to know.', 'A no is clear enough.'],
    unsure: [
      'Not knowing yet is an honest place to stand.',
      'Nothing has to be decided from here.',
      'That is fine; most paths are found by walking.',
    ],
    fact: [
      'That I cannot look up from here, and I would rather not guess.',
      'For that you need a good source, and I have none within reach.',
      'That is beyond what I can check offline.',
    ],
    advice: [
      'What usually helps is to halve the thing until starting feels almost silly.',
      'I would give it ten minutes before anything else tomorrow, and only then judge it.',
      'Look for the part that already works a little, and do more of that first.',
      'My honest suggestion: find the part that already works a little, and give it ten minutes more.',
    ],
    vent: [
      'So {echo}. No wonder that burns.',
      '“{quote}”: that would wear anybody down.',
      'So {echo}. You need not be fair about it yet.',
      'I can see why that makes you angry.',
      'That sounds tiring, and it may be said loudly.',
    ],
    low: [
      'So {echo}. Thank you for not making it prettier than it is.',
      '“{quote}”: I will not hurry past that.',
      'So {echo}. There is no need to do anything about it right now.',
      'I am sorry. That sounds hard.',
      'Thank you for saying that so plainly.',
    ],
    joy: [
      'So {echo}. I like how that sounds.',
      '“{quote}”: worth standing still for a moment.',
      'So {echo}. Let it be good before it becomes useful.',
      'That is good news.',
    ],
    done: [
      'You {words}. That door is open now.',
      'So {echo}. It counts, however small it may look from inside.',
      '“{quote}”: done, and it stays done.',
      'That is behind you now, and it counts.',
    ],
    avoid: [
      'To {words} has been waiting at the door for a while.',
      'About {thing}: waiting often guards something.',
      'So {echo}. There is usually a reason, and seldom the one we scold ourselves with.',
      '“{quote}”: what we circle around is rarely nothing.',
      'Putting it off usually protects something.',
    ],
    want: [
      'You want to {words}. Somewhere in that is a first door.',
      'To {words}: let us make it smaller until it fits into ten minutes.',
      'So {echo}. I hear a beginning in it.',
      '“{quote}”: there is a wish in that, and wishes point somewhere.',
    ],
    fear: [
      'Being uneasy about {thing} is only human.',
      'So {echo}. That is understandable.',
      '“{quote}”: I take that seriously.',
      'A worry like that may be said here.',
    ],
    decide: [
      '{words}: two honest paths, and each costs something.',
      'So {echo}. A fork is no failure of will.',
      '“{quote}”: then both sides have something to say for them.',
      'Two paths, then, and neither of them is free.',
    ],
    people: [
      'So {echo}. There are two people in that story, and you are one of them.',
      '“{quote}”: I hear somebody else in the room.',
      'So {echo}. What others do is weather; what you do next is the path.',
    ],
    tired: [
      'So {echo}. Then today may be a short one.',
      '“{quote}”: that is a lot to get through a day with.',
      'Then nothing more has to be done today.',
    ],
    time: [
      'So {echo}. Full days do hide small gaps.',
      '“{quote}”: then we look for minutes and leave the hours alone.',
      'Then we need something that fits between two other things.',
    ],
    stuck: [
      'So {echo}. When nothing moves, what already moves a little is the way in.',
      '“{quote}”: nobody has to see the whole road from there.',
      'So {echo}. A wall is often a door seen from too close.',
      'Stuck is a place one can start from, too.',
    ],
    short: ['I am listening.', 'Few words will do.', 'All right.'],
    other: [
      'I follow you so far.',
      'Thank you for telling me that.',
      'I see what you mean by that.',
      'Now I know that.',
      'All right, I have that.',
      'I would like to understand that better.',
    ],
  },
  records: {
    goal: ['Your goal “{goal}” comes to mind here.', 'I have your goal “{goal}” in view as well.'],
    habit: ['“{habit}” is still open among your habits today, in case that is the door you want.'],
    streak: ['You have shown up {streak} days in a row; there is a path under your feet.'],
    focus: ['You put “{focus}” at the top of your page.'],
    lowMood: ['Your latest mood was a low one, so we can keep this gentle.'],
    goodMood: ['Your latest mood was a good one; such days carry a little more.'],
  },
};
