import type { Matter } from './matter.ts';

/** What one would like to do more of, or better. */
export const doing: readonly Matter[] = [
  {
    name: 'keeping habits',
    pattern:
      /\b(?:(?:build|keep|make|start|form|stick to|create) (?:a |an |new |good |better |my |any |the )*(?:habits?|routines?|resolutions?)|stick(?:ing)? (?:to|with) (?:things|anything|it)|consisten(?:t|cy)|always (?:give|gave) up|(?:stop|quit|give up) after (?:a |two |three |\d )?(?:few )?(?:days?|weeks?)|bad habits?|(?:break|stop|drop|quit) (?:a|this|my|the) (?:bad )?habit)\b/i,
    example: 'I never stick to my habits',
    said: ['That happens to nearly everybody, and mostly the habit was too big, not the will too small.'],
    asks: ['Which one is it about, and when did it last hold for a while?', 'What comes between, on the day it breaks?'],
    thoughts: [
      'Make it so small that it feels silly: one push-up, one line, two minutes. What is never skipped grows by itself.',
      'Hang it on something that happens anyway: “after I have put the coffee on, I …”. The old habit reminds you of the new one.',
      'One missed day hardly matters; just let there be no second one in a row. A habit takes from three weeks to most of a year, so it need not be there yet.',
      'Make it easy to begin and the other thing hard: shoes by the door, crisps in the cellar.',
    ],
  },
  {
    name: 'planning the day',
    pattern:
      /\b(?:time management|manage my time|plan(?:ning)? my (?:day|week)s?|(?:daily|weekly|morning|evening) (?:plan|schedule|planner)|organi[sz]e (?:my (?:day|week|life|time)|myself)|get (?:more )?organi[sz]ed|productiv\p{L}+|wast(?:e|ing) (?:so much |my )?time)\b/iu,
    example: 'How can I plan my day better?',
    said: ['A day that is planned a little has more air in it, not less.'],
    asks: ['At which hour of the day are you at your best?', 'What is it that regularly falls off the end of the day?'],
    thoughts: [
      'Three things a day and no more, written the evening before; whatever comes on top of that is a bonus.',
      'Put the hardest of them into your best hour, before messages are read. Messages are other people’s plans.',
      'Plan half of the time and leave the other half open: days are always fuller than they look in the morning.',
      'Ten minutes on Sunday, with the calendar and a cup of tea, save an hour on Monday.',
    ],
  },
  {
    name: 'walking',
    pattern:
      /\b(?:(?:go(?:ing)? for|take|daily|more|long) walks?|walk(?:ing)? (?:more|every|daily)|\d[\d.,]*k? steps|more steps|get(?:ting)? outside more|hik(?:e|es|ing))\b/i,
    example: 'I want to walk more',
    said: ['Hardly anything does so much good for so little.'],
    asks: ['When in your day is there a gap of twenty minutes?', 'Where do you like to walk?'],
    thoughts: [
      'Tie it to something that you do anyway: one stop earlier off the bus, every phone call on foot, once round the block after dinner.',
      'Shoes that are on are half of the walk. Tell yourself five minutes, and turn round after that if you like.',
      'A walk with somebody at a fixed hour is hardly ever cancelled, because there are two who would have to.',
    ],
  },
  {
    name: 'getting stronger',
    pattern:
      /\b(?:push[- ]?ups?|sit[- ]?ups?|pull[- ]?ups?|squats?|planks?|strength training|lift(?:ing)? weights|home workouts?|build (?:some )?muscle|yoga|stretch(?:ing|es)?|pilates)\b/i,
    example: 'I want to do push-ups every day',
    said: ['That can begin on the carpet, with nothing bought.'],
    asks: ['How many could you do today without any trouble?', 'On which days would it fit?'],
    thoughts: [
      'Begin with half of what you could do, three times a week. The first month is for the habit; the muscles come with it.',
      'Three movements are enough at home: something that pushes, something that pulls, something for the legs; ten minutes in all.',
      'Write down each time, just the number. To beat last week by one is the whole secret of it.',
      'A day between two hard ones belongs to the training: muscles grow while you rest.',
    ],
  },
  {
    name: 'swimming and cycling',
    pattern: /\b(?:swim(?:ming)?|cycl(?:e|ing)|(?:ride|riding) (?:my |a )?bike|bik(?:e|ing) to work)\b/i,
    example: 'I want to go swimming again',
    said: ['That is kind to the joints and good for the mood.'],
    asks: ['When were you last in the water, or on the road?', 'What would make it easy: company, a fixed day, or a packed bag?'],
    thoughts: [
      'A bag that stands packed by the door, and one fixed morning a week: most goes wrong between the sofa and the cupboard.',
      'Short and often beats long and seldom: twenty minutes twice a week, and after a month five minutes more.',
      'The first time is only for finding out about opening hours, the way and the cold. It counts in full.',
    ],
  },
  {
    name: 'coffee',
    pattern:
      /\b(?:coffees?|caffeine|energy drinks?)\b[^.!?]{0,30}\b(?:less|too much|so much|cut|quit|stop|a day|every day|without)\b|\b(?:less|too much|so much|cut down on|cut out|quit|stop(?:ping)? (?:drinking )?|give up) (?:drinking )?(?:so much |my )?(?:coffee|caffeine|energy drinks?)\b/i,
    example: 'I want to drink less coffee',
    said: ['It is mostly less about the coffee than about the break in it.'],
    asks: [
      'Which cup of the day is the best one, and which do you hardly notice?',
      'What do you reach for it against: tiredness, boredom, or a full head?',
    ],
    thoughts: [
      'Keep the one you love, at its hour, and sit down with it. Of the others take away one every three days: who stops at once often has a headache for it.',
      'None after two in the afternoon, for two weeks. The nights get deeper, and the mornings ask for less.',
      'Put something in its place that has the same handle: a mug of something hot, five minutes at the window, the same colleague.',
    ],
  },
  {
    name: 'drinking water',
    pattern:
      /\b(?:drink(?:ing)? (?:more|enough|\d) ?(?:litres?|liters?|glasses|cups)? ?(?:of )?water|more water|water intake|hydrat\p{L}+)\b/iu,
    example: 'I want to drink more water',
    said: ['A small thing that one notices within a week.'],
    asks: ['When do you forget it most: at work, or on the way?'],
    thoughts: [
      'A glass with every thing that you do anyway: after getting up, with each meal, when you come home. That is most of it already.',
      'A full bottle in sight beats every app: on the desk, in the car, beside the bed.',
      'A slice of lemon, some mint, or warm instead of cold: what tastes of something gets drunk.',
    ],
  },
  {
    name: 'keeping a diary',
    pattern:
      /\b(?:(?:start(?:ing)?|keep(?:ing)?|write|writing) (?:a |my |in a |in my )?(?:journal(?:l?ing)?|diary)|journall?ing|gratitude (?:journal|list|practice)|be more grateful)\b/i,
    example: 'I want to start journaling',
    said: ['It clears the head, and some years later it is a gift.'],
    asks: [
      'What would you like it for: to sort the day, to remember, or to let off steam?',
      'When is there a quiet five minutes: in the morning, or before bed?',
    ],
    thoughts: [
      'Three lines are an entry: what was, how it was, what I want to keep of it. On good days there will be more.',
      'Name one good thing of the day and why it came about. The “why” is what changes how one looks at the next day.',
      'Do not write for a reader. If the page stays empty, begin with “At the moment I …” and go on for three minutes without stopping.',
    ],
  },
  {
    name: 'studying',
    pattern:
      /\b(?:(?:how (?:do|can|should) i|can'?t|cannot|to|start|need to|have to|hate) stud(?:y|ying)|study (?:better|more|tips|plan|for)|homework|coursework|assignments?|remember what i (?:read|learn)|learn(?:ing)? (?:faster|better|genetics|chemistry|biology|physics|history|maths?|vocab\w*|for (?:an? |the |my )?(?:exam|test))|(?:for|in|at) (?:maths?|chemistry|biology|physics|history|medicine|nursing) (?:school|class|course)?)\b/i,
    example: 'How do I study better?',
    said: ['There are a few things about learning that save whole evenings.'],
    asks: ['What have you got to know, and by when?', 'How do you learn so far: reading, marking, writing, telling?'],
    thoughts: [
      'Shut the book and write down what you still know. It is unpleasant and works better than reading a third time.',
      'Short and spread out: half an hour on five days stays longer than five hours on one.',
      'Explain it aloud to somebody, or to a chair, as if to a child. Where you get stuck is what has to be looked up.',
      'Twenty-five minutes with the phone in another room, five minutes on your feet; four of these are a good day.',
    ],
  },
  {
    name: 'learning to code',
    pattern:
      /\b(?:learn(?:ing)? (?:to )?(?:code|coding|program(?:ming)?|python|javascript|web development)|side project|build (?:an|my own) app)\b/i,
    example: 'I want to learn to code',
    said: ['Few things can be begun so well from a kitchen table.'],
    asks: ['What would you like to be able to make with it?', 'How many evenings a week are realistic?'],
    thoughts: [
      'Choose something small of your own that you really want, such as a list for the household, and learn what it needs. A course alone is forgotten.',
      'Half an hour a day, with the last line left half finished, so that tomorrow begins by itself.',
      'Show it to somebody every two weeks, however ugly it is. What is seen is carried on.',
    ],
  },
  {
    name: 'making things',
    pattern:
      /\b(?:(?:draw|paint|knit|sew|photograph|sing|danc|garden|bak|cook|craft)(?:ing|s)?\b[^.!?]{0,20}\b(?:again|more|better|regularly|every)|(?:creative|artist'?s?|writer'?s) block|be (?:more )?creative|no inspiration|learn to (?:draw|paint|sing|dance|cook|knit|sew|bake))\b/i,
    example: 'I want to draw again',
    said: ['What was loved once is seldom gone; it only waits.'],
    asks: ['When did you last do it, and what was good about it?', 'Would you rather do it alone, or beside others?'],
    thoughts: [
      'Aim for many and not for good: a small bad one each day for two weeks. The tenth is better than the first, without anybody having tried.',
      'Everything that is needed lies out, open, in one place. What has to be fetched first is not begun.',
      'A group with a fixed evening makes a hobby out of an intention, and brings people along.',
    ],
  },
];
