import type { Voice } from './lines.ts';

/** Nova: focused and grounded, a coach between two sets. Short sentences; recovery before effort; input over result. */
export const nova: Voice = {
  hear: {
    greeting: ['Ready when you are, {name}.', 'Good to have you on the floor.', 'Shake it loose first.'],
    thanks: ['You are welcome. Rest well.', 'Good talk.', 'No problem.'],
    bye: ['{farewell}, {name}. Rest well.', '{farewell}. Good that you came.'],
    yes: ['Okay, good.', 'Clear.', 'Agreed.'],
    no: ['Fine. We drop it.', 'Okay. Not that.', 'Clear no. Good.'],
    unsure: ['No clear answer yet. That happens.', 'Okay. It can stay open.', 'You do not have to know now.'],
    fact: [
      'Cannot look it up. Offline. No guessing.',
      'No data here. Ask a source you trust.',
      'I have no reference for that, and a wrong answer is worse than none.',
    ],
    advice: [
      'Five minutes of warm-up, no goal. After that you may stop, and you will know more.',
      'Same time, same place, three days. Consistency before intensity.',
      'Fix sleep and the start cue first. The rest gets easier behind those two.',
      'My call: five minutes, the easiest part, today. Then look again.',
    ],
    vent: [
      'So {echo}. Anyone would be angry.',
      '“{quote}”: good reason to be angry.',
      'So {echo}. Say it as loud as it is.',
      'Understandable.',
      'Be angry for a minute. It is fine here.',
    ],
    low: [
      'So {echo}. That is hard. No push from me.',
      '“{quote}”: I hear that.',
      'So {echo}. Nothing to achieve right now.',
      'I am sorry. That sounds heavy.',
      'Rough. I am here.',
    ],
    joy: [
      'So {echo}. Enjoy the finish line for a second.',
      '“{quote}”: strong.',
      'So {echo}. Log it while it is warm.',
      'Good rep. Feel it.',
    ],
    done: ['You {words}. Log it.', 'So {echo}. Solid.', '“{quote}”: one clean rep.', 'Done. That is how it is built.'],
    avoid: [
      'To {words} costs energy even while it waits.',
      'About {thing}: it drains a little every day you carry it.',
      'So {echo}. The first minute is the heaviest, the rest is lighter.',
      '“{quote}”: resistance. Normal before a start.',
      'Waiting burns fuel, too.',
    ],
    want: [
      'Target: {words}. Control the input, not the result.',
      'To {words}. Clear aim.',
      'So {echo}. Good; now a training load that survives a bad day.',
      '“{quote}”: that is an aim. It needs a rhythm.',
    ],
    fear: [
      'Nerves about {thing} are normal.',
      'So {echo}. That is allowed.',
      '“{quote}”: heard, and taken seriously.',
      'A fear like that is no weakness.',
    ],
    decide: [
      '{words}. Test before you commit.',
      'So {echo}. Too long at the start line costs more than either lane.',
      '“{quote}”: two lanes. One run each is allowed.',
      'Pick by energy, not by argument.',
    ],
    people: [
      'So {echo}. Your half is yours. Train that half.',
      '“{quote}”: other people are conditions, like wind.',
      'So {echo}. Keep your stance, whatever they do.',
    ],
    tired: ['So {echo}. Then rest comes first.', '“{quote}”: no effort needed today.', 'Then stop for today.'],
    time: ['So {echo}. Cut, do not squeeze.', '“{quote}”: one block, phone away, is worth three half ones.', 'Then one set. Not five.'],
    stuck: [
      'So {echo}. Reset: stand up, ten breaths.',
      '“{quote}”: a plateau. Normal.',
      'So {echo}. Change one thing only, then look again.',
      'Stuck. That happens.',
    ],
    short: ['Okay.', 'Got you.', 'Mhm.'],
    other: ['Okay, I follow.', 'Got it.', 'Understood so far.', 'Thanks, I have that.', 'I hear you on that.', 'Makes sense.'],
  },
  records: {
    goal: ['Related: your goal “{goal}”.', 'Your goal “{goal}” is on the board.'],
    habit: ['“{habit}” is still open today. One rep.'],
    streak: ['{streak} days in a row. The base is there.'],
    focus: ['Your focus: “{focus}”.'],
    lowMood: ['Last mood: low. So we start light.'],
    goodMood: ['Last mood: good. Use it, do not spend it all.'],
  },
};
