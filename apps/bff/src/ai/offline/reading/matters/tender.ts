import type { Matter } from './matter.ts';

/** Sore points, the more particular ones first. */
export const tender: readonly Matter[] = [
  {
    name: 'grief',
    isTender: true,
    isGrave: true,
    pattern: /\b(?:died|passed away|funeral|grief|grieving|miscarriage|mourning)\b/i,
    example: 'A patient died tonight',
    thoughts: ['Such a thing may come back for days; that is how it gets its place, and no sign that something is wrong with you.'],
    ask: {
      feel: ['What stays with you most from it?'],
      more: ['Would you like to tell me a little more, or is it rather too much just now?'],
      people: ['Who else knows what it was like?'],
      rest: ['What would be kind to you in the next hour?'],
    },
  },
  {
    name: 'pet',
    isTender: true,
    isGrave: true,
    pattern:
      /\b(?:cat|dog|hamster|rabbit|horse|parrot)\b.{0,30}\b(?:ill|sick|hurt|limping|missing|ran away)\b|\b(?:the )?vet (?:is|says?|said|on|at|tomorrow|today)\b/i,
    example: 'my cat is sick',
    thoughts: [
      'With an animal, keeping things quiet and the water near is usually right until somebody has looked; what worries you most is worth a call to the vet.',
    ],
    ask: {
      feel: ['What is it that worries you most about it?'],
      more: ['How long have the two of you been together?', 'How does it seem to you today?'],
      rest: ['What does it like that you can give it tonight?'],
    },
  },
  {
    name: 'illness',
    isTender: true,
    isGrave: true,
    pattern:
      /\b(?:cancer|tumou?r|chemo\w*|dementia|stroke|diagnos\w+|in (?:the )?hospital|surgery|hospice|(?:is|are|got|was) (?:very |so |really |seriously )?(?:ill|sick))\b/i,
    example: 'My mother is ill',
    thoughts: [
      'Nobody can carry such a thing well on every day; it is enough to be there now and then, and to let others be there, too.',
      'A short call at the same hour often does both sides more good than one long visit a month.',
    ],
    ask: {
      feel: ['What worries you most at present?'],
      more: ['How did you hear of it?', 'What do the people who treat it say?'],
      people: ['Who is there as well, beside you?'],
      rest: ['What could somebody take off your hands this week?'],
    },
  },
  {
    name: 'friends',
    isTender: true,
    pattern: /^\W*(?:(?:my|the|no|because of) )*friends?\W*$|\b(?:ignor(?:e|es|ed|ing) me|leave me out|left (?:me )?out|best friend)\b/i,
    example: 'friends',
    thoughts: ['Being left out hurts, and it says little about you; groups of friends drift more by habit than by verdict.'],
    ask: {
      feel: ['Since when has it been like that?'],
      more: ['What is going on with them?'],
      people: ['Is there one among them who is different?'],
      want: ['What would you like them to know?'],
    },
  },
  {
    name: 'company',
    isTender: true,
    pattern:
      /\b(?:lonely|loneliness|no friends|make (?:new )?friends|making friends|meet(?:ing)? (?:new |other |some )?(?:people|others|someone|friends)|(?:don't|do not) know (?:anyone|anybody)|know (?:nobody|no one)|new (?:city|town|place)|moved (?:here|to|away)|by myself)\b/i,
    example: 'I moved to Leeds in August and I do not know anyone',
    thoughts: [
      'What usually works is something weekly, small, and with the same faces: a class, a choir, a walking group. People become familiar by the fourth time, hardly ever by the first.',
      'Closeness grows from short and ordinary meetings more than from one great evening, so a regular café or a Thursday class counts.',
      'An old friend far away counts as company, too: ten minutes on the phone change an evening.',
    ],
    ask: {
      feel: ['At what time of the day is it most quiet?'],
      more: ['Whom do you see in an ordinary week, even in passing?', 'What did you do with other people where you lived before?'],
      want: ['What would you like company for: talking, doing something, or just not being alone?'],
      step: ['Which small weekly thing would you try once, just to see the faces?', 'Whom could you send two lines to?'],
      snag: ['What would make you stay at home that evening?'],
    },
  },
  {
    name: 'rift',
    isTender: true,
    pattern:
      /\b(?:hung up on|hangs up on|hung up|hangs up|not (?:speaking|talking) to|(?:stopped|won't|refuses to) (?:speak|talk|answer)\w*|fell out with|falling out|argument with|argued with|shouted at (?:him|her|them|my))\b/i,
    example: 'My grandmother hung up on me',
    thoughts: [
      'A call that was cut off is seldom the last word; often the other one is sitting beside the phone, too.',
      'A short note asks for nothing at once: that you thought of them, and that you will ring again on a certain day.',
      'One need not settle who was right before one is in touch again.',
    ],
    ask: {
      feel: ['What was the last thing that was said?'],
      more: ['How did the two of you talk when it was good?', 'Has it been like that before, and how did it end then?'],
      want: ['What would you like to be true between you in a month?'],
      people: ['What might have been hard to hear on the other end?'],
      step: ['What could you write in two sentences that asks for nothing?'],
    },
  },
];
