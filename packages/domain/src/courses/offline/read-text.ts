import { isOrder } from './kind-of.ts';
import { languageOf } from './language-of.ts';
import type { Language } from './languages.ts';
import { plainOf, wordsIn } from './words.ts';

/** A sentence of a text, with the part of the text that it stands in. */
export interface Sentence {
  readonly text: string;
  /** Heading above it; undefined where there is none. */
  readonly heading: string | undefined;
  /** Number of its paragraph, from 0. */
  readonly paragraph: number;
  /** It was put together from the items of a list. */
  readonly isList: boolean;
}

/** A text as the built-in course assistant reads it. */
export interface ReadText {
  readonly language: Language;
  /** What is said twice stands here once. */
  readonly sentences: readonly Sentence[];
  /** Its first line, where that is a heading over everything; undefined otherwise. */
  readonly title: string | undefined;
}

/** Points after these words end no sentence. */
const ABBREVIATED = /(?:\b(?:e\.g|i\.e|etc|vs|approx|ca|cf|Dr|Mr|Mrs|Ms|Prof|St|No|Fig|z\.\s?B|bzw|usw|Nr|p\.\s?ex|Sr|Sra)|\b\p{Lu})\.$/u;
/** A line so short, without an end mark, is a heading. */
const LONGEST_HEADING = 70;
/** One that is marked as such may be longer; beyond that it is a paragraph whose lines were lost. */
const LONGEST_MARKED_HEADING = 120;
/** Texts without end marks, such as transcripts and tables, are read in pieces so long at most. */
const LONGEST_SENTENCE = 300;
/** Items of a list with so few words say something only together. */
const SHORT_ITEM = 5;

const BLOCK_END = /\n\s*\n|\n(?=\s*(?:#|[-*•]\s|\d+[.)]\s))|(?<=^\s*#[^\n]*)\n/m;
const SENTENCE_END = /(?<=[.!?…؟۔][*_]{0,2}["”’)»]?)\s+(?=["“„«(¿¡]?[\p{Lu}\p{Lo}\p{N}])|(?<=[。！？][」』）”]?)\s*|(?<=।)\s+/u;

/** Reads sentences and headings out of plain text or Markdown. */
export function readText(text: string): ReadText {
  let heading: string | undefined;
  let title: string | undefined;
  let paragraph = 0;
  const sentences: Sentence[] = [];
  const seen = new Set<string>();
  for (const { block, line, isList } of joinedItems(text.replaceAll('\r', '').split(BLOCK_END))) {
    if (line === '') continue;
    if (isHeading(block, line)) {
      if (sentences.length === 0) title ??= line.replace(/:$/, '');
      heading = line.replace(/:$/, '');
      continue;
    }
    for (const part of sentencesOf(line)) {
      const known = plainOf(part);
      if (seen.has(known)) continue;
      seen.add(known);
      sentences.push({ text: part, heading, paragraph, isList });
    }
    paragraph += 1;
  }
  return { language: languageOf(text), sentences, title };
}

interface Block {
  readonly block: string;
  readonly line: string;
  readonly isList: boolean;
}

/** Short items of one list, such as ingredients, are read as one sentence. */
function joinedItems(blocks: readonly string[]): readonly Block[] {
  const joined: Block[] = [];
  let items: string[] = [];
  const close = () => {
    if (items.length > 0) joined.push({ block: '', line: `${items.join(', ')}.`, isList: true });
    items = [];
  };
  for (const block of blocks) {
    const line = plain(block);
    if (/^\s*[-*•]\s/.test(block) && line !== '' && wordsIn(line).length <= SHORT_ITEM && !/[.!?:…]$/.test(line) && !isOrder(line)) {
      items.push(line.replace(/[,;]$/, ''));
      continue;
    }
    close();
    joined.push({ block, line, isList: false });
  }
  close();
  return joined;
}

const isHeading = (block: string, line: string): boolean =>
  (/^\s*#/.test(block) && line.length <= LONGEST_MARKED_HEADING) ||
  (block !== '' &&
    line.length <= LONGEST_HEADING &&
    !/^\s*(?:[-*•]|\d+[.)])\s/.test(block) &&
    !/[.!?…,;"”»。！？؟۔।]$/u.test(line) &&
    wordsIn(line).length <= 9);

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
  let held: string[] = [];
  for (const part of line.split(SENTENCE_END)) {
    held.push(part);
    if (ABBREVIATED.test(part.slice(-12))) continue;
    found.push(held.join(' '));
    held = [];
  }
  if (held.length > 0) found.push(held.join(' '));
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
