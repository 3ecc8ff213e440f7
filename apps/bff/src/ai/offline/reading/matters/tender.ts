import { heavy } from '../intents/heavy.ts';
import type { Matter } from './matter.ts';

const [dark, remorse] = heavy;
const anyOf = (patterns: readonly RegExp[] = []): RegExp => new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'), 'i');

/** Sore points, the more particular ones first. */
export const tender: readonly Matter[] = [
  {
    name: 'grief',
    isTender: true,
    isGrave: true,
    pattern:
      /\b(?:died|passed away|funeral|grief|grieving|miscarriage|mourning)\b|\b(?:lost|buried) my (?:mum|mom|mother|dad|father|son|daughter|brother|sister|wife|husband|partner|friend|baby|dog|cat|grand\w+)\b(?!'s? \w)/i,
    unless: /\b(?:phone|battery|laptop|car|engine|plants?|line|conversation) (?:just |has |had )?died\b/i,
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
    name: 'dark',
    isTender: true,
    isGrave: true,
    pattern: anyOf(dark?.patterns),
    ...(dark?.unless ? { unless: dark.unless } : {}),
    example: 'I keep counting the pills',
    thoughts: ['What helps most is not to be alone with it: one person in the room or on the phone, and sooner rather than later.'],
    ask: {
      feel: ['What is the heaviest part of it just now?'],
      people: ['Who could be with you today?'],
      rest: ['What has carried you through an hour like this before?'],
    },
  },
  {
    name: 'guilt',
    isTender: true,
    isGrave: true,
    pattern: anyOf(remorse?.patterns),
    example: 'I gave a patient the wrong dose',
    thoughts: [
      'Few such things have one cause only, and telling the whole of it to one person who knows the place makes it a little less heavy.',
    ],
    ask: {
      feel: ['Which moment of it comes back most?'],
      people: ['Who was there for you afterwards?'],
      more: ['What do you wish somebody knew about that day?'],
      rest: ['What would be gentle to yourself tonight?'],
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
      /\b(?:cancer|tumou?r|chemo\w*|dementia|biopsy|stroke(?! of)|diagnos(?:ed|is)|(?<!works? )(?<!working )(?<!job )in (?:the )?hospital|surgery|hospice|(?:is|are|got|was) (?:very |so |really |seriously )?(?:ill|sick)(?! of))\b/i,
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
    pattern: /^\W*(?:(?:my|the|no|because of) )*friends?\W*$|\b(?:ignor(?:e|es|ed|ing) me|leave me out|left (?:me )?out)\b/i,
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
      /\b(?:lonely|loneliness|no friends|make (?:new )?friends|making friends|meet(?:ing)? (?:new |other |some )?(?:people|others|someone|friends)|(?:don't|do not) know (?:anyone|anybody)|know (?:nobody|no one)|new (?:city|town)|moved (?:here|away)|(?:always|all|sit|live|living|eat|eating|evenings?|weekends?|alone) (?:all )?by myself)\b/i,
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
    name: 'cut call',
    isTender: true,
    pattern:
      /\b(?:hung up on|hangs up on|(?:he|she|they|mum|mom|dad|mother|father|sister|brother|friend) (?:just )?(?:hung up|hangs up))\b/i,
    example: 'My grandmother hung up on me',
    thoughts: ['A call that was cut off is seldom the last word; often the other one is sitting beside the phone, too.'],
    ask: {
      feel: ['What was the last thing that was said?'],
      more: ['How do your calls go when they are good?'],
      people: ['What might have been hard to hear on the other end?'],
      step: ['What could you write in two sentences that asks for nothing?'],
    },
  },
  {
    name: 'rift',
    isTender: true,
    pattern:
      /\b(?:not (?:speaking|talking) to (?:me|each other|my|him|her)|(?:stopped|won't|refuses to) (?:speak|talk)\w* to (?:me|us)|fell out with|falling out with|argument with my|argued with my|shouted at (?:him|her|them|my))\b/i,
    example: 'I fell out with my sister',
    thoughts: [
      'A short note asks for nothing at once: that you thought of them, and that you will ring again on a certain day.',
      'One need not settle who was right before one is in touch again.',
    ],
    ask: {
      feel: ['Which sentence of it has stayed with you?'],
      more: ['How did the two of you talk when it was good?', 'Has it been like that before, and how did it end then?'],
      want: ['What would you like to be true between you in a month?'],
      people: ['What might it look like from their side?'],
      step: ['What short note could you send that asks for nothing?'],
    },
  },
];
