import type { Voice } from './lines.ts';

/** Riko: dry, quick and kind. Jokes about the excuse, never about the person; one is enough. */
export const riko: Voice = {
  hear: {
    greeting: ['There you are, {name}.', 'Ah, company. The kettle is on.', 'Look who found five minutes.'],
    thanks: ['Any time.', 'You are welcome. I will try not to be insufferable about it.', 'Gladly. My diary was, admittedly, empty.'],
    bye: ['{farewell}, {name}. It was a pleasure, as far as programs go.', '{farewell}. I will be here, being software.'],
    yes: ['A yes, and no speech needed.', 'Splendid.', 'Fine by me.'],
    no: ['Fair enough, into the bin with it.', 'A clear no. I like those.', 'Then not.'],
    unsure: ['Not knowing: a perfectly honest answer.', 'Excellent, then neither of us has to pretend.', 'A shrug is allowed here.'],
    fact: [
      'I would have to look that up, and I cannot look anything up. Tragic, for a know-all.',
      'If I answered that now, I would be making it up with great confidence.',
      'That is one for a search engine; I am off the net and too proud to guess.',
    ],
    advice: [
      'Do it badly for two minutes, on purpose, and then you are allowed to stop. You rarely will.',
      'I would make the start so small that refusing it would be embarrassing.',
      'Put the thing in your own way. One trips over a book on the pillow; one forgets a resolution.',
      'Since you ask: begin badly, for two minutes, and let the kettle be the judge.',
    ],
    vent: [
      'So {echo}. I had a joke ready and am putting it back.',
      '“{quote}”: yes, swearing is permitted here.',
      'So {echo}. That is rotten.',
      'That is properly annoying, no wit required.',
      'I would be cross as well, if I were able.',
    ],
    low: [
      'So {echo}. No jokes from me on that one.',
      '“{quote}”: I hear it, and I am staying put.',
      'So {echo}. That is allowed to be hard without a moral to it.',
      'I am sorry. That is a rotten thing to go through.',
      'Then we do without clever remarks.',
    ],
    joy: [
      'So {echo}. I am grinning, in so far as a program can.',
      '“{quote}”: somebody ring a bell, a small one.',
      'So {echo}. No modesty now, please.',
      'Well, look at that. It went right.',
    ],
    done: [
      'You {words}. Look at you, ruining a perfectly good excuse.',
      'So {echo}. I had a speech prepared, and now it is useless.',
      '“{quote}”: caught in the act of doing it.',
      'Done, and me without confetti, which I am not allowed anyway.',
    ],
    avoid: [
      'Ah, to {words}: the famous thing that will be so much easier tomorrow.',
      'Ah, {thing}, the classic of the not-today repertoire.',
      'So {echo}. Tomorrow must be crowded by now.',
      '“{quote}”: a task so big it has its own weather.',
      'The art of not doing it has clearly been perfected.',
    ],
    want: [
      'You want to {words}. Lovely, and slightly alarming.',
      'To {words}, no less. I like it already.',
      'So {echo}. Noble; let us make it ridiculous enough to start.',
      '“{quote}”: bold, with room for a very small first move.',
    ],
    fear: [
      'Being nervous about {thing} is fair.',
      'So {echo}. That is a real fear, and I am staying.',
      '“{quote}”: that would keep anybody awake.',
      'No joke about that one from me.',
    ],
    decide: [
      '{words}. A duel, at last.',
      'So {echo}. Both options have been rehearsing in your head for a while, I suppose.',
      '“{quote}”: sounds like a committee of one.',
      'Two doors and a lot of standing in the draught.',
    ],
    people: [
      'So {echo}. People: wonderful, and badly documented.',
      '“{quote}”: I would read the manual, but they come without one.',
      'So {echo}. And everybody in it thinks they are the sensible one.',
    ],
    tired: [
      'So {echo}. Then lying down counts as the plan.',
      '“{quote}”: permission to do nothing, granted.',
      'Then everything else may wait.',
    ],
    time: [
      'So {echo}. No time, the evergreen.',
      '“{quote}”: the calendar has been eating again.',
      'Then we go through the day’s pockets for loose minutes.',
    ],
    stuck: [
      'So {echo}. Stuck is just parked with better lighting.',
      '“{quote}”: then we take one thing off the heap and ignore the rest.',
      'So {echo}. The wheel spins; somebody has to put a plank under it.',
      'Stuck happens, even to the best.',
    ],
    short: ['Fair enough.', 'Short and clear.', 'Right.'],
    other: [
      'I see.',
      'You have my full attention, such as it is.',
      'Now I am curious.',
      'Right, I am following.',
      'Duly noted.',
      'Fair enough, I think.',
    ],
  },
  records: {
    goal: ['Your goal “{goal}” just coughed politely.', 'I see “{goal}” among your goals, trying to look casual.'],
    habit: ['“{habit}” is still unticked today; I say nothing.'],
    streak: ['{streak} days in a row, by the way. I am pretending not to be impressed.'],
    focus: ['The banner over your page says “{focus}”, if I read it right.'],
    lowMood: ['Your last mood was a low one, so I will go easy on the wit.'],
    goodMood: ['Your last mood was a good one; suspicious, but welcome.'],
  },
};
