import { type CourseLevel, OUTLINE_OBJECTIVES } from '../limits.ts';
import { claimOf, type Sentence } from './read-text.ts';
import { speaksOf, type Term } from './words.ts';

/** What a learner can do with one kind of sentence, from the easiest to the hardest level. */
interface Kind {
  readonly like: RegExp;
  readonly say: Readonly<Record<CourseLevel, (claim: string) => string>>;
}

const same = (say: (claim: string) => string) => ({ beginner: say, intermediate: say, advanced: say });

/** The first that fits counts. */
const kinds: readonly Kind[] = [
  {
    like: /\b(?:because|so that|therefore|since|which is why|leads? to|causes?)\b/i,
    say: {
      beginner: (claim) => `Name the reason the text gives: ${claim}`,
      intermediate: (claim) => `Explain why in your own words: ${claim}`,
      advanced: (claim) => `Explain why, and say when it would not hold: ${claim}`,
    },
  },
  {
    like: /\p{N}/u,
    say: {
      beginner: (claim) => `Remember the figure in ${claim}`,
      intermediate: (claim) => `Give the figure and say what depends on it: ${claim}`,
      advanced: (claim) => `Work out what changes if the figure is doubled or halved: ${claim}`,
    },
  },
  {
    like: /\b(?:than|unlike|whereas|instead of|rather than|on the other hand|but not)\b/i,
    say: same((claim) => `Tell the two sides apart and give an example of each: ${claim}`),
  },
  {
    like: /^(?:first|then|next|finally|always|never|do|don’t|don't|keep|put|take|use|write|ask|start|begin|choose|let|leave|set|check|mix|add|make|fold|feed|look|compare|shape|bake)\b|\b(?:must|should|need to|have to)\b/i,
    say: {
      beginner: (claim) => `Follow the step once: ${claim}`,
      intermediate: (claim) => `Do this yourself and note what you see: ${claim}`,
      advanced: (claim) => `Do this, and say how you would check that it worked: ${claim}`,
    },
  },
  {
    like: /\b(?:is|are|means|is called|are called|consists? of|refers? to)\s+(?:a|an|the|not|any|what|called)\b/i,
    say: {
      beginner: (claim) => `Recognise an example: ${claim}`,
      intermediate: (claim) => `Explain with an example of your own: ${claim}`,
      advanced: (claim) => `Explain it, and name a case at its edge: ${claim}`,
    },
  },
];

const ordinary: Readonly<Record<CourseLevel, (claim: string) => string>> = {
  beginner: (claim) => `Say in your own words: ${claim}`,
  intermediate: (claim) => `Find an example for this: ${claim}`,
  advanced: (claim) => `Argue for this and against it: ${claim}`,
};

const onTerm: Readonly<Record<CourseLevel, (term: string) => string>> = {
  beginner: (term) => `Use “${term}” correctly in a sentence of your own.`,
  intermediate: (term) => `Explain what the text means by “${term}”.`,
  advanced: (term) => `Relate “${term}” to a case that the text does not mention.`,
};

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
  const term = terms.find((known) => !taken.has(known.stem) && sentences.some(({ text }) => speaksOf(text, known)));
  if (term) taken.add(term.stem);
  if (!term && said.length >= OUTLINE_OBJECTIVES.min) return said;
  return [...said, term ? onTerm[level](term.text) : 'Write down one question that this lesson leaves open.'];
}

function objectiveOf(sentence: string, level: CourseLevel): string {
  const say = (kinds.find(({ like }) => like.test(sentence))?.say ?? ordinary)[level];
  return say(`“${claimOf(sentence, 110)}”`);
}
