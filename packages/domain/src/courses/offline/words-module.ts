import { OUTLINE_LESSONS } from '../limits.ts';
import type { CourseOutline } from '../schemas.ts';
import { filled } from './aims.ts';
import { quoted, quoteOf, termIn } from './phrases.ts';
import { listed } from './practice.ts';
import type { Material, Statement } from './statements.ts';
import { isContent, isGenericWord, wordsIn } from './words.ts';

const LONGEST_WORD = 40;
type Module = CourseOutline['modules'][number];

/** Aims on one word, for the first, the second and the third of them. */
const WORD_AIMS: readonly (readonly [string, string])[] = [
  ['Read {claim}, and say what {word} means there.', 'Use {word} in a sentence of your own.'],
  ['Explain {word} to somebody who has not read {claim}.', 'Name another word that could stand there instead of {word}.'],
  ['Find {word} in {claim}, and say what would be missing without it.', 'Connect {word} with something that you know already.'],
];
/** Where the sentences have hardly three words of their own. */
const SENTENCE_LESSONS: Module['lessons'] = [
  { title: 'Sentence by sentence', objectives: ['Speak {claim} aloud.', 'Mark the word in {claim} that everything hangs on.'] },
  {
    title: 'The order of the sentences',
    objectives: ['Say why {claim} stands where it does.', 'Try another order, and tell what changes.'],
  },
  { title: 'What is not said', objectives: ['List what {claim} takes for granted.', 'Write the sentence that you would add.'] },
];

/** A module on the words of a very short text, one lesson for each of three. */
export function wordsModule(material: Material): Module {
  const { statements, language } = material;
  const found = wordsOf(statements, material).slice(0, OUTLINE_LESSONS.min);
  const lessons = found.map(({ word, statement }, index) => ({
    title: `The word ${quoted(word)}`,
    objectives: (WORD_AIMS[index] ?? []).map((aim) => filled(aim, { claim: quoteOf(statement), word: quoted(word) }) ?? aim),
  }));
  const [first] = statements;
  const further = SENTENCE_LESSONS.slice(0, OUTLINE_LESSONS.min - lessons.length).map(({ title, objectives }) => ({
    title,
    objectives: objectives.map((aim) => filled(aim, { claim: first && quoteOf(first) }) ?? aim),
  }));
  const list = listed(
    found.map(({ word }) => word),
    language.and,
    1,
  );
  const title = list === undefined ? 'The words of the text' : `The words: ${list}`;
  return { title, description: 'The few words without which nothing else can be said.', lessons: [...lessons, ...further] };
}

interface Found {
  readonly word: string;
  readonly statement: Statement;
}

/** The words that the statements turn on, then the longest that are left. */
function wordsOf(statements: readonly Statement[], material: Material): readonly Found[] {
  const turned = statements.flatMap((statement) => {
    const word = termIn(statement, material);
    return word === undefined ? [] : [{ word, statement }];
  });
  const others = statements.flatMap((statement) =>
    wordsIn(statement.text)
      .filter(
        (word) =>
          isContent(word, material.language) && !isGenericWord(word, material.language) && word.length > 2 && word.length <= LONGEST_WORD,
      )
      .filter((word) => !material.language.numbers.has(word.toLowerCase().split('-')[0] ?? ''))
      .map((word) => ({ word, statement })),
  );
  const longest = others.sort((a, b) => b.word.length - a.word.length);
  const seen = new Set<string>();
  return [...turned, ...longest].filter(({ word }) => {
    const known = seen.has(word.toLowerCase());
    seen.add(word.toLowerCase());
    return !known;
  });
}
