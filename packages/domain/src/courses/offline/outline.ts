import { type CourseLevel, OUTLINE_LESSONS, OUTLINE_MODULES } from '../limits.ts';
import type { CourseOutline } from '../schemas.ts';
import { objectivesFor } from './objectives.ts';
import { claimOf, isWholeClaim, type ReadText, readText, type Sentence, standsAlone, weightOf } from './read-text.ts';
import { speaksOf, spokenIn, type Term, termsOf } from './words.ts';

/** What an outline is made from. */
export interface OutlineSource {
  /** Title or subject; the text itself gives one when it is absent. */
  readonly topic?: string | undefined;
  readonly text: string;
  readonly level: CourseLevel;
}

/** Longest claim that heads a module, in characters. */
const MODULE_TITLE = 64;
/** Fewer sentences than this are a subject rather than a text. */
const FEWEST_SENTENCES = 8;

/** Makes an outline from a text by its own parts, claims and terms; from a mere subject, a plan for finding out. */
export function offlineOutline({ topic, text, level }: OutlineSource): CourseOutline {
  const read = readText(text);
  const subject = topic?.trim() || subjectOf(read, text);
  if (read.sentences.length < FEWEST_SENTENCES) return planFor(subject, read, level);
  const parts = partsOf(read.sentences);
  const used = new Set<string>([subject]);
  const modules = parts.map((sentences, index) => {
    const own = ownTerms(sentences, parts);
    const title = moduleTitle({ sentences, own, used, index });
    return {
      title,
      description: told(heaviest(besides(title, sentences), read.terms), 160),
      lessons: lessonsOf(sentences, { read, own, level, used }),
    };
  });
  return { title: subject, description: told(opening(read), 200), level, modules };
}

const subjectOf = ({ sentences, title, terms }: ReadText, text: string): string => {
  if (title !== undefined) return title;
  if (sentences.length >= FEWEST_SENTENCES) {
    // A text names its subject at once; what it only mentions comes later.
    const opening = sentences.slice(0, 3).map((sentence) => sentence.text);
    const named = terms.filter((term) => term.count > 2 && opening.some((sentence) => speaksOf(sentence, term)));
    const [first, second] = named.filter(({ stem }, index, all) => !all.slice(0, index).some((other) => overlaps(other.stem, stem)));
    if (first) return capital(second && second.count * 4 > first.count * 3 ? `${first.text} and ${second.text}` : first.text);
  }
  return claimOf(text.replace(/\s+/g, ' ').trim(), 80) || 'A new course';
};

/** What a text says first, where that can be understood alone; else the sentence that says most. */
const opening = ({ sentences, terms }: ReadText): Sentence =>
  sentences.slice(0, 2).find(({ text }) => standsAlone(text) && isWholeClaim(claimOf(text, 200))) ?? heaviest(sentences, terms);

/** What a sentence says, as a sentence. */
const told = ({ text }: Sentence, longest: number): string => claimOf(text, longest).replace(/[^…]$/, '$&.');

const overlaps = (a: string, b: string): boolean => a.split(' ').some((word) => b.split(' ').includes(word));
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How many parts a text has: by its headings, else its paragraphs, else its length. */
function partsMeant(sentences: readonly Sentence[]): number {
  const headings = new Set(sentences.map(({ heading }) => heading)).size;
  const paragraphs = new Set(sentences.map(({ paragraph }) => paragraph)).size;
  const meant = [headings, paragraphs].find((parts) => parts >= OUTLINE_MODULES.min && parts <= OUTLINE_MODULES.max);
  return meant !== undefined && sentences.length / meant >= 3 ? meant : Math.round(sentences.length / 6);
}

/** 4 to 6 parts of about the same length, cut between paragraphs and before headings where that is near. */
function partsOf(sentences: readonly Sentence[]): readonly (readonly Sentence[])[] {
  const count = Math.min(OUTLINE_MODULES.max, Math.max(OUTLINE_MODULES.min, partsMeant(sentences)));
  const size = sentences.length / count;
  const cuts = [0];
  for (let part = 1; part < count; part += 1) {
    const ideal = part * size;
    const from = (cuts.at(-1) ?? 0) + 1;
    const to = sentences.length - (count - part);
    let best = Math.round(ideal);
    let cost = Number.POSITIVE_INFINITY;
    for (let at = from; at <= to; at += 1) {
      const before = sentences[at - 1];
      const after = sentences[at];
      const joint = before?.heading !== after?.heading ? 0 : before?.paragraph !== after?.paragraph ? size * 0.2 : size * 1.2;
      const price = Math.abs(at - ideal) + joint;
      if (price < cost) [best, cost] = [at, price];
    }
    cuts.push(best);
  }
  return cuts.map((from, index) => sentences.slice(from, cuts[index + 1] ?? sentences.length));
}

/** Terms of one part, first those that the other parts do not have. */
function ownTerms(sentences: readonly Sentence[], parts: readonly (readonly Sentence[])[]): readonly Term[] {
  const elsewhere = parts
    .filter((part) => part !== sentences)
    .flat()
    .map(({ text }) => spokenIn(text));
  return termsOf(sentences.map(({ text }) => text))
    .map((term) => ({ term, rate: term.count / (1 + elsewhere.filter((spoken) => spoken.includes(` ${term.stem} `)).length) }))
    .sort((a, b) => b.rate - a.rate || b.term.count - a.term.count || (a.term.stem < b.term.stem ? -1 : 1))
    .map(({ term }) => term);
}

interface Titling {
  readonly sentences: readonly Sentence[];
  readonly own: readonly Term[];
  readonly used: Set<string>;
  readonly index: number;
}

/** The heading of the part if it has one of its own, else two terms that it keeps coming back to, else what it says first. */
function moduleTitle({ sentences, own, used, index }: Titling): string {
  const heading = sentences.find(({ heading: above }) => above !== undefined && !used.has(above))?.heading;
  const isHeaded = heading !== undefined && sentences.filter((sentence) => sentence.heading === heading).length * 2 >= sentences.length;
  if (heading !== undefined) used.add(heading);
  if (isHeaded) return heading;
  const strong = own.filter(({ stem, count }) => !used.has(stem) && count >= (stem.includes(' ') ? 2 : 3));
  const [first] = strong;
  const second = strong.find(({ stem }) => first && !overlaps(first.stem, stem));
  if (first && second) {
    for (const { stem } of [first, second]) used.add(stem);
    return capital(`${first.text} and ${second.text}`);
  }
  const clear = sentences.filter(({ text }) => standsAlone(text));
  const claims = [...clear.map(({ text }) => claimOf(text, MODULE_TITLE)), ...clear.map(({ text }) => claimOf(text))];
  const title = claims.find((claim) => isWholeClaim(claim) && !used.has(claim)) ?? claimOf(sentences[0]?.text ?? `Part ${index + 1}`);
  used.add(title);
  return title;
}

/** The sentences that say more than the title. */
function besides(title: string, sentences: readonly Sentence[]): readonly Sentence[] {
  const others = sentences.filter(({ text }) => standsAlone(text) && claimOf(text, MODULE_TITLE) !== title);
  return others.length > 0 ? others : sentences;
}

const heaviest = (sentences: readonly Sentence[], terms: readonly Term[]): Sentence =>
  sentences.reduce((best, sentence) => (weightOf(sentence.text, terms) > weightOf(best.text, terms) ? sentence : best));

/** "The first is sleep pressure": what is counted can be named without its number. */
const namedAlone = (claim: string): string =>
  capital(claim.replace(/^the (?:first|second|third|fourth|last|other)(?: \p{L}+)? (?:is|are) (?=\p{L}+ \p{L}+)/iu, ''));

interface InModule {
  readonly read: ReadText;
  readonly own: readonly Term[];
  readonly level: CourseLevel;
  readonly used: Set<string>;
}

/** 3 to 5 lessons, one for about three sentences in a row; a short part ends with practice and a look back. */
function lessonsOf(sentences: readonly Sentence[], { read, own, level, used }: InModule): CourseOutline['modules'][number]['lessons'] {
  const count = Math.min(OUTLINE_LESSONS.max, Math.max(OUTLINE_LESSONS.min, Math.round(sentences.length / 3)), sentences.length);
  const taken = new Set<string>();
  const lessons = Array.from({ length: count }, (_, index) => {
    const group = sentences.slice(Math.ceil((index * sentences.length) / count), Math.ceil(((index + 1) * sentences.length) / count));
    const fresh = group.filter(({ text }) => !used.has(claimOf(text)) && !used.has(claimOf(text, MODULE_TITLE)));
    const clear = fresh.filter(({ text }) => standsAlone(text) && isWholeClaim(claimOf(text)));
    const main = heaviest([clear, fresh, group].find((some) => some.length > 0) ?? group, read.terms);
    used.add(claimOf(main.text));
    return {
      title: namedAlone(claimOf(main.text)),
      objectives: objectivesFor([main, ...group.filter((sentence) => sentence !== main)], { terms: [...own, ...read.terms], level, taken }),
    };
  });
  const about = own.find((term) => term.count > 1)?.text ?? 'this part';
  const fill = [
    {
      title: `Practice: use what you know of ${about}`,
      objectives: [
        `Find a case of ${about} that the text does not name, and write down what is the same in it.`,
        'Name the point where you had to look back at the text.',
      ],
    },
    {
      title: `Looking back: ${about}`,
      objectives: [`Say in three sentences what this part tells about ${about}.`, 'Write down one question that it leaves open.'],
    },
  ];
  return lessons.length >= OUTLINE_LESSONS.min ? lessons : [...lessons, ...fill.slice(0, OUTLINE_LESSONS.min - lessons.length)];
}

/** "bake": baking; "run": running. */
function gerundOf(verb: string): string {
  if (verb.length <= 2) return `${verb}ing`;
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  return /^[^aeiou]+[aeiou][^aeiouwxy]$/.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}

/** A subject as it stands inside a sentence: an activity begins small, and a question stands in quotes. */
function inSentence(subject: string): string {
  const [, verb, rest = ''] = /^how to ([a-z]+)\b(.*)$/i.exec(subject) ?? [];
  if (verb) return `${gerundOf(verb.toLowerCase())}${rest.replace(/[.?!\s]+$/, '')}`;
  if (/^(?:how|why|what|when|where|who)\b|[?!]$/i.test(subject)) return quoted(subject);
  return /^\p{Lu}\p{Ll}+ing\b/u.test(subject) ? subject.charAt(0).toLowerCase() + subject.slice(1) : subject;
}

/** Where there is a subject and hardly a text: what to find out, in an order that works, with whatever sentences there are. */
function planFor(subject: string, { sentences }: ReadText, level: CourseLevel): CourseOutline {
  const lesson = (title: string, ...objectives: readonly string[]) => ({ title, objectives: [...objectives] });
  const said = sentences
    .slice(0, 2)
    .map(({ text }) =>
      lesson(
        claimOf(text),
        `Say in your own words: ${quoted(claimOf(text, 200))}`,
        'Find one example for it and one case that does not fit.',
      ),
    );
  const s = inSentence(subject);
  return {
    title: subject,
    description: `A plan for a course on ${s}. It was made from a short note; with a longer text, modules and lessons follow that text.`,
    level,
    modules: [
      {
        title: `What ${s} is for`,
        description: 'Begins with the learner: what they want to be able to do.',
        lessons: [
          ...said,
          lesson(
            `A first look at ${s}`,
            `Describe ${s} to somebody who has never met it.`,
            'Name the first thing a learner should see or touch.',
          ),
          lesson(
            'What you can do at the end',
            'Write down one task that shows the course has worked.',
            'Say how you would notice that it is done well.',
          ),
          lesson(
            'What you know already',
            `List what you already do that has to do with ${s}.`,
            'Mark the point that you are least sure of.',
          ),
        ].slice(0, OUTLINE_LESSONS.max),
      },
      {
        title: `The words and parts of ${s}`,
        description: 'The few terms without which nothing else can be said.',
        lessons: [
          lesson(
            'Five words to know',
            `Collect the five words that come up most in ${s}.`,
            'Explain each with an example instead of a definition.',
          ),
          lesson(
            'How the parts belong together',
            'Draw the parts and the arrows between them.',
            'Say what happens when one part is missing.',
          ),
          lesson('What is often mixed up', 'Name two things that beginners take for the same.', 'Give a test that tells them apart.'),
        ],
      },
      {
        title: `${capital(s)}, step by step`,
        description: 'One worked example from beginning to end.',
        lessons: [
          lesson('The first step', 'Do the first step with everything laid out.', 'Say how you know that it is finished.'),
          lesson('The step that goes wrong', 'Name the step where most people fail and why.', 'Show how to notice it early.'),
          lesson('The whole way once', 'Go the whole way with a small example.', 'Note the time of each step.'),
        ],
      },
      {
        title: `${capital(s)}: a task of your own`,
        description: 'A task of the learner’s own, and a look back.',
        lessons: [
          lesson('Your own task', `Choose a task with ${s} that matters to you.`, 'Cut it down until it fits into an hour.'),
          lesson('Doing it', 'Do the task and keep what came out.', 'Write down one thing that surprised you.'),
          lesson('Looking back', 'Compare the result with the task of the first module.', 'Decide on the next thing to learn.'),
        ],
      },
    ],
  };
}

const quoted = (text: string): string => `“${text}”`;
