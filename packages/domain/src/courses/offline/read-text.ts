import { isEmptyWord, type Term, termsOf, wordsIn } from './words.ts';

/** A sentence of a text, with the part of the text that it stands in. */
export interface Sentence {
  readonly text: string;
  /** Heading above it; undefined where there is none. */
  readonly heading: string | undefined;
  /** Number of its paragraph, from 0. */
  readonly paragraph: number;
}

/** A text as the built-in course assistant reads it. */
export interface ReadText {
  readonly sentences: readonly Sentence[];
  /** Its first line, where that is a heading over everything; undefined otherwise. */
  readonly title: string | undefined;
  /** What it is about, the most important first. */
  readonly terms: readonly Term[];
}

/** Points after these words end no sentence. */
const ABBREVIATED = /(?:\b(?:e\.g|i\.e|etc|vs|approx|ca|cf|Dr|Mr|Mrs|Ms|Prof|St|No|Fig)|\b\p{Lu})\.$/u;
/** A line so short, without an end mark, is a heading. */
const LONGEST_HEADING = 70;
/** One that is marked as such may be longer; beyond that it is a paragraph whose lines were lost. */
const LONGEST_MARKED_HEADING = 120;
/** Texts without end marks, such as transcripts and tables, are read in pieces so long at most. */
const LONGEST_SENTENCE = 300;

/** Reads sentences, headings and terms out of plain text or Markdown. */
export function readText(text: string): ReadText {
  let heading: string | undefined;
  let title: string | undefined;
  let paragraph = 0;
  const sentences: Sentence[] = [];
  for (const block of text.replaceAll('\r', '').split(/\n\s*\n|\n(?=\s*(?:#|[-*•]\s|\d+[.)]\s))|(?<=^\s*#[^\n]*)\n/m)) {
    const line = plain(block);
    if (line === '') continue;
    if (isHeading(block, line)) {
      if (sentences.length === 0) title ??= line;
      heading = line.replace(/:$/, '');
      continue;
    }
    for (const part of sentencesOf(line)) sentences.push({ text: part, heading, paragraph });
    paragraph += 1;
  }
  return { sentences, title, terms: termsOf(sentences.map((sentence) => sentence.text)) };
}

const isHeading = (block: string, line: string): boolean =>
  (/^\s*#/.test(block) && line.length <= LONGEST_MARKED_HEADING) ||
  (line.length <= LONGEST_HEADING && !/^\s*(?:[-*•]|\d+[.)])\s/.test(block) && !/[.!?…,;"”]$/.test(line) && wordsIn(line).length <= 9);

/** Without the marks of Markdown. */
const plain = (block: string): string =>
  block
    .replace(/^\s*(?:#{1,6}|>|[-*•]|\d+[.)])\s+/gm, '')
    .replace(/!?\[([^[\]\n]{0,200})\]\([^()\n]{0,300}\)/g, '$1')
    .replace(/[*_`]{1,3}(\S(?:.*?\S)?)[*_`]{1,3}/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

function sentencesOf(line: string): readonly string[] {
  const found: string[] = [];
  let rest = '';
  for (const part of line.split(/(?<=[.!?…]["”’)]?)\s+(?=["“(]?[\p{Lu}\p{N}])/u)) {
    rest = rest === '' ? part : `${rest} ${part}`;
    if (ABBREVIATED.test(rest)) continue;
    found.push(rest);
    rest = '';
  }
  if (rest !== '') found.push(rest);
  return found.flatMap(inPieces).filter((sentence) => wordsIn(sentence).length >= 3);
}

/** A sentence of a bearable length is itself; a longer one is cut behind a comma where there is one, else between words. */
function inPieces(sentence: string): readonly string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > LONGEST_SENTENCE) {
    const room = rest.slice(0, LONGEST_SENTENCE);
    const at = [room.lastIndexOf(', ') + 1, room.lastIndexOf(' ')].find((place) => place > LONGEST_SENTENCE / 2) ?? LONGEST_SENTENCE;
    pieces.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return [...pieces, rest];
}

/** A sentence that hangs on the one before it says little by itself. */
const LEANING = /^(?:it|they|he|she|this|that|these|those|so|but|and|or|then|there|such|both|instead|otherwise|however|therefore|here)\b/i;

/** "The second force", "Do not fill it": what is meant stands before. */
const POINTING =
  /^(?:the\s(?:first|second|third|fourth|last|latter|former|other|others|same)\b|(?:do\snot\s|don’t\s|never\s|always\s)?[\p{L}]+\s(?:it|them|this|these|those)\b)/iu;

/** Whether a sentence can be understood alone. */
export const standsAlone = (sentence: string): boolean =>
  !LEANING.test(sentence) && !POINTING.test(sentence) && !/^["“‘]|\?$/.test(sentence);

/** How much a sentence says of what its text is about. */
export function weightOf(sentence: string, terms: readonly Term[]): number {
  const words = wordsIn(sentence);
  const stems = ` ${words.join(' ').toLowerCase()} `;
  const known = terms
    .slice(0, 30)
    .reduce(
      (sum, { text, stem, count }) =>
        stems.includes(` ${text.toLowerCase()}`) || stems.includes(` ${stem}`) ? sum + Math.min(count, 6) : sum,
      0,
    );
  const full = words.filter((word) => !isEmptyWord(word)).length;
  const figure = /\p{N}/u.test(sentence) ? 2 : 0;
  const long = Math.max(0, words.length - 28);
  return known + full / 2 + figure - long - (standsAlone(sentence) ? 0 : 5);
}

/** The sentences that say most, in the order of the text. */
export function keySentences(sentences: readonly Sentence[], terms: readonly Term[], most: number): readonly Sentence[] {
  const ranked = sentences
    .map((sentence, index) => ({ sentence, index, weight: weightOf(sentence.text, terms) }))
    .sort((a, b) => b.weight - a.weight || a.index - b.index);
  return ranked
    .slice(0, most)
    .sort((a, b) => a.index - b.index)
    .map(({ sentence }) => sentence);
}

const LONGEST_CLAIM = 96;
/** Where a sentence can be left without losing its point. */
const CLAUSE_END =
  /[;:]\s|,\s(?!(?:\p{N}|for example|for instance|such as|(?:[\p{L}’'-]+\s){0,4}[\p{L}’'-]+(?:,|\s(?:and|or)\s)))|\s[–—]\s|\s(?:because|which|so that|although|while|whereas|unless|until|so)\s/gu;

/** "People who wake up tired, snore or …", "Whoever removes gravel from a bed, …", "Maria, a nurse in Leeds, …": what they do comes later. */
const UNFINISHED =
  /^(?:[\p{L}’'-]+\s){1,4}(?:who|that|which|whose)\s|^(?:who|what|which|where|when|how)ever\s|^(?:what|who|how|why|where)\s|^\p{L}{2,}ing\s(?!\p{L}+s\s|.*\s(?:is|are|was|were|has|have|can|cannot|will|does|makes?|helps?|means?|takes?|gives?|works?|needs?|keeps?|lets?)\s)|^(?:[\p{L}’'-]+\s){0,3}[\p{L}’'-]+,\s(?:an?|the)\s[^,]*$|,\s(?:for example|for instance)$/iu;
/** What only sets the scene; a condition is more than that. */
const SCENE = /^(?:while|once|after|before|in|on|at|by|with|during)\b[^,]{3,60},\s/i;

/** Nothing ends like this. */
const DANGLING =
  /[\s,;:–—]+(?:an?|the|of|in|on|at|by|to|for|from|with|and|or|but|that|which|who|than|as|is|are|was|were|be|has|have|it|its|their|your|this|these|those|about|into|if|when|not|so|only|does|do|less|more)$/i;

/** What a sentence says, short enough for a title: its first clause, or its beginning with an ellipsis. */
export function claimOf(sentence: string, longest = LONGEST_CLAIM): string {
  const full = sentence
    .replace(/^(?:for example|for instance|however|therefore|of course|finally|first|second|third|next|also),\s+/i, '')
    .replace(/[.!…]+["”’)]?$/, '');
  const whole = full.length > longest ? full.replace(SCENE, '') : full;
  const clauses = [...whole.matchAll(CLAUSE_END)]
    .map((match) => whole.slice(0, match.index).replace(/[\s,;:–—]+$/, ''))
    .filter(
      (clause) =>
        wordsIn(clause).length >= 4 &&
        !DANGLING.test(clause) &&
        !UNFINISHED.test(clause) &&
        !/^(?:if|when|whenever|while|because|as|after|before|once|although|since|until|unless|during|with|in|on|by|at|from|for|to)\b/i.test(
          clause,
        ),
    );
  const claim = whole.length <= longest ? whole : (clauses.find((clause) => clause.length <= longest) ?? cutAt(whole, longest));
  return claim.charAt(0).toUpperCase() + claim.slice(1);
}

/** Whether a claim says what it has to say: nothing was cut off. */
export const isWholeClaim = (claim: string): boolean => !claim.endsWith('…');

/** Words after which no order is given, though they begin a sentence. */
const NO_ORDER =
  'in on at by for from with without of to as if when while after before because since although until unless during once about all both most many few some any no each every such that this these ' +
  'those what who which how why where there here not only even just also then so but and or nor yet it they we you he she i one two three the a an your my his her its our their than like';
const ORDER = new RegExp(
  `^(?:always\\s)?(?!(?:${NO_ORDER.replaceAll(' ', '|')})\\b)(?!\\p{L}+(?:ing|s)\\b)\\p{L}+\\s(?:(?:up|down|out|off|back|about)\\s)?(?:the|an?|it|them|each|every|your|this|these|that|all|no|any|some|for|at|only|one|two|three|four|five|six|\\p{N}+)\\b`,
  'iu',
);

/** Whether a sentence tells the reader to do something. */
export const isOrder = (sentence: string): boolean => ORDER.test(sentence);
/** Whether a sentence tells the reader what not to do. */
export const isWarning = (sentence: string): boolean => /^(?:never|do not|don[’']t|avoid)\b/i.test(sentence);

function cutAt(text: string, longest: number): string {
  let cut = text.slice(0, longest - 1).replace(/\s+\S*$/, '');
  while (DANGLING.test(cut)) cut = cut.replace(DANGLING, '');
  return `${cut.replace(/[\s,;:–—]+$/, '')}…`;
}
