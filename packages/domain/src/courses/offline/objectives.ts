import { type CourseLevel, OUTLINE_OBJECTIVES } from '../limits.ts';
import { claimOf, isOrder, isWarning, type Sentence } from './read-text.ts';
import { speaksOf, type Term } from './words.ts';

/** What a learner can do with one kind of sentence, from the easiest to the hardest level. */
interface Kind {
  readonly like: (sentence: string) => boolean;
  readonly say: Readonly<Record<CourseLevel, (claim: string) => string>>;
}

const same = (say: (claim: string) => string) => ({ beginner: say, intermediate: say, advanced: say });

const has = (pattern: RegExp) => (sentence: string) => pattern.test(sentence);
const FIGURE =
  /\p{N}|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\s(?:per\s?cent|percent|seconds?|minutes?|hours?|days?|weeks?|months?|years?|times|degrees|(?:centi|milli|kilo)?(?:met|lit)res?|(?:kilo)?grams?)\b/iu;

/** The first that fits counts. */
const kinds: readonly Kind[] = [
  {
    like: isWarning,
    say: {
      beginner: (claim) => `Remember what to avoid: ${claim}`,
      intermediate: (claim) => `Say what goes wrong otherwise: ${claim}`,
      advanced: (claim) => `Name a case in which you would do it all the same: ${claim}`,
    },
  },
  {
    like: has(/\b(?:because|so that|therefore|since|which is why|leads? to|causes?)\b/i),
    say: {
      beginner: (claim) => `Name the reason the text gives: ${claim}`,
      intermediate: (claim) => `Explain why in your own words: ${claim}`,
      advanced: (claim) => `Explain why, and say when it would not hold: ${claim}`,
    },
  },
  {
    like: isOrder,
    say: {
      beginner: (claim) => `Follow the step once: ${claim}`,
      intermediate: (claim) => `Do this yourself and note what you see: ${claim}`,
      advanced: (claim) => `Do this, and say how you would check that it worked: ${claim}`,
    },
  },
  {
    like: has(
      /\b(?:unlike|whereas|instead of|rather than|on the other hand|but not)\b|,\swhile\b|\bthan\s(?!\p{N}|half|one|two|three|four|five|six|seven|eight|nine|ten)/iu,
    ),
    say: same((claim) => `Tell the two sides apart and give an example of each: ${claim}`),
  },
  {
    like: (sentence) => FIGURE.test(sentence),
    say: {
      beginner: (claim) => `Remember the figure: ${claim}`,
      intermediate: (claim) => `Give the figure and say what depends on it: ${claim}`,
      advanced: (claim) => `Work out what changes if the figure is doubled or halved: ${claim}`,
    },
  },
  {
    like: has(/\b(?:must|should|need to|have to)\b|,\sdo not\b/i),
    say: {
      beginner: (claim) => `Say what the text asks for here: ${claim}`,
      intermediate: (claim) => `Say who would have to act on this, and when: ${claim}`,
      advanced: (claim) => `Say how one would check that this was done: ${claim}`,
    },
  },
  {
    like: has(/\b(?:is|are|means|is called|are called|consists? of|refers? to)\s+(?:a|an|the|any|what|called)\b/i),
    say: {
      beginner: (claim) => `Recognise an example: ${claim}`,
      intermediate: (claim) => `Explain with an example of your own: ${claim}`,
      advanced: (claim) => `Explain it, and name a case at its edge: ${claim}`,
    },
  },
];

/** For every other sentence; which of them depends on its length alone, so that lessons do not all ask the same. */
const ordinary: Readonly<Record<CourseLevel, readonly ((claim: string) => string)[]>> = {
  beginner: [(claim) => `Say in your own words: ${claim}`, (claim) => `Find one example for this: ${claim}`],
  intermediate: [
    (claim) => `Explain in your own words: ${claim}`,
    (claim) => `Find an example for this: ${claim}`,
    (claim) => `Say what follows from this: ${claim}`,
  ],
  advanced: [
    (claim) => `Argue for this and against it: ${claim}`,
    (claim) => `Say when this does not hold: ${claim}`,
    (claim) => `Say what follows from this, and how you would test it: ${claim}`,
  ],
};

const onTerm: Readonly<Record<CourseLevel, (term: string) => string>> = {
  beginner: (term) => `Use “${term}” correctly in a sentence of your own.`,
  intermediate: (term) => `Explain what the text means by “${term}”.`,
  advanced: (term) => `Relate “${term}” to a case that the text does not mention.`,
};

const closing = [
  'Write down one question that this lesson leaves open.',
  'Say it in one sentence to somebody who has not read the text.',
  'Name one situation in which this matters.',
] as const;

/**
 * 2 or 3 objectives for a lesson, the first from what its main sentence says.
 * @param taken terms that other lessons have; the one chosen here is added
 */
export function objectivesFor(
  sentences: readonly Sentence[],
  { terms, level, taken = new Set() }: { readonly terms: readonly Term[]; readonly level: CourseLevel; readonly taken?: Set<string> },
): string[] {
  const [main, ...others] = sentences.slice(0, OUTLINE_OBJECTIVES.max - 1).map(({ text }) => objectiveOf(text, level));
  const said = [...new Set([...(main === undefined ? [] : [main]), ...others])];
  // A name is known or looked up; there is nothing to explain.
  const term = terms.find(
    (known) => !/^\p{Lu}/u.test(known.text) && !taken.has(known.stem) && sentences.some(({ text }) => speaksOf(text, known)),
  );
  if (term) taken.add(term.stem);
  if (!term && said.length >= OUTLINE_OBJECTIVES.min) return said;
  return [...said, term ? onTerm[level](term.text) : (closing[(main ?? '').length % closing.length] ?? closing[0])];
}

function objectiveOf(sentence: string, level: CourseLevel): string {
  const claim = `“${claimOf(sentence, 160)}”`;
  const kind = kinds.find(({ like }) => like(sentence));
  if (kind) return kind.say[level](claim);
  const ways = ordinary[level];
  return ways[sentence.length % ways.length]?.(claim) ?? claim;
}
