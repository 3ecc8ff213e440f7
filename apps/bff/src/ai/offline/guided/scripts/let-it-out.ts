import { isVerdict } from '../../reading/troubles.ts';
import { isWordFor, tellsWhenOrWhere } from '../fitting.ts';
import { asPage, laidTogether } from '../quoting.ts';
import type { Answers, Script } from '../script.ts';

const FEELINGS = ['Angry', 'Sad', 'Worried', 'Ashamed', 'Worn out', 'Something else'] as const;
type Feeling = 'angry' | 'sad' | 'worried' | 'ashamed' | 'worn' | 'other';

/** The first that fits, so that one of several is taken up. */
const known: readonly (readonly [Feeling, RegExp])[] = [
  ['angry', /\b(?:angry|anger|furious|mad|rage|annoyed|irritated|pissed|resent\w*|frustrat\w*)\b/i],
  ['ashamed', /\b(?:asham\w+|shame|embarr?ass?\w*|humiliat\w*|stupid)\b/i],
  ['worried', /\b(?:worr\w+|anxious|anxiety|afraid|scared|fear\w*|nervous|panic\w*|uneasy)\b/i],
  ['sad', /\b(?:sad|sadness|hurt|grie\w+|lonely|alone|disappoint\w*|down|low|heartbroken|empty)\b/i],
  ['worn', /\b(?:worn|tired|exhausted|drained|overwhelmed|burnt|stressed|empty)\b/i],
];
const namedIn = (text = ''): Feeling | undefined => known.find(([, pattern]) => pattern.test(text))?.[0];
const feelingIn = ({ feeling, weighs }: Answers): Feeling | undefined =>
  feeling === undefined ? namedIn(weighs) : (namedIn(feeling) ?? 'other');
/** Who has found a word of their own is not asked for one. */
const felt = (feeling: Feeling) => (answers: Answers) =>
  feelingIn(answers) === feeling && (feeling !== 'other' || /\belse\b/i.test(answers.feeling ?? ''));

const NEEDS = ['To have said it', 'Some rest', 'Somebody to be with', 'To tell somebody something', 'To do something about it'] as const;
type Need = 'said' | 'rest' | 'person' | 'tell' | 'act';
const needIn = ({ need = '' }: Answers): Need => {
  if (/\b(?:rest|sleep|quiet|break|peace|pause)\b/i.test(need)) return 'rest';
  if (/\bbe with|\b(?:hug|company|somebody|someone|friend)\b(?!.*\b(?:tell|say)\b)/i.test(need) && !/\btell\b/i.test(need)) return 'person';
  if (/\b(?:tell|say to|talk to|apolog\w+|confront)\b/i.test(need)) return 'tell';
  return /\b(?:do something|act|change|fix|solve)\b/i.test(need) ? 'act' : 'said';
};

const names = {
  what: 'What is going on',
  weighs: 'What weighs most',
  feeling: 'How it feels',
  angry: 'What was not respected',
  sad: 'What is missing',
  worried: 'What might come',
  ashamed: 'What you would say to a friend',
  worn: 'What has taken most',
  other: 'Your word for it',
  need: 'What you need',
  person: 'Who',
};

const endings: Readonly<Record<Need, string>> = {
  said: 'It is said now, and nothing else has to happen with it today.',
  rest: 'Then rest is the next thing, and the only one. If you like, we put the day away together.',
  person: 'One short line to them is enough: “Do you have a moment for me today?”',
  tell: 'It helps to look for the words before they are needed; we can do that here.',
  act: 'One small thing is plenty for a start, and it may wait until you feel like it.',
};

/** Vents, and comes from what happened to what is needed. */
export const letItOut: Script = {
  id: 'let-it-out',
  takesUp: () => true,
  tips: [
    'What often eases it a little: say it aloud to an empty room, or write it to somebody without sending it.',
    'Cold water over the wrists and a few steps outside take the edge off, and change nothing about being right.',
  ],
  isGentle: true,
  sign: 'This is what you have put into words:',
  opens: 'Here is room for it. It need not be tidy or fair, and I will not try to fix it.',
  steps: [
    {
      name: 'what',
      takesQuestions: true,
      ask: 'Write it as it comes: what is going on?',
      easier: 'Begin anywhere; half a sentence will do. When did you last notice it?',
      choices: ['Something at work', 'My family', 'My partner', 'A friend', 'My health', 'I cannot name it'],
    },
    {
      name: 'weighs',
      ask: [
        'Which part of it weighs most right now?',
        'If you had to name the one thing in it that is hardest, which would it be?',
        'What is in the middle of it, and what lies at the edge?',
        'Which bit of it is the worst, if there is one?',
        'What in it goes nearest to your heart?',
        'What of it is heaviest just now?',
      ],
      fits: (text) => !tellsWhenOrWhere(text),
      easier: 'A guess is enough. Is it more what happened, what somebody said, what may come, or something about yourself?',
      easierChoices: ['What happened', 'What somebody said', 'What may come', 'Something about myself'],
    },
    {
      name: 'feeling',
      // Who has named it already is not asked.
      isDue: (answers) => namedIn(answers.weighs) === undefined,
      ask: 'When you stay with that for a moment, which of these is nearest?',
      easier: 'More than one may be true. Which of them would you cross out last?',
      choices: FEELINGS,
      fits: isWordFor(...known.map(([, pattern]) => pattern)),
      waits: [
        'Go on as long as you like; the words below can wait.',
        'There is room for all of it. Whenever you want to, choose a word below.',
        'Say more, or choose what comes nearest.',
      ],
    },
    {
      name: 'angry',
      isDue: felt('angry'),
      ask: 'Anger often stands guard over something that matters. What was not respected there?',
      easier: 'Think of what you would have had a right to. Was it a promise, your work, your time, your word, or something else?',
      easierChoices: ['A promise', 'My work', 'My time', 'My word'],
    },
    {
      name: 'sad',
      isDue: felt('sad'),
      ask: 'Sadness points to what is dear. What is missing, or what would you want to have back?',
      easier: 'Small things count as well. What did you still have a while ago that is not there now?',
    },
    {
      name: 'worried',
      isDue: felt('worried'),
      ask: 'Worry runs ahead of things. If you stop it at its worst picture, what do you see there?',
      easier: 'Say it as “I am afraid that …”. How does the sentence go on?',
    },
    {
      name: 'ashamed',
      isDue: felt('ashamed'),
      ask: 'Shame says that you are the only one, and it is seldom right about that. If a friend had told you the same, what would you say to them?',
      // More of the same shame is no word to a friend.
      fits: (text) => !isVerdict(text) && !/^\W*(?:(?:and|but|because)\W+)*i (?!would\b|'d\b|wouldn)/i.test(text),
      easier: 'Would you think less of that friend, the same, or would you like to put an arm around them?',
      easierChoices: ['Less', 'The same', 'An arm around them'],
    },
    {
      name: 'worn',
      isDue: felt('worn'),
      ask: 'To be worn out says something about the load and nothing about you. What has taken most out of you lately?',
      easier: 'Look at the last three days only. After what did you feel emptiest?',
    },
    {
      name: 'other',
      isDue: felt('other'),
      ask: 'Then it wants a word of its own. What would you call it?',
      easier: 'If it were weather, what would it be?',
      easierChoices: ['Fog', 'Storm', 'Grey rain', 'Heat before thunder'],
    },
    {
      name: 'need',
      ask: 'And what would be right for you just now?',
      easier: 'If somebody kind came in at the door, what should they do?',
      choices: NEEDS,
      fits: isWordFor(/\b(?:need|want|like|wish|hope|rest|sleep|quiet|hug|talk|tell|help|peace|time|company|to have|to be|to do)\b/i),
      waits: ['That belongs to it. The answers below are there when you want one.', 'I am with you. Go on, or choose one of these.'],
    },
    {
      name: 'person',
      isDue: (answers) => answers.need !== undefined && needIn(answers) === 'person',
      ask: 'Who could that be, and how would you reach them today?',
      easier: 'It may be somebody you have not spoken with for a while. Which name comes first?',
    },
  ],
  close: (answers) => `This is what you have put into words:\n\n${laidTogether(answers, names)}\n\n${endings[needIn(answers)]}`,
  card: (answers) => ({ kind: 'write-journal', title: 'What weighs', body: asPage(answers, names) }),
  leadsTo: (answers) => {
    const need = needIn(answers);
    if (need === 'rest') return ['wind-down'];
    if (need === 'tell') return ['hard-talk'];
    return need === 'act' ? ['small-step'] : [];
  },
};
