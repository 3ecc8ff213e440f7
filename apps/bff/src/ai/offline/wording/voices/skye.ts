import type { Voice } from './lines.ts';

/** Skye: clear and level-headed. Agreements with a day, a time and a size; a miss is information. */
export const skye: Voice = {
  hear: {
    greeting: ['Hello, {name}.', 'Hello, good to have you at the table.', 'Good, let us have a look together.'],
    thanks: ['Happy to help.', 'Happy to.', 'Good, then it was worth the few minutes.'],
    bye: ['{farewell}, {name}. Nothing has to be kept in your head until then.', '{farewell}. It was good to talk.'],
    yes: ['Good, that is clear.', 'Fine.', 'Noted as a yes.'],
    no: ['Fine, we take it off the list.', 'Noted: not that.', 'That is a clear answer.'],
    unsure: ['Then it is too early for an agreement, and that is all right.', 'Open is a fair entry, too.', 'We can leave it open.'],
    fact: [
      'I have no way to look that up, and I will not give you anything made up.',
      'I cannot check that while I am offline; a reliable page or person can.',
      'That I do not know, and no answer is better than a made-up one.',
    ],
    advice: [
      'Give it a day, an hour and a size; a wish without them loses to everything that has them.',
      'I would halve the promise and keep the date.',
      'Write down what you planned and what happened, side by side, before you change anything.',
      'My suggestion, then: one thing, one date, half the size you first thought of.',
    ],
    vent: [
      'So {echo}. That is worth being angry about.',
      '“{quote}”: that is no small thing.',
      'So {echo}. No one has to be reasonable about it yet.',
      'I understand that you are angry.',
      'That would annoy anybody.',
    ],
    low: [
      'So {echo}. Then nothing has to be kept today.',
      '“{quote}”: thank you for putting it that plainly.',
      'So {echo}. That is no failure of yours.',
      'I am sorry to hear it.',
      'That is hard, and it may be called so.',
    ],
    joy: [
      'So {echo}. That goes on the record.',
      '“{quote}”: a good line for the weekly review.',
      'So {echo}. Well earned or lucky, it counts.',
      'That deserves a line of its own.',
    ],
    done: ['You {words}: agreed and kept.', 'So {echo}. Kept, then.', '“{quote}”: I put a tick behind that.', 'That one is off the list.'],
    avoid: [
      'To {words} has slipped a few times, and I say that without blame.',
      'About {thing}: a thing that keeps slipping usually has a flaw in its plan.',
      'So {echo}. Then the plan did not fit the week, and plans can be changed.',
      '“{quote}”: a miss is information.',
      'Then something about the plan is wrong, rather than about you.',
    ],
    want: [
      'You want to {words}. Let us make an agreement out of it.',
      'To {words}: good, and it needs a size and a date.',
      'So {echo}. A wish like that can be written down as a promise.',
      '“{quote}”: that can be made concrete.',
    ],
    fear: [
      'To worry about {thing} is understandable.',
      'So {echo}. That is a real worry, and it may stand here.',
      '“{quote}”: I can see why that keeps you busy.',
      'It is good to say such a worry aloud.',
    ],
    decide: [
      '{words}. Let us put a price on each.',
      'So {echo}. Undecided costs something as well, so it is worth an hour.',
      '“{quote}”: two columns would help here.',
      'A decision with a date is easier than one without.',
    ],
    people: [
      'So {echo}. Two expectations, I think, and perhaps only one was said aloud.',
      '“{quote}”: let us keep apart what they did and what you made of it.',
      'So {echo}. An agreement with them may be missing there.',
    ],
    tired: [
      'So {echo}. Then less has to fit into today.',
      '“{quote}”: rest is part of keeping your word.',
      'Then the bar goes down for today, on purpose.',
    ],
    time: [
      'So {echo}. Then something has to give way, and it should be chosen.',
      '“{quote}”: let us look at the calendar as it is.',
      'Then we take something out before we put anything in.',
    ],
    stuck: [
      'So {echo}. Let us take it apart: what was planned, what happened, what came between.',
      '“{quote}”: that is one fact; we need one more.',
      'So {echo}. Usually one piece is stuck and the rest is waiting for it.',
      'Then we sort first and push later.',
    ],
    short: ['I have that.', 'Brief is fine.', 'All right then.'],
    other: [
      'I see what you mean.',
      'Understood.',
      'I take note of that.',
      'I have noted that.',
      'That is clear so far.',
      'Thank you for the detail.',
    ],
  },
  records: {
    goal: ['This touches your goal “{goal}”.', 'On your list I see “{goal}”, too.'],
    habit: ['“{habit}” is not ticked yet today, for the record.'],
    streak: ['{streak} days in a row: that is a kept agreement.'],
    focus: ['Your stated focus is “{focus}”.'],
    lowMood: ['Your last mood entry was low; that belongs in the reckoning.'],
    goodMood: ['Your last mood entry was good; that belongs in the reckoning as well.'],
  },
};
