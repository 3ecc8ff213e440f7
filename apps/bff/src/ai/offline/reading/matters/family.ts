import type { Matter } from './matter.ts';

/** Children, couples and parents. */
export const family: readonly Matter[] = [
  {
    name: 'shouted at a child',
    isTender: true,
    isMild: true,
    pattern:
      /\b(?:i (?:shouted|yelled|screamed|snapped|lost (?:it|my temper)|was (?:so )?(?:mean|unfair|harsh))\b[^.!?]{0,25}\b(?:kids?|children|son|daughter|baby|toddler|little (?:one|boy|girl)|(?:\d+|two|three|four|five|six|seven|eight|nine|ten)[ -](?:yr|year)s?[ -]olds?)|(?:kids?|children|son|daughter|toddler|\d+ ?(?:yr|year)s?[ -]olds?|tantrum)\b[\s\S]{0,120}\bi (?:shouted|yelled|screamed|snapped|lost (?:it|my temper))|(?:bad|worst|terrible|awful|horrible|rubbish|useless) (?:mum|mom|mother|dad|father|parent)\b)/i,
    example: 'I shouted at my son this morning and feel like the worst mum',
    said: [
      'A morning like that leaves nobody untouched. That it weighs on you says a good deal about how much you care.',
      'One loud moment does not undo all the quiet ones.',
    ],
    asks: [
      'What had gone before, on the child’s side and on yours, until it came to that?',
      'What would you have wished for in that moment, from anybody?',
    ],
    thoughts: [
      'It can be mended in two sentences, best at their height: “I was too loud. That was not your fault, and I am sorry.” Children learn more from the mending than from a parent who is never loud.',
      'Pressure of time is the usual spark: a quarter of an hour more, or one thing fewer to decide, takes more heat out of it than good intentions.',
      'When it rises, say it before it bursts: “I notice that I am getting loud. I take three breaths.” Then go to the window, and come back.',
    ],
  },
  {
    name: 'tantrums',
    isTender: true,
    isMild: true,
    pattern:
      /\b(?:tantrums?|melt ?downs?|won'?t (?:get dressed|brush|eat|listen|go to bed|sleep in)|refus\w+ to (?:get dressed|brush|eat|listen|go to (?:bed|school|nursery)))\b|\b(?:toddler|(?:two|three|four|five|[2-6])[ -](?:yr|year)s?[ -]old|terrible twos)\b/i,
    example: 'My toddler has a tantrum every morning',
    said: ['That is a tiring way to begin a day, again and again.'],
    asks: ['What comes just before it, most times?', 'And what have you tried already?'],
    thoughts: [
      'Two choices, both fine with you, end many a fight before it begins: “The blue one or the red one?” Chosen the evening before, it is settled when it matters.',
      'In the middle of a tantrum words do not arrive. Stay near, say little, and name it once: “You are angry.” Talk when it is over.',
      'A small picture list by the door (dressed, teeth, shoes) gives the orders in your place; children argue less with a list.',
      'A warning helps them to change over: “Five more minutes, then shoes”, and a song or a clock that ends it instead of you.',
    ],
  },
  {
    name: 'a new baby',
    isTender: true,
    isMild: true,
    pattern:
      /\b(?:newborn|new baby|our baby|my baby|(?:\d+|two|three|four|five|six|few)[- ](?:weeks?|months?)[- ]old|baby (?:blues|won'?t sleep|wakes?|cries|cried)|breast ?feeding|night feeds?|new (?:mum|mom|dad|parents?))\b/i,
    example: 'Our baby wakes every two hours and I am so tired',
    said: ['Broken nights make everything heavier, and nobody can be prepared for how much.'],
    asks: [
      'How do the two of you share the nights, if there are two?',
      'Who could take the little one for two hours, so that you sleep or are only yourself?',
    ],
    thoughts: [
      'Sleep in one piece is worth more than help with the dishes: ask for a fixed stretch of four hours, two or three times a week, in which somebody else is on duty.',
      'Let the house be untidy on purpose for these months; one thing a day that is done is enough, and a shower counts.',
      'Tell your midwife or doctor when the grey does not lift for two weeks, or when frightening thoughts come. It is common, it has a name, and it can be treated well.',
    ],
  },
  {
    name: 'screens and children',
    isTender: true,
    isMild: true,
    pattern:
      /\b(?:my|our|the|his|her) (?:kids?|children|son|daughter|boy|girl|teen\w*|\d+[ -]year[ -]old)\b[^.!?]{0,40}\b(?:screens?|phone|tablet|ipad|gaming|video ?games?|fortnite|minecraft|roblox|tiktok|youtube)\b/i,
    example: 'My son plays Fortnite all day',
    said: ['That fight is fought at very many kitchen tables.'],
    asks: ['What does it push aside that you miss: sleep, school, or talking?', 'What are the rules at the moment, and who made them?'],
    thoughts: [
      'Rules that were made together on a calm Sunday are kept better than those made in the heat: when, how long, where the device sleeps at night.',
      'Sit beside for a quarter of an hour and let it be explained to you; who is seen in it fights less when it ends.',
      'It goes easier when something takes its place at that hour, preferably with somebody in it: football, cooking, a friend.',
    ],
  },
  {
    name: 'ageing parents',
    isTender: true,
    isMild: true,
    pattern:
      /\b(?:(?:caring|care) (?:for|of) my (?:elderly |old |ageing |aging )?(?:mum|mom|mother|dad|father|parents?|grand\w+|nan|gran)|my (?:mum|mom|mother|dad|father|parents?|nan|gran\w*) (?:is|are) (?:getting old|old now|\d\d|forgetting|frail|(?:in|going into) a (?:care |nursing )?home|not (?:safe|well enough) (?:alone|to live))|(?:care|nursing) home for)\b/i,
    example: 'I care for my mother besides my job',
    said: ['To look after those who once looked after you is heavy and loving at once.'],
    asks: ['What lies on your shoulders alone, and what do others carry?', 'What do you miss most since it is so?'],
    thoughts: [
      'A list of everything that has to be done in a week, in front of brothers, sisters or friends, is shared out more easily than a cry for help: everybody takes a line.',
      'Advice centres for carers, and many health insurers, know which help and which days off there are; one call often opens more than a year of getting by.',
      'An afternoon a week that belongs to you is no luxury: those who care alone without a break fall ill first.',
    ],
  },
  {
    name: 'drifting apart',
    isTender: true,
    isMild: true,
    pattern:
      /\b(?:(?:my (?:husband|wife|partner|boyfriend|girlfriend|bf|gf)|we|us)\b[^.!?]{0,40}\b(?:drift\w* apart|only (?:talk|fight|argue)|hardly (?:talk|speak|touch)|like (?:roommates|flatmates)|(?:always|constantly|keep|just) (?:fight|argue|bicker)\w*|no (?:spark|intimacy|sex)|grown apart|never (?:talk|do anything together))|fight(?:ing)? (?:with my (?:husband|wife|partner|boyfriend|girlfriend)|all the time|again about)|marriage (?:is|feels) (?:dead|over|cold|hard|in trouble))\b/i,
    example: 'My husband and I only talk about the kids anymore',
    said: ['Two people can sit side by side and miss each other. That hurts in a quiet way.'],
    asks: ['When was it last different, even for an evening?', 'What do you think they miss?'],
    thoughts: [
      'Twenty minutes in the evening with the phones in another room, in which each tells of the day and the other only asks, bring more back than one great talk.',
      'Begin with a wish instead of a reproach: “I miss our Sunday walks” opens a door that “you never have time” shuts.',
      'A quarrel that begins softly ends softly: name the one thing it is about, and stop at twenty minutes. The rest may wait until tomorrow.',
      'A couples’ counsellor is no last station; most wish that they had gone a few years sooner.',
    ],
  },
];
