import { heavy } from '../intents/heavy.ts';
import type { Matter } from './matter.ts';

const [dark, remorse] = heavy;
const anyOf = (patterns: readonly RegExp[] = []): RegExp => new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'), 'i');

/** Sore points, the more particular ones first. */
export const tender: readonly Matter[] = [
  {
    name: 'grief',
    isTender: true,
    pattern:
      /\b(?:died|passed away|funeral|grief|grieving|miscarriage|mourning)\b|\b(?:lost|buried) my (?:mum|mom|mother|dad|father|son|daughter|brother|sister|wife|husband|partner|friend|baby|dog|cat|grand\w+)\b(?!'s? \w)/i,
    unless: /\b(?:phone|battery|laptop|car|engine|plants?|line|conversation) (?:just |has |had )?died\b/i,
    example: 'A patient died tonight',
    said: ['I am sorry. That is a great deal to carry.'],
    thoughts: ['Such a thing may come back for days; that is how it gets its place, and no sign that something is wrong with you.'],
  },
  {
    name: 'dark',
    isTender: true,
    pattern: anyOf(dark?.patterns),
    ...(dark?.unless ? { unless: dark.unless } : {}),
    example: 'I keep counting the pills',
    thoughts: ['What helps most is not to be alone with it: one person in the room or on the phone, and sooner rather than later.'],
  },
  {
    name: 'guilt',
    isTender: true,
    pattern: anyOf(remorse?.patterns),
    example: 'I gave a patient the wrong dose',
    thoughts: [
      'Few such things have one cause only, and telling the whole of it to one person who knows the place makes it a little less heavy.',
    ],
  },
  {
    name: 'humiliation',
    isTender: true,
    pattern:
      /\b(?:humiliat\w+|mortified|(?:so|really|very) embarrassed|di(?:e|ed|ying) of embarrassment|laughed at me|(?:someone|somebody|everyone|everybody|they|people) laughed|mocked me|tore (?:me|my \w+) (?:apart|to (?:pieces|shreds))|made (?:a )?fun of me|(?:card|payment) (?:was|got|is) (?:declined|refused)|in front of (?:everyone|everybody|all of|the (?:whole|entire) (?:\w+)|the (?:class|team)))\b/i,
    unless: /\b(?:praised|thanked|congratulated|proposed|hugged)\b|\bi laughed\b/i,
    example: 'My boss humiliated me',
    said: ['That sounds humiliating, and I am sorry it happened to you.', 'To be made small while others watch hurts for a long time.'],
    thoughts: ['Those who saw it forget it sooner than the one it happened to; it says more about the moment than about you.'],
  },
  {
    name: 'pet',
    isTender: true,
    pattern:
      /\b(?:cat|dog|puppy|kitten|hamster|rabbit|horse|parrot)\b.{0,40}\b(?:ill|sick|hurt|limping|missing|ran away|throwing up|thrown up|vomit\w*|bleed\w*|not eating|won't eat|operation|run over|hit by|(?:the )?vet)\b|\b(?:the )?vet (?:is|says?|said|on|at|tomorrow|today)\b/i,
    example: 'my cat is sick',
    said: ['Oh dear, I am sorry. It is hard to watch and not be able to ask where it hurts.', 'I can see why you are worried.'],
    thoughts: [
      'With an animal, keeping things quiet and the water near is usually right until somebody has looked; what worries you most is worth a call to the vet, and many places have one for emergencies at night.',
    ],
  },
  {
    name: 'illness',
    isTender: true,
    pattern:
      /\b(?:cancer|tumou?r|chemo\w*|dementia|biopsy|stroke(?! of)|diagnos(?:ed|is)|(?<!works? )(?<!working )(?<!job )in (?:the )?hospital|surgery|hospice|(?:is|are|got|was) (?:very |so |really |seriously )?(?:ill|sick)(?! of))\b/i,
    example: 'My mother is ill',
    said: ['I am sorry to hear that. It is hard when there is so little one can do.'],
    thoughts: [
      'Nobody can carry such a thing well on every day; it is enough to be there now and then, and to let others be there, too.',
      'A short call at the same hour often does both sides more good than one long visit a month.',
    ],
  },
  {
    name: 'breakup',
    isTender: true,
    pattern:
      /\b(?:broke up|break-?up|heartbreak|get(?:ting)? over (?:him|her|them|my ex\w*|someone|somebody|a girl|a guy|(?:an?|the|this|my) relationship)|split up|dumped me|got dumped|left me\b(?! alone)|(?:my|the|our) divorce|moved out on me|(?:husband|wife|partner|boyfriend|girlfriend) (?:has |just )?moved out|(?:getting|are|got|get|were|filed for) (?:a )?divorced?|(?:are|we) separat(?:ed|ing)|(?:girlfriend|boyfriend|wife|husband|partner|fiancée?)\b[^.!?]{0,30}\bleft\b)/i,
    unless: /\bleft (?:for (?:work|school)|(?:the|his|her|their) \w+|early|home)\b/i,
    example: 'My girlfriend of four years left on Sunday',
    said: ['I am so sorry. That turns a whole life over.'],
    thoughts: [
      'In the first weeks it is enough to eat, to sleep somehow, and to have one person who knows; nothing has to be understood yet.',
      'What helps many is distance for a time: no looking at what they post, their things in one box, and the evenings, which are the hardest, not spent alone.',
    ],
  },
  {
    name: 'lost work',
    isTender: true,
    pattern:
      /\b(?:lost (?:my|his|her) (?:job|work)|(?:got|was|been|am|were) (?:laid off|fired|sacked|made redundant|let go)|made redundant)\b/i,
    example: 'I lost my job yesterday',
    said: ['I am sorry. With work one loses more than money: the mornings, the people, a piece of the ground.'],
    thoughts: [
      'Two things have a date and come first: to register as out of work, and to read what one is asked to sign before signing it. The rest may wait a few days.',
    ],
  },
  {
    name: 'relapse',
    isTender: true,
    pattern: /\b(?:i (?:just |have )?relapsed|fell off the wagon|after \d+ (?:days|weeks|months) (?:sober|clean))\b/i,
    example: 'I relapsed last night',
    said: ['What you reached before does not become nothing by it.', 'It takes courage to say that at once.'],
    thoughts: ['Most who got free of it for good had such days; those who tell somebody within a day are back soonest.'],
  },
  {
    name: 'no money',
    isTender: true,
    pattern:
      /\b(?:euros?|pounds|dollars|quid|bucks) left\b|\bno money\b|\b(?:can'?t|cannot|couldn'?t) (?:pay|afford) (?:the |my |our )?(?:rent|food|bills?|groceries|heating)\b|\boverdrawn\b/i,
    example: 'I have 23 euros left',
    said: ['That is a frightening sum to count, and nobody thinks clearly while counting it.'],
    thoughts: [
      'Advice centres for debts look at such months every day, for nothing and without judging; a supplier who is told early often lets one pay in parts.',
    ],
  },
  {
    name: 'friends',
    isTender: true,
    pattern:
      /^\W*(?:(?:my|the|no|because of) )*friends?\W*$|\b(?:ignor(?:e|es|ed|ing) me|leave me out|left (?:me )?out|(?:group|chat|party|plans?)\b[^.!?]{0,20}\bwithout me|hates? me)\b/i,
    example: 'friends',
    said: ['Being left out hurts, whatever the reason for it.', 'That is a lonely place to be put in.'],
    thoughts: ['Being left out says little about you; groups of friends drift more by habit than by verdict.'],
  },
  {
    name: 'unseen',
    isTender: true,
    pattern:
      /\b(?:invisible|(?:like|as) a ghost|(?:nobody|no one) (?:talk\w*|spoke|speaks) (?:to|with) me|looked (?:right )?through me)\b/i,
    example: 'I feel like a ghost here',
    said: [
      'To be among people and not be seen is a loneliness of its own.',
      'I am sorry. That hurts, and it says nothing about your worth.',
    ],
    thoughts: [
      'Groups that know each other look closed from outside, and often open at the second or third visit; one person to greet is enough for a start.',
    ],
  },
  {
    name: 'company',
    isTender: true,
    isMild: true,
    pattern:
      /\b(?:lonely|loneliness|no friends|(?:haven'?t|have not|didn'?t|not) (?:made|make|got|met) (?:a single|any|one) friends?|make (?:new )?friends|making friends|meet(?:ing)? (?:new |other |some )?(?:people|others|someone|friends)|(?:don't|do not|dont) know (?:anyone|anybody|a (?:single )?(?:soul|person))|know (?:nobody|no one)|new (?:city|town)|moved (?:here|away)|(?:always|all|sit|live|living|eat|eating|evenings?|weekends?|alone) (?:all )?by myself)\b/i,
    example: 'I moved to Leeds in August and I do not know anyone',
    said: ['That sounds lonely, and it takes longer than anybody says.', 'It is hard to begin again where nobody knows one yet.'],
    asks: [
      'What did you have where you lived before that you miss here?',
      'Is it more somebody to do things with, or somebody to talk to?',
    ],
    thoughts: [
      'What usually works is something weekly, small, and with the same faces: a class, a choir, a walking group. People become familiar by the fourth time, hardly ever by the first.',
      'Closeness grows from short and ordinary meetings more than from one great evening, so a regular café or a Thursday class counts.',
      'An old friend far away counts as company, too: ten minutes on the phone change an evening.',
    ],
  },
  {
    name: 'cut call',
    isTender: true,
    pattern:
      /\b(?:hung up on|hangs up on|(?:he|she|they|mum|mom|dad|mother|father|sister|brother|friend) (?:just )?(?:hung up|hangs up))\b/i,
    example: 'My grandmother hung up on me',
    said: ['That hurts, to be cut off in the middle.'],
    thoughts: ['A call that was cut off is seldom the last word; often the other one is sitting beside the phone, too.'],
  },
  {
    name: 'rift',
    isTender: true,
    pattern:
      /\b(?:not (?:speaking|talking) to (?:me|each other|my|him|her)|(?:stopped|won't|refuses to) (?:speak|talk)\w* to (?:me|us)|fell out with|falling out with|argument with my|argued with my|shouted at (?:him|her|them|my))\b/i,
    example: 'I fell out with my sister',
    said: ['To be at odds with somebody who is close is hard to live beside.'],
    asks: ['What was said last between you?', 'What would you like to be the next thing that happens?'],
    thoughts: [
      'A short note asks for nothing at once: that you thought of them, and that you will ring again on a certain day.',
      'One need not settle who was right before one is in touch again.',
      'Begin with what you miss, and not with what was wrong: “I would like to hear your voice” can be answered.',
    ],
  },
  {
    name: 'quarrel at work',
    isTender: true,
    pattern:
      /\bmy (?:boss|manager|colleagues?|coworkers?|team)\b.{0,60}\b(?:shout\w*|yell\w*|scream\w*|gave my|took (?:my|the|credit)|blam\w+|unfair\w*|ignor\w+|criticis\w+|angry|furious|mad|complain\w*|refus\w+|insult\w*|micromanag\w+|interrupt\w*|mock\w*|laugh\w*|lied|lies)\b|\b(?:argu\w+|conflict|fight|furious|angry|mad) (?:with|at) my (?:boss|manager|colleagues?|coworkers?|team)\b|\bget (?:all )?the blame\b/i,
    example: 'My boss gave my project to somebody else',
    said: ['That sounds unfair, and tiring to go back to every morning.', 'No wonder that makes you angry.'],
    thoughts: [
      'Before such a talk it helps to write two sentences: what happened, and what you ask for. The rest may stay at home.',
      'What was hot today reads differently tomorrow; a day between the anger and the mail has saved many a job.',
    ],
  },
];
