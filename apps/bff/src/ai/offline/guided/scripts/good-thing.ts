import { isTroubling, isVerdict } from '../../reading/troubles.ts';
import { asPage, laidTogether } from '../quoting.ts';
import type { Script } from '../script.ts';

const names = {
  what: 'What is good',
  feel: 'How it feels',
  moment: 'The moment to keep',
  part: 'Your part in it',
  share: 'Who would be glad',
  more: 'A little more of it',
};

const FEELING =
  '(?:happy|glad|proud|silly|giddy|relieved|excited|grateful|thankful|light|lighter|free|calm|content|joyful|joy|overjoyed|thrilled|delighted|amazed|amazing|great|good|fantastic|wonderful|lovely|warm|loved|alive|hopeful|peaceful|tired|exhausted|shaky|speechless|emotional|surprised|shocked|stunned|buzzing|stoked|strong|brave|tearful|crying|smiling|laughing|grinning|wow|yay|woo+h?o+|pleased|chuffed|ecstatic|blessed|lucky|nervous|scared|terrified|dizzy|dazed|touched|moved)';
/** Nothing but how it feels: "happy, silly". */
const FEELS = new RegExp(
  `^\\W*(?:(?:i|i'm|i am|it|we|we're|feel|feels|feeling|felt|was|am|is|just|so|very|really|a bit|a little|kind of|kinda|pretty|quite|super|totally|mostly|and|but|also|still|like|too|all|at once|honestly|rather|absolutely|completely)[\\s,.!–-]+)*(?:${FEELING}(?:[\\s,.!&+–-]+|\\W*$)(?:(?:i could (?:cry|scream|burst|hug (?:everyone|everybody|the world)|dance|sing)|and|but|so|very|really|a bit|a little|kind of|kinda|pretty|also|still|too|at once|at the same time|all|just|lol|haha|mostly|happy tears)[\\s,.!–-]*)*)+$`,
  'i',
);
/** How it will be shared. */
const SHARES =
  /\b(?:celebrat\w+|(?:call|calling|ring|ringing|phone|phoning|text|texting|tell|telling|message|messaging|facetime|show|showing|surprise) (?:my|our|the|everyone|everybody|him|her|them)|(?:go|going|going out|out|dinner|drinks?|lunch|cake|pizza|party) with (?:my|our|the|him|her|them))\b/i;
/** Tells on, and names nobody who would be glad. */
const OVER = /\b(?:was|were|did|made|went|came|gave|got|slept|bought|took|had|sang|wrote|\p{L}{3,}ed)\b/iu;
const BEFORE_SHARE: readonly string[] = ['what', 'moment', 'part'];
/** "I passed!!" does not say what. */
const SAYS_WHAT = 4;

/** Stays with something good a little longer: savouring (Bryant and Veroff, 2007). */
export const goodThing: Script = {
  id: 'good-thing',
  takesUp: (told) => told.trim().split(/\s+/).length >= SAYS_WHAT,
  belongs: (text, { feel, share }, { name }) => {
    const plain = text.replace(/[’‘]/g, "'");
    if (feel === undefined && FEELS.test(plain)) return 'feel';
    return share === undefined &&
      BEFORE_SHARE.includes(name) &&
      SHARES.test(plain) &&
      !/\b(?:called|told|texted|rang|showed)\b/i.test(plain)
      ? 'share'
      : undefined;
  },
  tips: [
    'A good thing lasts longer once it is told to somebody, or stands in two lines in the journal.',
    'Look at it again tomorrow at breakfast; that is all.',
  ],
  sign: 'To look at again on a greyer day:',
  opens: 'Good things go by quickly; this one gets a little time.',
  steps: [
    {
      name: 'what',
      ask: 'What was it that went well?',
      choices: ['Something worked', 'Somebody was kind', 'A quiet moment', 'I look forward to something'],
      easier: 'A cup of tea counts. What was the best minute of the day?',
    },
    {
      name: 'moment',
      ask: 'Which moment of it would you like to keep: what was there to see, hear or feel?',
      easier: 'If it were a photo, what would be in it?',
    },
    {
      name: 'part',
      ask: 'What did you do that helped it to happen?',
      easier: 'Turning up counts. Which choice of yours is in it?',
      easierChoices: ['I turned up', 'I kept at it', 'I asked', 'It was a gift'],
    },
    {
      name: 'share',
      isDue: ({ share }) => share === undefined,
      fits: (text) => !OVER.test(text) || SHARES.test(text) || /\btold\b/i.test(text),
      ask: 'Who would be glad to hear of it?',
      easier: 'It may be one message to one person. Who comes to mind?',
      easierChoices: ['I keep it to myself'],
    },
    {
      name: 'more',
      ask: 'What would bring a little more of that into the next week?',
      fits: (text) => !isTroubling(text) && !isVerdict(text),
      easier: 'Which day of it has room for that?',
    },
  ],
  close: (answers) => `To look at again on a greyer day:\n\n${laidTogether(answers, names)}\n\nYours to keep.`,
  card: (answers) => ({ kind: 'write-journal', title: 'Something good', body: asPage(answers, names) }),
  leadsTo: ({ more }) => (more === undefined ? [] : ['small-step']),
};
