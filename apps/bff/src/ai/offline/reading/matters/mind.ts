import type { Matter } from './matter.ts';

/** What goes on inside on ordinary days. */
export const mind: readonly Matter[] = [
  {
    name: 'too much at once',
    pattern:
      /\b(?:overwhelm\p{L}*|too much (?:on my plate|to do|going on|at once)|(?:so|too) many (?:things|tasks|demands)|stressed (?:out|all|about (?:everything|all))|(?:so|really|very|super|always|constantly) stressed|drowning in|(?:my )?to[- ]?do list|don'?t know where to (?:start|begin))\b/iu,
    example: 'I am overwhelmed, too much to do',
    said: ['That is a lot to hold at once, and a head is a poor place to store it.'],
    asks: [
      'If only one of all these could be off your back by tonight, which would you choose?',
      'Which of it is really yours, and which did you take over from somebody?',
    ],
    thoughts: [
      'Everything out of the head first: ten minutes, one line each, unsorted. Then mark the three that must not wait; the rest is allowed to stand on paper.',
      'Of each thing ask: do it, hand it on, put it in the calendar, or let it go. One is always for letting go.',
      'One hour with the phone in another room moves more than an afternoon in between; begin with the thing that the others hang on.',
      'Before the next hour, two minutes of breathing out longer than in: the list stays as long, and looks shorter.',
    ],
  },
  {
    name: 'worn out',
    isTender: true,
    isMild: true,
    pattern:
      /\b(?:burn(?:ed|t)?[- ]?out|running on empty|(?:completely|totally|so|always|constantly|emotionally|mentally) (?:exhausted|drained|worn out|spent)|no energy (?:left|for anything|at all|anymore)|tired all the time|never rested)\b/i,
    example: 'I think I am burned out',
    said: ['To be that tired is no weakness; it is a bill that has come in.'],
    asks: ['Since when is it so, and what has grown less since then?', 'What still gives you a little back, even for ten minutes?'],
    thoughts: [
      'Rest is not what is left over. Put the breaks into the calendar first, small and daily: a meal without a screen, a quarter of an hour outside.',
      'One thing fewer does more than one thing for relaxation on top. What could be cancelled, handed over or done worse this week, with nobody the wiser?',
      'If sleep does not refresh you any more for weeks, let a doctor look at it; behind being worn out there is often something that can be treated.',
      'Tell one person at work, in one sentence and with one wish: “I am at my limit. I need the report moved to next week.”',
    ],
  },
  {
    name: 'hard on oneself',
    isTender: true,
    isMild: true,
    pattern:
      /\b(?:(?:so|too|really|very) hard on myself|self[- ]?critic\p{L}*|inner critic|never (?:good )?enough|not good enough|perfectionis\p{L}*|hate (?:my(?:self)?|the way i) (?:for|look)|beat(?:ing)? myself up|can'?t do anything right|disappointed in myself)\b/iu,
    example: 'I am too hard on myself',
    said: ['That voice is strict, and it is louder than it is right.'],
    asks: ['What does it say, word for word?', 'Whose voice does it sound like?'],
    thoughts: [
      'Write its sentence down, and below it what you would answer a friend who says it of themself. The second line is mostly the more exact one.',
      'Set “good enough” before you begin: what has to be in it, until when, and then it is handed over. A perfect thing that never leaves the desk helps nobody.',
      'In the evening, three lines on what went through your hands today, however small; a mind that only counts faults needs a second ledger.',
    ],
  },
  {
    name: 'behind in life',
    isTender: true,
    isMild: true,
    pattern:
      /\b(?:(?:missed|missing) the boat|too (?:old|late) (?:for|to)|(?:everyone|everybody|all my friends|people my age)\b[^.!?]{0,40}\b(?:married|kids|houses?|careers?|ahead|further|moved on|successful|have (?:it|their))|(?:falling|fallen|so|feel|am|i'?m|being) behind (?:in life|everyone|others|my friends|everybody)|wast(?:ed|ing) my (?:life|twenties|thirties|time)|turn(?:ing|ed)? (?:30|40|50|60|thirty|forty|fifty|sixty)|mid-?life)\b/i,
    example: 'I am 41 and feel that I missed the boat',
    said: ['There is no timetable for a life, and it still hurts to feel late for it.'],
    asks: ['Behind whom, or behind which picture of yourself?', 'What would you want more of, if nobody compared?'],
    thoughts: [
      'Others are seen in their shop windows, oneself in the store room. Who asks three of them how it really is mostly comes home lighter.',
      'Ask the question smaller: not “where should I be?”, but “what would I like to be able to say of this year?”. One thing is enough for an answer.',
      'What one learned on the detours counts along: a list of ten things you can do today that you could not ten years ago is worth half an hour.',
    ],
  },
  {
    name: 'anger',
    pattern:
      /\b(?:(?:my|bad|short) temper|anger (?:issues|problems?|management)|(?:i )?(?:get|getting|am|become) (?:so |too )?(?:angry|irritable|irritated|annoyed) (?:so |too )?(?:quickly|easily|fast|at (?:everything|everyone|small things))|(?:lose|losing|lost|control) my temper|shouting at (?:people|everyone|them|him|her|colleagues|my \p{L}+)|^\W*shouting\W*$|snap at (?:people|everyone))\b/iu,
    example: 'I lose my temper too quickly',
    said: ['Anger is mostly a guard: behind it stands something that wants protecting.'],
    asks: ['Where in the body do you notice it first?', 'On which days is the fuse longest?'],
    thoughts: [
      'Learn its first sign, such as heat in the face or a fast voice, and leave at that point: “I need five minutes, I will come back.” Ten seconds later it is too late.',
      'Hungry, tired, rushed: two of these and it takes little. An apple, an early night and ten minutes more on the way disarm more than resolutions.',
      'When it has passed, finish the sentence “I was angry because I needed …”. The need can be asked for; the anger can only be borne.',
    ],
  },
  {
    name: 'nerves',
    pattern:
      /\b(?:(?:so|really|very|a bit|pretty|super) nervous|nervous about|butterflies|my nerves|calm (?:down|myself)|freaking out|worr(?:y|ied|ying) (?:about|that)|anxious about|what if (?:it|i|they|he|she|something))\b/i,
    example: 'I am nervous about tomorrow',
    said: ['Nerves come where something matters.'],
    asks: [
      'What exactly is the picture that you see, when you think ahead to it?',
      'And what is most likely to happen, if you were to bet on it?',
    ],
    thoughts: [
      'Breathe out twice as long as in, for two minutes: four counts in, eight out. It is the one switch to the body that is always at hand.',
      'Write the worst, the best and the likeliest course, one line each, and beside the worst what you would do then. A fear with a plan shrinks.',
      'Say “I am excited” instead of “calm down”: the body is awake either way, and it may be awake for you.',
    ],
  },
  {
    name: 'sunday dread',
    isTender: true,
    isMild: true,
    pattern:
      /\b(?:sunday (?:scaries|blues|dread|evenings?|nights?)|(?:every|on) sunday\b[^.!?]{0,50}\b(?:knot|dread|stomach|sick|anxious|panic)|dread(?:ing)? monday|hate mondays?)\b/i,
    example: 'Every Sunday evening I dread Monday',
    said: ['A knot on Sundays is a message from the week, and it is worth reading.'],
    asks: [
      'If you could take one thing out of Monday, which would it be?',
      'Is it the work itself, the people, or how much of it there is?',
    ],
    thoughts: [
      'On Friday, write down the first thing for Monday and close the book; then Sunday need not hold it for you.',
      'Put something good into Monday itself: breakfast with somebody, a swim, the nice route. A day that has one face only is dreaded more.',
      'If the knot has come for months, it may be right about the place. To look round costs nothing: one talk a month with somebody who works elsewhere.',
    ],
  },
  {
    name: 'resting',
    isTender: true,
    isMild: true,
    pattern:
      /\b(?:(?:guilty|bad|lazy|useless|restless) (?:for|about|when|if|while) (?:i(?:'m| am)? )?(?:rest\w*|relax\w*|doing nothing|sit\w*|nap\w*|tak\w+ (?:a )?(?:break|day off|time))|can(?:'t|not) (?:just )?(?:relax|rest|sit still|do nothing|switch off)|always (?:something to do|on the go|busy)|never (?:a )?(?:break|time for myself))\b/i,
    example: 'I feel guilty for resting',
    said: ['Somebody taught you once that rest has to be earned. It has not.'],
    asks: ['Whose voice is it that calls it lazy?', 'When did you last rest well, and what was different then?'],
    thoughts: [
      'Put rest into the calendar like an appointment, with a beginning and an end; what has an end is easier to allow.',
      'Begin with kinds that look like doing: walk without an aim, cook slowly, water the plants. The other kind comes later.',
      'Say what it is for, half aloud: “I rest so that I am kinder tonight.” A reason quiets the inner foreman better than a quarrel with him.',
    ],
  },
  {
    name: 'comparing',
    pattern:
      /\b(?:compar(?:e|ing) (?:myself|me|my life)|everyone(?:'s| is) (?:so much )?(?:happier|better|prettier|richer|fitter)|instagram makes me|fomo|missing out)\b/i,
    example: 'I keep comparing myself with others on Instagram',
    said: ['It is hard to like one’s own day beside everybody’s best picture.'],
    asks: ['Who is it mostly, and what do they seem to have?', 'How do you feel before you open it, and how after?'],
    thoughts: [
      'Mute, for a month, the five accounts after which you feel smaller. Nobody notices, and you will.',
      'What stings points at a wish. Write it as a plain sentence, “I would like …”, and look what a first tenth of it would cost.',
      'Compare with yourself a year ago instead: one thing that has become easier, once a week, in writing.',
    ],
  },
];
