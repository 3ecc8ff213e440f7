import type { Topic } from './voices/lines.ts';

/** What the offline guide found in a message. */
export interface Reading {
  readonly topic: Topic | 'identity' | 'other-language';
  /** What the member wants or did, turned round to be said back: "finish your thesis". */
  readonly words: string | undefined;
  /** What it is about, turned round: "your taxes". */
  readonly thing: string | undefined;
  /** The member's words as written, short enough to quote. */
  readonly quote: string | undefined;
}

const NOTHING = { words: undefined, thing: undefined } as const;
const LONGEST_WORDS = 80;
const LONGEST_QUOTE = 70;
/** More than this is not looked at. */
const LONGEST_READ = 4000;

const WANT =
  /\b(?:i|we)(?:'d| would)? (?:\w+ly |just |also )?(?:want|need|like|love|hope|plan|planning|intend|aim|wish|try|am trying|have|am going|'m going|'m trying) to ([^.!?;\n]+)/i;
const AVOID =
  /\b(?:putting off|put off|avoid|avoiding|postponing|delaying|procrastinating on|procrastinating with|procrastinate on) ([^.!?;\n]+)/i;
const DONE =
  /\bi (?:have |'ve |finally |just |actually |already |even )*((?:finished|did|made|wrote|started|completed|managed to|ran|called|cleaned|passed|learned|sent|read|walked|cooked|meditated|applied|built|fixed|signed up|went) ?[^.!?;\n]*)/i;
const FEAR = /\b(?:afraid|scared|worried|nervous|anxious|terrified|uneasy) (?:of|about) ([^.!?;\n]+)/i;
const DECIDE = /\bshould i ([^.!?;\n]+? or [^.!?;\n]+)/i;

/** Topics by their tell-tale words, the most telling first. `words` and `thing` find the part to say back. */
const tells: readonly { readonly topic: Reading['topic']; readonly pattern: RegExp; readonly words?: RegExp; readonly thing?: RegExp }[] = [
  {
    topic: 'identity',
    pattern:
      /\bare you (?:a |an |really |even )*(?:human|real|bot|robot|ai|person|machine|program|computer)\b|\bwho are you\b|\bwhat are you\b|\bam i talking to (?:a|an)\b/i,
  },
  { topic: 'greeting', pattern: /^\W*(?:hi|hello|hey|hiya|good (?:morning|evening|afternoon|day)|greetings|moin|yo)\b[^?]{0,40}$/i },
  { topic: 'thanks', pattern: /^\W*(?:thanks|thank you|thx|cheers|great,? thanks|bye|goodbye|good night|see you|that helps?)\b.{0,60}$/i },
  {
    topic: 'avoid',
    pattern:
      /\b(?:putting (?:it |this |that |everything )?off|put (?:it |this )?off|avoid(?:ing)?|procrastinat\w+|postpon\w+|keep delaying|can'?t get started|never get around)\b/i,
    words: WANT,
    thing: AVOID,
  },
  { topic: 'decide', pattern: DECIDE, words: DECIDE },
  { topic: 'decide', pattern: /\b(?:decide|decision|choose between|torn between|not sure whether)\b/i },
  { topic: 'fear', pattern: /\b(?:afraid|scared|worried|nervous|anxious|fear|terrified|uneasy)\b/i, thing: FEAR },
  {
    topic: 'tired',
    pattern: /\b(?:tired|exhausted|no energy|drained|sleepy|worn out|burn(?:ed|t) out|slept badly|can'?t sleep|insomnia)\b/i,
  },
  { topic: 'done', pattern: DONE, words: DONE },
  {
    topic: 'stuck',
    pattern:
      /\b(?:stuck|no idea|don'?t know|unmotivated|no motivation|lost|can'?t (?:focus|concentrate|start|think)|overwhelmed|too much)\b/i,
  },
  { topic: 'time', pattern: /\b(?:no time|not enough time|too busy|so busy|no minute|overbooked)\b/i },
  { topic: 'want', pattern: WANT, words: WANT },
  {
    topic: 'people',
    pattern:
      /\bmy (?:boss|manager|partner|wife|husband|friend|friends|mother|mom|mum|father|dad|sister|brother|colleague|colleagues|coworker|team|son|daughter|kids|neighbou?r|client|customer|girlfriend|boyfriend|family)\b|\b(?:argument|conflict|fight with|network(?:ing)?)\b/i,
  },
];

/** Finds out what a message is about and which words to say back. Never fails; what it does not know is `other`. */
export function readMessage(message: string): Reading {
  const text = message.slice(0, LONGEST_READ).replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
  const quote = quoteOf(text);
  if (isOtherLanguage(text)) return { ...NOTHING, topic: 'other-language', quote };
  const tell = tells.find(({ pattern }) => pattern.test(text));
  if (tell) return { topic: tell.topic, words: wordsOf(text, tell.words), thing: wordsOf(text, tell.thing), quote };
  const wordCount = text.split(' ').filter((word) => /\p{L}/u.test(word)).length;
  if (wordCount <= 3) return { ...NOTHING, topic: 'short', quote };
  return { ...NOTHING, topic: text.endsWith('?') ? 'question' : 'other', quote };
}

function wordsOf(text: string, pattern: RegExp | undefined): string | undefined {
  const found = pattern?.exec(text)?.[1];
  const words = found && turnedRound(firstClause(found));
  const isTelling = words && words.length <= LONGEST_WORDS && !/^(?:it|this|that|them|things?|everything|something)$/i.test(words);
  return isTelling ? words : undefined;
}

/** Up to the first turn of the thought. */
function firstClause(text: string): string {
  return (text.split(/,| (?:but|because|although|though|however|while|so that|and i|and then|since|if|when) /i, 1)[0] ?? '').trim();
}

const turns: Readonly<Record<string, string>> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  am: 'are',
  "i'm": 'you are',
  "i've": 'you have',
  "i'll": 'you will',
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
};

function turnedRound(words: string): string {
  return words
    .split(' ')
    .map((word) => turns[word.toLowerCase()] ?? word)
    .join(' ');
}

function quoteOf(text: string): string | undefined {
  const sentence =
    text
      .split(/(?<=[.!?]) /, 1)[0]
      ?.replace(/[.!?]+$/, '')
      .replace(/["“”]/g, '')
      .trim() ?? '';
  const isReadable =
    sentence.length >= 8 && sentence.length <= LONGEST_QUOTE && /\p{L}{2}/u.test(sentence) && !/https?:|[<>{}]/.test(sentence);
  return isReadable ? sentence : undefined;
}

const FOREIGN =
  /\b(?:ich|und|nicht|aber|habe|mein|meine|je|suis|pas|mais|avec|pour|yo|para|pero|estoy|tengo|muy|não|você|estou|io|sono|che|perché|een|niet|maar|jag|och|inte|nie|jest)\b/gi;

function isOtherLanguage(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters >= 4 && latin < letters / 2) return true;
  const foreign = new Set((text.match(FOREIGN) ?? []).map((word) => word.toLowerCase()));
  return foreign.size >= 2;
}
