import type { Matter } from './matter.ts';

/** Friends, strangers, and the heart. */
export const people: readonly Matter[] = [
  {
    name: 'shy among people',
    pattern:
      /\b(?:social(?:ly)? (?:anxi\p{L}+|awkward)|small ?talk|(?:too|so|really|very) shy|shyness|(?:don'?t|never) know what to say (?:to people|at parties|in groups)|awkward (?:around|with|at)|nervous (?:around|with) people|talk(?:ing)? to (?:strangers|new people))\b/iu,
    example: 'I am so shy and never know what to say at parties',
    said: ['Many in that room feel the same and only hide it better.'],
    asks: ['Where does it hit you most: before, at the door, or in the talk itself?', 'With whom is it easy?'],
    thoughts: [
      'A question and a follow-up carry most talks: “How do you know each other?”, and then “And how was that?”. People remember those who asked.',
      'Come early. A room with three people in it is easier to enter than one with thirty, and later guests come to you.',
      'Give yourself a task and an end: say hello to one person, stay for forty minutes, and then you may go, whatever happened.',
      'Practise where nothing hangs on it: one sentence more than needed at the bakery, every day for a week.',
    ],
  },
  {
    name: 'a friend who drifts',
    isTender: true,
    isMild: true,
    pattern:
      /\b(?:(?:best |old |close |my )friends?\b[^.!?]{0,40}\b(?:never (?:texts?|calls?|writes?|asks?|replies|answers)|doesn'?t (?:text|call|write|reply|answer)|ghost\w*|drift\w*|too busy|changed|replaced me|has a new)|(?:always|only) me who (?:texts|calls|writes|asks|reaches out)|losing (?:touch|my friends)|lost touch|grow(?:n|ing) apart from my)\b/i,
    example: 'My best friend never texts back anymore',
    said: ['It hurts to be the one who always begins.'],
    asks: ['How long has it been like that, and did anything happen before?', 'What do you miss most about them?'],
    thoughts: [
      'One honest line without a reproach is worth more than ten hints: “I miss you. Is everything all right between us?”',
      'Some friendships sleep for a year when a life gets full, and wake up over one coffee. A fixed small thing helps, such as the first Sunday of the month.',
      'Let the hand that always gives rest for a while, and give it to somebody who reaches back; both are allowed at once.',
    ],
  },
  {
    name: 'dating',
    isTender: true,
    isMild: true,
    pattern:
      /\b(?:dating|first date|tinder|bumble|hinge|(?:ask|asked|asking) (?:her|him|them|a girl|a guy|someone|somebody) out|(?:have|got|has) a (?:huge |big )?crush|crush on|in love with|being single|still single|never had a (?:girlfriend|boyfriend|relationship)|find (?:a |the )?(?:partner|girlfriend|boyfriend|love))\b/i,
    example: 'I have a crush on somebody in my course',
    said: ['There is hope in that, and some trembling with it.'],
    asks: [
      'What do you like about being with them, or would you like about being with somebody?',
      'What is the smallest next thing that could happen?',
    ],
    thoughts: [
      'Ask for something small and certain: “I am having coffee after the course on Thursday. Do you want to come?” A no to that is a no to coffee, and not to you.',
      'Three or four short meetings tell more than three weeks of writing; meet soon, by day, and for an hour.',
      'Profiles show who can write profiles. Courses, clubs and friends’ tables show who somebody is on a Tuesday.',
      'A refusal says that two lives do not fit just now. Decide beforehand what kind thing you do for yourself that evening, whichever way it goes.',
    ],
  },
  {
    name: 'far apart',
    isTender: true,
    isMild: true,
    pattern:
      /\b(?:long[- ]distance|(?:boyfriend|girlfriend|partner|husband|wife|bf|gf) (?:lives|moved|is moving|works) (?:abroad|far away|in another|to another|overseas))\b/i,
    example: 'My girlfriend lives abroad and the distance is hard',
    said: ['Missing somebody who is there and still out of reach: that wears on both.'],
    asks: ['When is it hardest: after a call, at weekends, or at night?', 'Do the two of you know when you see each other next?'],
    thoughts: [
      'A next date in the calendar carries more than many calls; let there always be one, even if it is far off.',
      'Do something at the same time and not only talk: cook the same dish, watch the same film, walk with the phone in the ear.',
      'Agree on how you say goodnight on days without time; a photograph and one line keep the thread from breaking.',
    ],
  },
  {
    name: 'saying sorry',
    isTender: true,
    isMild: true,
    pattern:
      /\b(?:how (?:do|can|should|to) (?:i )?(?:apologi[sz]e|say sorry|make (?:it|things) (?:up|right))|(?:i )?(?:want|need|have|ought) to (?:apologi[sz]e|say sorry|make (?:it|things) (?:up|right))|i (?:said|did|wrote) something (?:stupid|mean|awful|terrible|horrible|unfair|to hurt))\b/i,
    example: 'I said something stupid to a friend',
    said: ['That you want to mend it is already the larger half.'],
    asks: [
      'What was it that hurt them, as far as you can tell?',
      'How do they like to hear such things: in person, by phone, or in writing?',
    ],
    thoughts: [
      'A good apology has three parts and no “but”: what I did, what it did to you, and what I do differently from now on.',
      'Ask for nothing in return, neither an answer nor to be forgiven: “You need not answer. I wanted you to know.”',
      'Sooner is easier than perfect: a short message today, and the talk when they are ready for it.',
    ],
  },
  {
    name: 'letting go of a grudge',
    pattern: /\b(?:forgive|forgiving|forgiveness|grudge|resent\p{L}*|can'?t get past what)\b/iu,
    example: 'I can not forgive my father',
    said: ['What was done is not made right by being long ago.'],
    asks: ['What would you want them to understand, if they could?', 'What does it cost you to carry it, in an ordinary week?'],
    thoughts: [
      'To forgive is not to call it right, and not to meet again either. It only means that the matter no longer decides how your day goes.',
      'A letter that is never sent gets more out than ten talks in the head: all of it, without mercy, and then a day later the last paragraph once more.',
      'It may take its time, and part of it may stay. A smaller aim is fair as well: to think of it once a week and no longer every day.',
    ],
  },
  {
    name: 'homesick',
    isTender: true,
    isMild: true,
    pattern: /\b(?:homesick\w*|miss (?:home|my (?:home|country|family|old (?:life|friends|city|town)))|far from home)\b/i,
    example: 'I am homesick',
    said: ['What is missed so much was good. That hurts and warms at once.'],
    asks: [
      'What do you miss most: people, a place, or how you were there?',
      'Is there anything where you are now that feels a little like it?',
    ],
    thoughts: [
      'Take one ritual along: the same breakfast on Sundays, a song, a spice. What the hands know makes a place one’s own.',
      'Calls at a fixed time hold better than calls out of longing; between them the new place may have the evenings.',
      'Walk the same way and go to the same café for a few weeks: to be recognised by somebody is the first step to being at home.',
    ],
  },
];
