import type { Intent } from './intent.ts';

const any = (...of: readonly string[]): string => `(?:${of.join('|')})`;

/** Where a question may begin in the midst of a message. */
const BEGINS =
  '(?:^|[.?!,;:–\\n]|\\b(?:and|but|so|or|ok|wait|also|hi|hey|hello|honestly|wonder(?:ing)?|know|tell me|sure|worried|afraid|mean|if|that)\\b)\\W*';
/** After "this" and "it" nothing may follow that would be meant instead: "who reads this book". */
const ENDS = '(?=\\W*$|\\s*[.?!,;:–]| (?:and|or|but|because|cause|cos|if|too|then|btw|on your (?:side|end)|(?:in )?here)\\b)';

const OF_ANOTHER = any(
  'who(?: else)?',
  'any(?:one|body)(?: else)?',
  'some(?:one|body)(?: else)?',
  '(?:other )?people',
  'others',
  'hr',
  '(?:the |your |an )?(?:admins?|administrators?|developers?|devs|owners?|company|staff|provider|government|police)',
  'you(?: guys| people)?',
);
/** "My mother reads my diary" is another matter: of these it must be asked. */
const OF_ONES_OWN = '(?:can|could|does|do|will|would|if) (?:my|our) (?:\\p{L}+ ){1,2}?';
const GETS = any(
  '(?:can|could|may|might|will|would|is|are|be|able|get|gets|to|allowed|also|actually|really|ever|even|else|does|do|going|gonna)',
);
const READS = any(
  'reads?',
  'reading',
  'sees?',
  'seeing',
  'looks? (?:at|into|through)',
  'looking at',
  'gets?',
  'finds? out',
  '(?:has|have|get|gets) access to',
  'access',
  'stores?',
  'keeps?',
);
/** What is written here, by the names that members give it. */
const WRITTEN = any(
  "(?:all |everything |anything |stuff |things )?(?:what|that|whatever)? ?i(?:'m| am)? (?:say|write|wrote|said|type|tell|told|put|share|saying|writing|typing|telling)\\b",
  '(?:all )?(?:my|our|these|the) (?:\\p{L}+ )?(?:data|messages?|words|chats?|talks?|conversations?|journal|diary|entries|moods?|answers|info(?:rmation)?|stuff|notes)\\b',
  `(?:(?:all|any|some|much) (?:of )?)?(?:this|it|that|these)(?: chat| conversation| stuff)?${ENDS}`,
);
/** What may become of it. */
const BECOMES = any(
  'private',
  'confidential',
  'anonymous',
  'secret',
  'encrypted',
  'secure',
  // Of the words, and not of what one is about to do.
  'safe(?: (?:here|with you))?(?! (?:to|for me to)\\b)',
  'stored',
  'saved',
  'kept',
  'recorded',
  'logged',
  'monitored',
  'tracked',
  'shared',
  'sold',
  'leaked',
  'used (?:for|to)',
  'read by',
  'between (?:us|you and me)',
);
const known = (source: string): RegExp => new RegExp(source, 'iu');

/** Who gets to read what is written here, and what becomes of it. */
export const privacy: Intent = {
  name: 'privacy',
  patterns: [
    known(`${BEGINS}(?:(?:can|could|does|do|will|would|is|are) )?(?:${OF_ANOTHER} ?|${OF_ONES_OWN})(?:${GETS} )*${READS} ${WRITTEN}`),
    known(`${BEGINS}who (?:else )?(?:can )?(?:reads?|sees?|is reading) (?:along|here)\\W*$`),
    known(
      `\\b(?:do|does|will|would) (?:you|it|this|they|the app|everstep) (?:\\p{L}+ )?(?:tell|share|sell|pass on|report|train|learn|record|log|spy)\\b[^.!?]*?\\b(?:any(?:one|body)|others|my boss|(?:on|from) (?:us|me)|${WRITTEN})`,
    ),
    known('\\bwhere (?:does|do|is|are) (?:all )?(?:my|this) (?:data|messages|words|chats?|stuff)\\b'),
    known(
      `\\b(?:is|are|will|does|do) ${WRITTEN.replace(ENDS, '\\b')} (?:(?:really|actually|all|be|being|even|get|stay|here|kept|completely|\\d+%) )*${BECOMES}(?=\\W|$)`,
    ),
    known(`${BEGINS}(?:please |pls )?(?:don't|do not) tell any(?:one|body)\\b`),
  ],
  examples: [
    'Where does my data go?',
    'Who reads this?',
    'Who can read what I write here?',
    'who is able to see my messages',
    'who can read this? my employer gave us the link',
    'hi! who sees my messages. admin? company?',
    'who can read what i write? do you train on it',
    'Before I say more, can my manager see any of this?',
    'do you tell anyone what I say?',
    'do you sell my data',
    "please don't tell anyone",
    'is my data safe',
    'is this encrypted?',
    'can my boss see this?',
  ],
  counters: [
    'Who reads this book?',
    'I do not tell anyone about my work',
    'Where is my phone?',
    'Everyone can see that I am tired',
    'Do you see that I am trying?',
    'I wonder if my boss sees that I work hard',
    'Is it safe to run in the dark?',
    'is it safe to run every day?',
    'My mother keeps reading my diary',
  ],
  may: [],
};
