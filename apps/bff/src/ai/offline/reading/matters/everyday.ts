import type { Matter } from './matter.ts';

/** What ordinary days are about, the more particular ones first. */
export const everyday: readonly Matter[] = [
  {
    name: 'boredom',
    pattern: /\b(?:bored|boring|boredom|nothing to do)\b/i,
    example: 'just bored',
    thoughts: ['Boredom is often the gap before an idea; ten minutes without a screen usually bring one.'],
    ask: {
      more: ['What did you last forget the time over?'],
      feel: ['Is it more the kind that is restless, or the kind that is flat?'],
      want: ['What would be welcome: something for the hands, for the head, or company?'],
      step: ['What lies about half finished and was fun once?'],
    },
  },
  {
    name: 'change',
    pattern:
      /\b(?:left (?:home|for (?:university|college))|moved out|empty nest|since (?:my|the) (?:youngest|kids|children)|retired|retirement|(?:sure|know) what i(?:'m| am) for|refresher course|career change|go(?:ing)? back to (?:work|my job|nursing|teaching))\b/i,
    example: 'Since my youngest left for university the house is quiet',
    thoughts: [
      'Where something large has ended, nothing has to take its place at once; what one liked before it is often a good hint.',
      'To ask, or to fill in a form, promises nothing yet; it only keeps a door open until one has looked in.',
    ],
    ask: {
      feel: ['At which hour of the day is the gap widest?'],
      more: ['What did you like doing in the years before?'],
      want: ['What would you want to be asked for again?'],
      step: ['Which page or call would take a quarter of an hour?'],
      worry: ['What would you need to know before it feels less of a leap?'],
    },
  },
  {
    name: 'business',
    pattern:
      /\b(?:start-?up|co-?founder|churn|pivot|investors?|paying customers?|my (?:own )?(?:business|company|shop)|customers? (?:left|leave))\b/i,
    example: 'We have three paying customers',
    thoughts: [
      'Somebody who left will usually say why, if the question is short and asks for nothing back.',
      'Five talks with people who pay, or no longer do, tell more than another month of building.',
    ],
    ask: {
      more: ['What do the ones who stay use it for?', 'What do you know for certain about those who left?'],
      want: ['Which number, a month from now, would settle the question for you?'],
      step: ['Whom could you ask this week, and in which one sentence?'],
      worry: ['What is the answer that you would least like to hear?'],
      choose: ['What would have to be true for going on to be right?', 'What would you learn in four weeks on either road?'],
      people: ['What do the two of you agree on?'],
    },
  },
  {
    name: 'school',
    pattern:
      /^\W*(?:(?:my|the|at|hate|because of) )*(?:school|class|teachers?|uni|college)\W*$|\b(?:school|my teacher|my class) (?:sucks|is|was)\b/i,
    example: 'school',
    thoughts: ['A dull hour passes quicker with a small private aim, such as one question asked or one page drawn full.'],
    ask: {
      more: ['Which is worse there: the lessons, the people, or the getting up?', 'Is there one lesson that is bearable?'],
      want: ['What would make tomorrow there a bit less bad?'],
    },
  },
  {
    name: 'body',
    isPassing: true,
    pattern:
      /\b(?:with|despite|during|having) (?:an? |my )?(?:cold|fever|flu|cough|asthma|headache|sore [a-zà-ž]+|pain[a-zà-ž]*|injur[a-zà-ž]+|pregnan[a-zà-ž]+)\b|\bpregnant\b|\b(?:dose|dosage|side effects?)\b/i,
    example: 'Is it ok to run with a cold?',
    thoughts: [
      'For the body a doctor or a pharmacist is the right one to ask; until then the careful answer is usually to take the easier day.',
      'What the body says plainly, that it wants rest, may be believed without a source.',
    ],
    ask: { more: ['How long has it been like that?'], fact: ['How do you feel when you are quite at rest?'] },
  },
  {
    name: 'news',
    pattern:
      /\b(?:got (?:the|a|my) (?:job|promotion|place|scholarship|flat|raise)|promoted|got engaged|passed (?:my|the)|good news|celebrat\w+)\b/i,
    example: 'I got the job!',
    thoughts: ['Good news keeps longer when it is told to somebody, and longer still with a line in a notebook.'],
    ask: {
      learn: ['What are you looking forward to most?', 'Whom did you tell first?', 'What did it take to get there?'],
      more: ['What will be different from then on?'],
    },
  },
  {
    name: 'exam',
    pattern:
      /\b(?:exams?|revis(?:e|ing|ion)|finals|midterms?|study(?:ing)? for|lectures?|coursework|homework|maths?|test (?:on|in|next|tomorrow))\b/i,
    example: 'I have an exam in statistics on 14 December',
    thoughts: [
      'One thing helps nearly everybody before an exam: shut the book and write down what you still know. What is missing then is the list for tomorrow.',
      'An old paper, done badly and against the clock, tells more than a third reading of the notes.',
      'The night before, sleep does more than another chapter.',
    ],
    ask: {
      more: ['Which topic would you least like to be asked about?', 'How have you been studying so far?'],
      want: ['What result would be good enough?'],
      step: ['Which topic could you write down from memory for ten minutes?', 'Which old question could you try first?'],
      snag: ['What usually pulls you away from the desk?'],
      worry: ['Which part of it do you know already, if you are fair to yourself?'],
    },
  },
  {
    name: 'running',
    pattern:
      /\b(?:running(?! (?:late|out|away|around|into|from|the|a|my|our)\b)|runners?|jog(?:ging)?|[1-4]?\dk|marathon|(?:an?|my|first|long|short|morning|evening|two|three) runs?(?! (?:of|through|away)\b)|(?:i|we|to|can|could|just|finally) (?:run|ran)(?= (?:\d|again|more|every|ten|five|two|three|four|twice|without|before|after|with|on|in|when|by)\b|\W*$))\b/i,
    example: 'I want to go running again',
    thoughts: [
      'Most people start too fast: at the right speed you could tell somebody about your day in whole sentences.',
      'A run that ends while it is still pleasant brings you back sooner than a heroic one.',
      'Shoes and clothes by the door in the evening take one decision out of the morning.',
    ],
    ask: {
      more: ['How far do you get at present, walking breaks included?', 'Where do you run, or where would you?'],
      want: ['What are you running for: the air, the legs, the head, or a number?'],
      step: ['How short a run would you do even on a grey day?'],
      learn: ['Which stretch of it did you like best?'],
    },
  },
  {
    name: 'sleep',
    pattern: /\b(?:sleep|sleeping|insomnia|awake (?:at night|until|since)|lie awake|wake up at|switch off|come down|wired)\b/i,
    example: 'I want to sleep better',
    thoughts: [
      'Lying awake is easier on somebody who gets up for a while and sits with a dull book in dim light.',
      'For nights, the same hour of getting up usually does more than the hour of going to bed.',
      'What goes round in the head at night can be put on paper at seven in the evening; then it has been dealt with once.',
    ],
    ask: {
      more: ['What does the last hour before bed look like?'],
      want: ['How would you know in the morning that it was a better night?'],
      step: ['What could you move out of the bedroom tonight?'],
    },
  },
  {
    name: 'work',
    pattern:
      /\bmy (?:boss|manager|colleagues?|coworkers?|team)\b|\b(?:at work|my job|the office|workload|deadline)\b|^\W*(?:(?:my|the) )?(?:work|boss|job)\W*$/i,
    example: 'My boss gave my project to somebody else',
    thoughts: [
      'Before such a talk it helps to write two sentences: what happened, and what you ask for. The rest may stay at home.',
      'What was hot today reads differently tomorrow; a day between the anger and the mail has saved many a job.',
    ],
    ask: {
      more: ['Who else saw it?'],
      want: ['What would you ask for, if you could be sure of a hearing?'],
      step: ['What would your two sentences be?'],
    },
  },
  {
    name: 'writing',
    pattern: /\b(?:thesis|dissertation|essay|chapter|novel|my writing|write (?:a|my) (?:book|story|blog))\b/i,
    example: 'My thesis is still far from finished',
    thoughts: [
      'A page that is allowed to be bad gets written; it can be made good afterwards, and an empty one cannot.',
      'Stopping in the middle of a sentence makes the next morning easier: the first words are there already.',
    ],
    ask: {
      more: ['Which part of it do you like, at least a little?'],
      step: ['Which paragraph could you write badly, on purpose?'],
    },
  },
  {
    name: 'screen',
    pattern: /\b(?:my phone|scroll(?:ing)?|screen time|social media|instagram|tiktok|youtube|gaming)\b/i,
    example: 'I scroll on my phone every evening',
    thoughts: [
      'Distance beats willpower here: a phone that charges in another room is reached for far less.',
      'It is easier to put something in its place than to leave a gap: a book on the pillow, or shoes by the door.',
    ],
    ask: {
      more: ['What is usually going on just before you reach for it?'],
      want: ['What would you rather find yourself doing?'],
      step: ['Where could it spend the evening?'],
    },
  },
  {
    name: 'food',
    pattern:
      /\b(?:sugar|sweets|cravings?|snack(?:s|ing)?|chocolate|gummy bears|eat (?:healthier|better|less sugar)|cook(?:ing)? (?:more|at home))\b/i,
    example: 'I eat sweets in front of the screen',
    thoughts: [
      'What is not in the cupboard need not be resisted; the shop is the easier place to say no.',
      'Often it is less about the sweet thing than about the break that comes with it, and a break can be had with tea.',
      'A craving comes like a wave and goes like one; what fills the next ten minutes carries over most of it.',
    ],
    ask: {
      more: ['What has usually happened just before?', 'What does it give you at that moment, besides the taste?'],
      want: ['How much less would be enough for a start?'],
      step: ['What could stand in its place on the table?'],
    },
  },
  {
    name: 'order',
    pattern: /\b(?:tax(?:es)?|paperwork|tidy|tidying|clean(?:ing)? (?:up|my|the)|declutter|laundry|inbox|my emails|unpaid bills?)\b/i,
    example: 'I keep putting off my taxes',
    thoughts: [
      'With such heaps the first pass is only for sorting: nothing is filled in, nothing is decided, and it takes a quarter of an hour.',
      'A clock set to ten minutes helps, since the end is in sight before one has begun.',
    ],
    ask: { more: ['Which piece of it is the nastiest?'], step: ['What would ten minutes of mere sorting be?'] },
  },
  {
    name: 'learning',
    pattern: /\b(?:guitar|piano|instrument|spanish|french|italian|german|japanese|a language|drawing|painting|paint)\b/i,
    example: 'I want to learn the guitar',
    thoughts: [
      'Ten minutes on most days carry further than two hours on a Sunday.',
      'What lies in sight is picked up; what is in its case stays there.',
    ],
    ask: { want: ['Which first small result would please you?'], step: ['What could you leave lying open and ready?'] },
  },
];
