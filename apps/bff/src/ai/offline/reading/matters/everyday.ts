import type { Matter } from './matter.ts';

/** What ordinary days are about, the more particular ones first. */
export const everyday: readonly Matter[] = [
  {
    name: 'boredom',
    pattern: /\b(?:bored|boring|boredom|nothing to do)\b/i,
    example: 'just bored',
    asks: ['What did you use to do for hours, some years ago?', 'Rather something with people, with the hands, or with the head?'],
    thoughts: [
      'Boredom is often the gap before an idea; ten minutes without a screen usually bring one.',
      'Ten minutes of something with the hands: draw the room you sit in, cook something you never made, take the bicycle apart.',
      'Write to somebody you have not talked to for a year; it is half a minute, and now and then an afternoon comes of it.',
      'Learn something useless and impressive: three card tricks, the capitals of South America, a song on a glass.',
      'Walk to a place in your own town where you have never been, and come home another way.',
    ],
  },
  {
    name: 'change',
    pattern:
      /\b(?:left for (?:university|college)|(?:son|daughter|kids|children|youngest|eldest) (?:has |have )?left home|(?:son|daughter|kids|children|youngest|eldest) (?:has |have )?moved out|empty nest|since (?:my|the) (?:youngest|kids|children) (?:left|moved|went)|retired|retirement|(?:sure|know) what i(?:'m| am) for|refresher course|career change|go(?:ing)? back to (?:work|my job|nursing|teaching))\b/i,
    example: 'Since my youngest left for university the house is quiet',
    asks: ['What of your day has gone with it?', 'What would you like to do again that had no room before?'],
    thoughts: [
      'Where something large has ended, nothing has to take its place at once; what one liked before it is often a good hint.',
      'To ask, or to fill in a form, promises nothing yet; it only keeps a door open until one has looked in.',
    ],
  },
  {
    name: 'business',
    pattern:
      /\b(?:start-?up|co-?founder|(?<!stomach )churn|(?:to|we|should i) pivot|investors?|paying customers?|my (?:own )?(?:business|company|shop)|customers? (?:left|leave))\b/i,
    example: 'We have three paying customers',
    asks: ['What do you know for certain, and what do you assume?', 'What would you have to hear to go on, and what to stop?'],
    thoughts: [
      'Somebody who left will usually say why, if the question is short and asks for nothing back.',
      'Five talks with people who pay, or no longer do, tell more than another month of building.',
      'Set a date and a number beforehand: if by then there are not so many who pay, we change course. Then it is not your mood that decides.',
    ],
  },
  {
    name: 'money',
    pattern:
      /\b(?:(?:my|our|the|pay|paying|owe|behind on|behind with|raise[sd]?|due) rent(?! (?:is|are|here)\b[^.!?]{0,12}\b(?:crazy|insane|mad|high|expensive|unaffordable))|rent (?:went|goes|is (?:due|late|going)|increase|arrears|again|and bills)|landlord|landlady|mortgage|debts?|in debt|overdraft|(?:can'?t|cannot) (?:afford|pay)|loan|bills|(?:electricity|heating|gas|water) bill)\b/i,
    example: 'My landlord raises the rent',
    thoughts: [
      'Before such a sum is paid or argued about, two things are worth having side by side: what the paper says, and what the month allows.',
      'Advice centres for tenants and for debts look at such letters every day, often for nothing; the first call costs the least.',
      'A number for what comes in, what has to go out, and what is left: one page, by hand. Most find it less bad than the fear, and see the one line that matters.',
    ],
  },
  {
    name: 'applying',
    pattern:
      /\b(?:(?:job|\d+) applications?|job (?:hunt\w*|search\w*|interviews?)|apply(?:ing)? for (?:jobs?|work|a job)|unemployed|two interviews)\b/i,
    example: '57 applications',
    asks: ['What are you looking for, and how long already?', 'How far do you get: no answer, a first talk, or the last round?'],
    thoughts: [
      'A refusal without a reason says little about you. Ten minutes with one person who works in such a place often tell more than ten letters.',
      'Half an hour for one application that fits beats an evening for five that do not: take three words of theirs, and answer them with something you did.',
      'Most places are filled before they are advertised. Tell ten people what you are looking for, in one sentence; it is uncomfortable, and it works.',
    ],
  },
  {
    name: 'school',
    pattern:
      /^\W*(?:(?:my|the|at|hate|because of) )*(?:school|class|teachers?|uni|college)\W*$|\b(?:school|my teacher|my class) (?:sucks|is|was)\b/i,
    example: 'school',
    thoughts: ['A dull hour passes quicker with a small private aim, such as one question asked or one page drawn full.'],
  },
  {
    name: 'body',
    isPassing: true,
    pattern:
      /\b(?:with|despite|during|having) (?:an? |my )?(?:cold|fever|flu|cough|asthma|headache|sore [a-zà-ž]+|pain[a-zà-ž]*|injur[a-zà-ž]+|pregnan[a-zà-ž]+)\b|\b(?:(?:my|right|which|what) (?:dose|dosage)|side effects?)\b/i,
    example: 'Is it ok to run with a cold?',
    thoughts: ['For the body a doctor or a pharmacist is the right one to ask.'],
  },
  {
    name: 'failed exam',
    pattern:
      /\b(?:(?:failed|flunked|(?:didn'?t|did not) pass|failing) (?:\p{L}+ ){0,3}(?:exams?|tests?|finals|midterms?|class|course|maths?)|(?:exam|test) and (?:i )?failed)\b/iu,
    unless:
      /\b(?:blood|eye|pregnancy|hearing|covid|urine|drug) test\b|\bwhat if\b|\b(?:afraid|scared|nervous|worried|fear) (?:of|about) failing\b/i,
    example: 'I failed my driving test again',
    said: ['That is bitter, after all the work.'],
    asks: [
      'What went wrong, as far as you can tell: the subject, the time, or the nerves?',
      'When could you try again, and who could help until then?',
    ],
    thoughts: [
      'Today needs nothing of it. In a few days it is worth asking for the mistakes one by one, since two or three of them are mostly half of it.',
      'For nerves, one practises the day and not the matter: the same hour, the same clock, somebody strict beside you, twice before it counts.',
    ],
  },
  {
    name: 'exam',
    pattern:
      /\b(?:exams?|flashcards|(?:learn|memori[sz]e)\b[^.!?]{0,30}\b(?:in|by|before|until) (?:\w+ )?(?:days?|hours|tomorrow|(?:mon|tues|wednes|thurs|fri)day)|revis(?:ing|ion) for|my finals|midterms?|study(?:ing)? for|(?:my|the|(?<!(?:want|need|need no|give me|get) )a|missed|skip|of|two|three) lectures?|coursework|homework|maths?|(?<!(?:blood|eye|pregnancy|hearing|covid|urine) )test (?:on|in|next|tomorrow))\b/i,
    example: 'I have an exam in statistics on 14 December',
    asks: ['What have you got to know, and what of it do you know already?', 'What keeps you from sitting down to it, mostly?'],
    thoughts: [
      'One thing helps nearly everybody before an exam: shut the book and write down what you still know. What is missing then is the list for tomorrow.',
      'An old paper, done badly and against the clock, tells more than a third reading of the notes.',
      'The night before, sleep does more than another chapter.',
      'Divide what is left by the days that are left, and keep the last two days free for going over it. It is seldom as much as it looks as a heap.',
    ],
  },
  {
    name: 'running',
    pattern:
      /\b(?:running(?! (?:late|out|away|around|into|from|the|an?|my|our|your|this|that|it|on)\b)|runners?|jog(?:ging)?|(?:ran|run|jog|jogged|an?|my|first|did|finished) (?:an? |my |first |the )*[1-4]?\dk(?! (?:a|per|for|in|loan|debt)\b)|marathon|(?:an?|my|first|long|short|morning|evening|two|three) runs?(?! (?:of|through|away)\b)|(?:i|we|to|can|could|just|finally) (?:run|ran)(?= (?:\d|again|more|every|ten|five|two|three|four|twice|without|before|after|with|on|in|when|by)\b|\W*$))\b/i,
    example: 'I want to go running again',
    asks: ['How do you run at the moment, and how often?', 'What would you like to be able to do by when?'],
    thoughts: [
      'Most people start too fast: at the right speed you could tell somebody about your day in whole sentences.',
      'A run that ends while it is still pleasant brings you back sooner than a heroic one.',
      'Shoes and clothes by the door in the evening take one decision out of the morning.',
      'Three times a week, one of them longer and slow; only the long one grows, by about a tenth a week. From two kilometres to ten that takes three months or so.',
      'Run two minutes, walk one: breaks count, and with each week the running part may become longer.',
    ],
  },
  {
    name: 'sleep',
    pattern:
      /\b(?:(?:can'?t|cannot|couldn'?t|could not|hardly|barely|don'?t|do not|didn'?t|trouble|problems?) (?:get to |fall a?)?sleep(?:ing)?|sleep(?:ing)? (?:better|badly|poorly|more|less|problems?|trouble|through)|better sleep|(?:helps?|good|tips?|tricks?|ideas?) (?:with|for|to|me) (?:\w+ )?sleep(?:ing)?|slept (?:badly|poorly|terribly|\w+ hours)|hours of sleep|short of sleep|insomnia|insomniac|sleepless|sleep (?:restriction|hygiene|advice|routine)|anything about sleep|(?:stay(?:ing)?|fall(?:ing)?) asleep|(?:wak(?:e|es|ing)|woke) (?:up )?(?:at [1-5]\b|every night|too early|in the (?:night|middle)|at night|all the time)|in bed or get up|get up or stay in bed|my nights|bad nights?|awake (?:at night|until|since)|lie awake|(?<!(?:want|like|need|try|trying|have|going) to )wake up (?:at \d|and my (?:head|mind))|(?:it'?s|it is) [2-5] ?(?:a\.?m|in the morning)|(?:can'?t|cannot|couldn'?t|could not) (?:switch off|come down)|(?:so|too|still) wired)\b/i,
    example: 'I want to sleep better',
    asks: [
      'What is it that keeps you awake: thoughts, noise, or a body that is not tired?',
      'What do your last two hours before bed look like?',
    ],
    thoughts: [
      'Lying awake is easier on somebody who gets up for a while and sits with a dull book in dim light.',
      'Whatever the clock says, the same three small things before lying down, in the same order, tell the body that the day is over.',
      'For nights, the same hour of getting up usually does more than the hour of going to bed.',
      'What goes round in the head at night can be put on paper at seven in the evening; then it has been dealt with once.',
      'Twenty minutes without sleep are enough: get up, another room, dim light, something dull, and back when the eyes are heavy.',
      'Bright light and some movement in the first hour of the morning; coffee no later than noon. The night begins there.',
    ],
  },
  {
    name: 'deadline',
    pattern: /\b(?:deadline|due (?:on|by|tomorrow|next)|hand (?:it )?in by|cover letter|application)\b/i,
    example: 'The deadline for my cover letter is Friday',
    asks: ['Until when, and what exactly has to be there?', 'What is already there?'],
    thoughts: [
      'A rough version a day early beats a fine one at the last minute: it leaves an evening for mending.',
      'It helps to finish the part that somebody will surely read first, and only then the rest.',
      'Divide it into pieces of half an hour and write down which is next, each time you stop; the beginning of the next one is half done then.',
    ],
  },
  {
    name: 'work',
    unless: /\bhate my job\b|\b(?:quit|leave|leaving|change) (?:my )?jobs?\b/i,
    pattern: /\b(?:at work|my job|the office|workload)\b|^\W*(?:(?:my|the) )?(?:work|boss|job)\W*$/i,
    example: 'The office was loud again today',
    thoughts: [
      'One line at the end of the day, on what is done and what comes first tomorrow, lets the head go home as well.',
      'The hardest thing first, for fifty minutes, before messages are opened; after that the day has been worth it.',
      'Ask once a week what may be left undone: “Of these five, which two are the ones that count?”',
    ],
  },
  {
    name: 'writing',
    pattern: /\b(?:thesis|dissertation|essay|chapter|novel|my writing|write (?:a|my) (?:book|story|blog))\b/i,
    example: 'My thesis is still far from finished',
    asks: ['How much of it is there, and what comes next?', 'When do you write best?'],
    thoughts: [
      'A page that is allowed to be bad gets written; it can be made good afterwards, and an empty one cannot.',
      'Stopping in the middle of a sentence makes the next morning easier: the first words are there already.',
      'Half an hour a day, always at the same time, and no reading of what was yesterday: that is for another day.',
    ],
  },
  {
    name: 'screen',
    unless:
      /\b(?:put|installed|downloaded|got) (?:this|it|that|the app|an app|everstep) on my phone\b|\bphone (?:just )?(?:died|broke|rang|is (?:dead|broken)|number|bill|call|company)\b/i,
    pattern: /\b(?:my phone|scroll(?:ing)?|screen time|social media|instagram|tiktok|youtube|gaming)\b/i,
    example: 'I scroll on my phone every evening',
    asks: ['When do you reach for it most, and what do you look for then?', 'What would you do with the hour, if you had it back?'],
    thoughts: [
      'Distance beats willpower here: a phone that charges in another room is reached for far less.',
      'It is easier to put something in its place than to leave a gap: a book on the pillow, or shoes by the door.',
      'Take off the apps that pull most, for a week; the browser still has them, and the extra step is what helps.',
      'No phone in the first and in the last half hour of the day: an alarm clock for eight euros pays for itself.',
    ],
  },
  {
    name: 'food',
    pattern:
      /\b(?:(?<!blood )sugar|sweets|cravings?|snack(?:s|ing)?|chocolate|gummy bears|crisps|junk food|(?:eat|eating|snack\w*) (?:so much |too much |all the time )?(?:at night|late|in the evenings?|out of boredom|when i(?:'m| am) (?:bored|stressed))|eat (?:healthier|better|less sugar)|cook(?:ing)? (?:more|at home))\b/i,
    example: 'I eat sweets in front of the screen',
    asks: ['When does it come over you: at which hour, and after what?', 'What would be a good enough day for you, and not a perfect one?'],
    thoughts: [
      'What is not in the cupboard need not be resisted; the shop is the easier place to say no.',
      'Often it is less about the sweet thing than about the break that comes with it, and a break can be had with tea.',
      'A craving comes like a wave and goes like one; what fills the next ten minutes carries over most of it.',
    ],
  },
  {
    name: 'order',
    pattern: /\b(?:tax(?:es)?|paperwork|tidy|tidying|clean(?:ing)? (?:up|my|the)|declutter|laundry|inbox|my emails|unpaid bills?)\b/i,
    example: 'I keep putting off my taxes',
    asks: ['Which corner of it bothers you most?', 'What would be enough for today?'],
    thoughts: [
      'With such heaps the first pass is only for sorting: nothing is filled in, nothing is decided, and it takes a quarter of an hour.',
      'A clock set to ten minutes helps, since the end is in sight before one has begun.',
      'One drawer, one shelf, one folder, and then stop. Visible and finished beats begun everywhere.',
    ],
  },
  {
    name: 'learning',
    pattern:
      /\b(?:guitar|piano|an instrument|(?:learn\w*|stud\w+|practi[sc]\w+|speak\w*|lessons in|my) (?:\w+ )?(?:spanish|french|italian|german|japanese)(?! (?:boss|friend|wife|husband|partner|neighbour|fries|teacher)\b)|(?:learn|learning) (?:a|another) language|(?:learn|learning|start|try|practise) (?:to )?(?:drawing|painting|draw|paint))\b/i,
    example: 'I want to learn the guitar',
    asks: ['What would you like to be able to play, say or do in three months?', 'When in the day are there ten minutes for it?'],
    thoughts: [
      'Ten minutes on most days carry further than two hours on a Sunday.',
      'What lies in sight is picked up; what is in its case stays there.',
      'Learn with something you love: that one song, a series you know by heart, a recipe in the other language.',
    ],
  },
];
