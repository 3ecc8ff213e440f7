import type { Aim } from '../wording/voices/lines.ts';

/** Something that many people bring along: a thought or two that is worth having, and questions that fit it and nothing else. */
export interface Matter {
  readonly name: string;
  readonly pattern: RegExp;
  /** Of a single message only: the talk goes on about what it was about. */
  readonly isPassing?: true;
  /** A sore point: no brisk or merry line goes before what is said about it. */
  readonly isTender?: true;
  /** Nothing is to be done about it: nobody is asked for a step. */
  readonly isGrave?: true;
  /** A message that the pattern knows it by. */
  readonly example: string;
  readonly thoughts: readonly string[];
  readonly ask: Readonly<Partial<Record<Aim, readonly string[]>>>;
}

/** The more particular ones first. What is said holds for nearly everybody and needs no source. */
export const matters: readonly Matter[] = [
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
    name: 'change',
    pattern:
      /\b(?:left (?:home|for (?:university|college))|moved out|empty nest|since (?:my|the) (?:youngest|kids|children)|retired|retirement|(?:sure|know) what i(?:'m| am) for|refresher course|career change|go(?:ing)? back to (?:work|my job|nursing|teaching))\b/i,
    example: 'Since my youngest left for university the house is quiet',
    thoughts: [
      'Where something large has ended, nothing has to take its place at once; what one liked before it is often a good hint.',
      'A form that is filled in promises nothing yet; it only keeps a door open until one has looked in.',
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
    name: 'body',
    isPassing: true,
    pattern:
      /\b(?:with|despite|during|having) (?:an? |my )?(?:cold|fever|flu|cough|asthma|headache|sore \p{L}+|pain\p{L}*|injur\p{L}+|pregnan\p{L}+)\b|\bpregnant\b|\b(?:dose|dosage|side effects?)\b/iu,
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

/** What a message is about; undefined where it is none of these. */
export const matterIn = (message: string): Matter | undefined => {
  const text = message.replace(/[’‘]/g, "'");
  return matters.find(({ pattern }) => pattern.test(text));
};
