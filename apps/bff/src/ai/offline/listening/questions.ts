import { isNonAnswer } from '../reading/non-answers.ts';

/** A question of a guide who listens; every one of them stands nowhere else, since by it the talk is known to be listened to. */
export interface Question {
  readonly ask: string;
  /** For who had no answer to it. */
  readonly easier: string;
  /** What is said to a short answer; the first that fits. */
  readonly takes: readonly (readonly [RegExp, string])[];
}

const ALONE =
  /^\W*(?:nobody|no one|none|alone|by myself|just me|only me|not a soul|i'?m alone|i am alone)(?: (?:knows|really|else|yet|mostly|i guess|at all|with it))*\W*$/i;
const NO = /^\W*(?:no\b(?! (?:idea|clue|comment|thoughts))|nope|nah|not really|not yet)(?!\s+\p{L}+\s+\p{L}+\s+\p{L}+)/iu;
const YES = /^\W*(?:yes|yeah|yep|yup|yea|sure|a bit|kind of|sort of|i (?:guess|think) so|i do\b)/i;
const PERSON =
  /^\W*(?:(?:just|only|yes|yeah|yep|a bit|maybe|well|i told|i think)\W+)*(?:my |our |one )?(?:\p{L}+ )?(?:mum|mom|mother|dad|father|sister|brother|friends?|best friend|wife|husband|partner|girlfriend|boyfriend|gf|bf|gran|grandma|cousin|colleague|flatmate|roommate|therapist|doctor|daughter|son|aunt|uncle|ex|boss|neighbou?r|cat|dog)s?\b(?:(?:\W+(?:and|or)\W+|\W+)(?:my )?\p{L}+){0,3}\W*$/iu;
const LONG = /\b(?:years?|months?|ages|forever|always|long|weeks?|since)\b/i;

/** After something that was done to somebody. */
export const sore: readonly Question[] = [
  {
    ask: 'What was that like for you, in the moment?',
    easier: 'More like anger, more like hurt, or something in between?',
    takes: [
      [NO, 'It need not have a word yet.'],
      [/\b(?:angry|furious|mad|rage|anger)\b/i, 'Angry, and with reason.'],
      [/\b(?:alone|lonely|invisible|small|stupid|humiliat\w*|asham\w*|embarr?ass\w*)\b/i, 'That is a sore place to be left in.'],
      [/\b(?:numb|empty|frozen|froze|nothing|shock\w*|speechless)\b/i, 'To go quiet inside is a way to get through such a moment.'],
      [/\b(?:sad|hurt\w*|cried|crying|awful|horrible|terrible|bad|shit\w*|sucks?|heavy)\b/i, 'That hurts, and it may.'],
    ],
  },
  {
    ask: 'Which part of it stays with you most?',
    easier: 'What is the first bit of it that comes back to you?',
    takes: [[NO, 'Perhaps it is the whole of it, then.']],
  },
  {
    ask: 'Does anybody know how that was for you, or are you alone with it?',
    easier: 'Who would be the first you could tell?',
    takes: [
      [ALONE, 'Then you have carried it by yourself until now, and that makes it heavier.'],
      [NO, 'Then you have carried it by yourself until now, and that makes it heavier.'],
      [PERSON, 'I am glad that somebody knows.'],
      [YES, 'I am glad that you are not alone with it.'],
    ],
  },
  {
    ask: 'What would you have needed there?',
    easier: 'One small thing that somebody could have done: what would it have been?',
    takes: [
      [NO, 'That is all right; it need not be named.'],
      [/\b(?:sorry|apolog\w*)\b/i, 'A plain apology, then. It is not much to ask for.'],
      [/\b(?:help|support|my back|backing|backed|stand|defend|stood)\b/i, 'Somebody beside you. It is not much to ask for.'],
      [
        /\b(?:honest\w*|the truth|(?:to be|been|being|had) (?:told|asked|warned)|(?:tell|told|ask|asked|warn|warned) me)\b/i,
        'To be told the truth, or asked. It is not much to ask for.',
      ],
    ],
  },
  {
    ask: 'And how is it just now, as you write about it?',
    easier: 'A little lighter than before, the same, or heavier?',
    takes: [
      [/\b(?:better|lighter|calmer|ok(?:ay)?|fine|good)\b/i, 'Good that it is a little lighter.'],
      [
        /^\W*(?:about |much |still |it'?s |it is |pretty |so )*(?:the )?(?:same|worse|heav\w*|bad|still (?:bad|angry|sad|there)|angry|sad)\b/i,
        'Then it wants time, and it may have it.',
      ],
    ],
  },
];

/** In place of the first, where no single moment is told. */
export const lately: Question = {
  ask: 'How has that been lately?',
  easier: 'Better on some days than on others, or much the same each day?',
  takes: [
    [/\b(?:better|ok(?:ay)?|fine|good)\b/i, 'Good that it has been a little better.'],
    [
      /\b(?:bad|worse|awful|hard|terrible|horrible|heavy|rough|shit\w*|same|always|every day|long)\b/i,
      'Then it has been long, and no wonder that it shows.',
    ],
  ],
};

/** To one kind of hurt alone. */
export const soreOfOneKind: readonly Question[] = [
  {
    ask: 'What would you have said, had you been asked?',
    easier: 'Rather no, rather yes, or not like that?',
    takes: [[/^\W*(?:no|nope|not like that|never|rather no)\b/i, 'A clear no, then, and nobody heard it.']],
  },
  {
    ask: 'What would you wish for at such an hour?',
    easier: 'A voice, a place, something to do: which of them?',
    takes: [],
  },
  { ask: 'What had you relied on, before that?', easier: 'What did you think would be safe with them?', takes: [] },
  { ask: 'What would you have wished somebody to do there?', easier: 'Would a word have done, or a look, or more than that?', takes: [] },
  {
    ask: 'What had you hoped for?',
    easier: 'If it had gone as it should: what would that day have been?',
    takes: [],
  },
  {
    ask: 'How long has it been like that?',
    easier: 'Rather weeks, months or years?',
    takes: [
      [LONG, 'That is a long time to go on with it.'],
      [/\d|\b(?:days?|today|yesterday|monday|recent\w*)\b/i, 'Not long, and still it counts.'],
    ],
  },
  {
    ask: 'What would you like to tell about them?',
    easier: 'Something small: how they laughed, or what they liked to eat?',
    takes: [],
  },
  { ask: 'What do you miss most of it?', easier: 'A smell, a street, a voice: what comes first?', takes: [] },
  { ask: 'What set it off this time?', easier: 'What was said or done just before?', takes: [] },
  { ask: 'What of it has taken most out of you?', easier: 'After what were you emptiest?', takes: [] },
];

/** Where nothing tells what somebody came for: open questions, by what the last words were about. */
export type About = 'nothing' | 'good' | 'state' | 'their view' | 'somebody' | 'to come' | 'over' | 'a thing' | 'anything';
export const open: Readonly<Record<About, readonly string[]>> = {
  nothing: [
    'Is it more of a bright day so far, or more of a grey one?',
    'What was the last thing that went through your head?',
    'What is waiting for you today?',
  ],
  good: ['What made it a good one so far?', 'What has gone well today?', 'What would keep it that way?'],
  state: ['Since when has it been so?', 'What would a better day look like?', 'What does it come from, do you think?'],
  'their view': ['And how do you see it yourself?', 'What is true in it, and what is not?', 'What do they not see, do you think?'],
  somebody: ['How is it between the two of you at the moment?', 'What about them is on your mind?', 'What would you like them to know?'],
  'to come': ['How do you feel when you think ahead to it?', 'What would make it go well for you?'],
  over: ['And how is it with you now?', 'What of it is still with you?'],
  'a thing': ['How are you with it at the moment?', 'What would you like to be different about it?'],
  anything: [
    'And how is that for you?',
    'Would you like to tell me more of it?',
    'Shall I go on listening, or shall we look for a first step?',
    'Is there something in it that you would like to be different?',
  ],
};

const SOMEBODY =
  /\bmy (?:\w+ )?(?:mum|mom|mother|dad|father|sister|brother|friends?|wife|husband|partner|girlfriend|boyfriend|boss|manager|colleagues?|flatmate|roommate|teacher|daughter|son|kids?|children|parents|grandma|gran|grandpa|uncle|aunt|cousin|neighbou?rs?|ex|team|landlord|landlady)\b(?!['’]s)/i;
/** What somebody else holds of the one who writes. */
const THEIR_VIEW =
  /\b(?:he|she|they|people|everyone|everybody|my (?:\p{L}+ ){1,2}?)\s?(?:always |all |also |just |keeps? )?(?:thinks?|thought|says?|said|saying|reckons?|believes?|finds?|told me|tells me)\b (?:that )?(?:i|i'm|i've|it's me|my)\b/iu;
const TO_COME =
  /\b(?:tomorrow|tonight|next (?:week|month|year|weekend|\w+day)|soon|later|(?:i|we|it|he|she|they)(?:'ll| will)|going to|gonna|(?:this|on) (?:\w+day|weekend)|upcoming|starts?)\b/i;
const OVER =
  /\b(?:was|were|did|didn't|had|went|came|got|made|said|saw|felt|ran|took|told|laid|sold|lost|left|found|gave|broke|cut|let|put|hit|met|won|ate|wrote|sent|kept|stood|froze|lied|spat|swore|yelled|rang|cried|threw|spent|bought|yesterday|last (?:night|week|year|month)|ago|\p{L}{3,}ed)\b/iu;
const A_THING = /\b(?:my|the|this|that|our)\b|^\W*\p{L}+(?: \p{L}+)?\W*$/iu;

const STATE =
  /^\W*(?:(?:i'?m|i am|i feel|feeling|just|so|kinda|kind of|very|really|super|a bit|a little|but|and|(?:ok(?:ay)?|fine|alright|good)(?=\W+(?:but|just|only|a (?:bit|little))))\W+)*(?:bored|tired|fine|ok(?:ay)?|stressed|sleepy|hungry|cold|confused|annoyed|restless|busy|lost|blah|weird|numb|empty|off|meh|(?:meh|bad|so-so|slow|weird|quiet|boring|grey|busy) day|lazy|grumpy|moody|sick|hungover|done|shattered|wrecked|knackered)\W*$/i;
const GOOD =
  /^\W*(?:(?:i'?m|i am|it'?s|pretty|really|quite|very|so|actually|doing|all)\s+)*(?:good|great|well|alright|not bad|lovely|nice|happy)(?:\s+(?:actually|thanks|today|so far))*\W*$/i;
const A_WORD = /^\W*\p{L}+\W*$/u;
const GONE = /\b(?:would have|late|used to|died|passed|lost|gone|no longer)\b/i;

/** Whether a single moment is told, and no lasting thing. */
export const isMoment = (message: string): boolean =>
  OVER.test(message.replace(/[’‘]/g, "'")) &&
  !/\b(?:always|every (?:day|week|time|night)|keeps?|lately|for (?:weeks|months|years)|again and again)\b/i.test(message);

/** What the last words were about. */
export function aboutOf(message: string): About {
  const text = message.replace(/[’‘]/g, "'");
  if (isNonAnswer(text)) return 'nothing';
  if (GOOD.test(text)) return 'good';
  if (STATE.test(text)) return 'state';
  if (A_WORD.test(text)) return 'a thing';
  if (THEIR_VIEW.test(text)) return 'their view';
  if (SOMEBODY.test(text) && !GONE.test(text)) return 'somebody';
  if (TO_COME.test(text)) return 'to come';
  if (OVER.test(text)) return 'over';
  return A_THING.test(text) ? 'a thing' : 'anything';
}

/** Where somebody or some place is missed: nothing was done, and nobody failed. */
export const missed: readonly Question[] = [
  { ask: 'What comes to mind first when you think of it?', easier: 'A voice, a smell, a room: which is nearest?', takes: [] },
  { ask: 'When do you feel it most?', easier: 'Rather in the mornings, in the evenings, or on certain days?', takes: [] },
];

/** Every question of these by which a reply is known to have listened. */
export const soreQuestions: readonly Question[] = [...sore, lately, ...missed, ...soreOfOneKind];
export const openQuestions: readonly string[] = Object.values(open).flat();
