import type { CourseLevel } from '../limits.ts';
import type { CourseLesson } from '../schemas.ts';
import { aimsOf, filled } from './aims.ts';
import { claimOf } from './claims.ts';
import { quotesIn } from './passage.ts';
import { phrasesOf, quoted, termIn } from './phrases.ts';
import { isPractice } from './practice.ts';
import { type Question, questionsOf } from './quiz.ts';
import { keyStatements, type Material, materialOf, type Statement } from './statements.ts';
import { tryTexts } from './try-texts.ts';
import { capital, contentStems, plainOf } from './words.ts';

/** What a lesson is made from. */
export interface LessonSource {
  readonly title?: string | undefined;
  readonly text: string;
  readonly level: CourseLevel;
  /** What an outline says that the lesson teaches; the lesson's own sentences give its aims when there are none. */
  readonly aims?: readonly string[] | undefined;
}

const MOST_IDEAS = 5;
/** A word in no more sentences joins them. */
const FEW = 2;
/** With what stands around a planned lesson. */
const MOST_AROUND = 4;
const MOST_WORDS = 4;
const MOST_EXAMPLES = 2;
const MOST_AIMS = 3;
const LONGEST_AIM = 400;
const QUESTIONS = 3;
/** Sentences before and after the main one that are asked about, and that give wrong answers. */
const ASKED_AROUND = 20;
const LONGEST_TITLE = 80;
const EXAMPLE = /\b(?:for example|for instance|such as|imagine|suppose|let us say|zum Beispiel|par exemple|por ejemplo)\b/i;

/** Makes a lesson out of a text: what it says, its words, its examples, something to try and questions, all from the text. */
export function offlineLesson({ title, text, level, aims = [] }: LessonSource): CourseLesson {
  const material = materialOf(text);
  const { statements } = material;
  const name = title?.trim() || material.title || claimOf(statements[0]?.text ?? text.trim(), LONGEST_TITLE) || 'A new lesson';
  if (statements.length === 0) return emptyLesson(name, text);
  const meant = meantBy([name, ...aims.flatMap(quotesIn)], statements);
  const ideas = ideasOf(meant, [name, ...aims].join(' '), material);
  const objectives =
    aims.length > 0
      ? aims.slice(0, MOST_AIMS).map((aim) => aim.slice(0, LONGEST_AIM))
      : aimsOf(ideas, { material, level, begun: new Set(), asked: new Map() });
  const parts = isPractice(name) ? practiceParts(objectives, ideas) : teachingParts({ objectives, ideas, material });
  return { title: name, objectives: [...objectives], content: [`# ${name}`, ...parts].filter((part) => part !== '').join('\n\n') };
}

/** The statements that title and aims quote, in the order in which they are quoted. */
function meantBy(quotes: readonly string[], statements: readonly Statement[]): readonly Statement[] {
  const claims = quotes.map(plainOf).filter((claim) => claim.length > 0);
  const found = claims.flatMap((claim) => statements.find(({ text }) => plainOf(text).includes(claim)) ?? []);
  return [...new Set(found)];
}

/** What is meant comes first; after it what shares most words with the plan of the lesson, or stands next to what is meant, in the order of the text. */
function ideasOf(meant: readonly Statement[], plan: string, material: Material): readonly Statement[] {
  const [main] = meant;
  if (!main) return keyStatements(material.statements, material, MOST_IDEAS);
  // What every other sentence speaks of, too, makes no neighbours.
  const isRare = (stem: string) => material.statements.filter(({ stems }) => stems.has(stem)).length <= FEW;
  const asked = new Set([...contentStems(plan, material.language)].filter(isRare));
  const near = material.statements
    .filter((statement) => !meant.includes(statement))
    .map((statement) => ({
      statement,
      shared: [...statement.stems].filter((stem) => asked.has(stem)).length,
      far: Math.abs(statement.order - main.order),
    }))
    .sort((a, b) => b.shared - a.shared || a.far - b.far)
    .slice(0, Math.max(0, MOST_AROUND - meant.length))
    .map(({ statement }) => statement);
  return [...meant.slice(0, MOST_IDEAS), ...near.sort((a, b) => a.order - b.order)];
}

interface Teaching {
  readonly objectives: readonly string[];
  readonly ideas: readonly Statement[];
  readonly material: Material;
}

function teachingParts({ objectives, ideas, material }: Teaching): readonly string[] {
  const { statements } = material;
  const [main] = ideas;
  const examples = statements.filter((statement) => EXAMPLE.test(statement.text) && !ideas.includes(statement)).slice(0, MOST_EXAMPLES);
  const asked = main ? checksOn(main, material) : [];
  return [
    section(
      'What you will be able to do',
      objectives.map((objective) => `- ${objective}`),
    ),
    section('The main ideas', numbered(ideas.map(({ text }) => text))),
    section('Words to know', wordsToKnow(material)),
    section(
      'From the text',
      examples.map(({ text }) => `> ${text}`),
    ),
    section('Try it', main ? numbered(tryIt(main, material)) : []),
    section('Check yourself', numbered(asked.map(({ question }) => question))),
    section('Answers', numbered(asked.map(({ answer }) => answer))),
  ];
}

/** Practice is made of tasks, and of the sentences that they are about. */
const practiceParts = (tasks: readonly string[], ideas: readonly Statement[]): readonly string[] => [
  section('The main ideas', numbered(ideas.map(({ text }) => text))),
  section('Try it', numbered([...tasks, 'Put it away for a day, then look again and mark what you would change.'])),
];

/** Something that the main statement itself asks for. */
function tryIt(main: Statement, material: Material): readonly string[] {
  const phrases = { ...phrasesOf(main, material) };
  const tasks = tryTexts[main.kind].map((texts) => texts.flatMap((text) => filled(text, phrases) ?? [])).find((found) => found.length > 1);
  return tasks ?? tryTexts.claim[0]?.flatMap((text) => filled(text, phrases) ?? []) ?? [];
}

/** Terms that the text itself explains. */
function wordsToKnow({ statements, terms }: Material): readonly string[] {
  const defining = statements.filter(({ kind, clause }) => kind === 'definition' && clause);
  const words = defining.flatMap(({ text, clause }) => {
    const term = terms.find(({ text: word }) => clause && plainOf(clause.subject).replace(/^(?:an?|the) /, '') === plainOf(word));
    return term ? [`- **${term.text}**: ${text}`] : [];
  });
  return [...new Set(words)].slice(0, MOST_WORDS);
}

interface Check {
  readonly question: string;
  readonly answer: string;
}

/** Questions on the passage, the one on its main statement first: with choices where the text gives wrong answers, else without. */
function checksOn(main: Statement, material: Material): readonly Check[] {
  const around = material.statements.filter(({ order }) => Math.abs(order - main.order) <= ASKED_AROUND);
  const questions = questionsOf({ ...material, statements: around }, QUESTIONS, main.order);
  const isOnMain = ({ explanation }: Question) => explanation.includes(main.text);
  const own = questions.filter(isOnMain);
  const others = questions.filter((question) => !isOnMain(question)).map(withChoices);
  return [...(own.length > 0 ? own.map(withChoices) : openQuestion(main, material)), ...others];
}

const withChoices = ({ question, options, correctIndex, explanation }: Question): Check => ({
  question: `${question}\n   Choose: ${options.join(' / ')}`,
  answer: `${capital(options[correctIndex] ?? '')}. ${explanation}`,
});

/** A question without choices, on the word that a statement turns on. */
function openQuestion(main: Statement, material: Material): readonly Check[] {
  const word = termIn(main, material);
  const at = word === undefined ? -1 : main.text.toLowerCase().indexOf(word.toLowerCase());
  if (word === undefined || at < 0) return [];
  const gap = quoted(`${main.text.slice(0, at)}_____${main.text.slice(at + word.length)}`);
  return [{ question: `Which word is missing? ${gap}`, answer: `${capital(word)}. The text says: ${quoted(main.text)}` }];
}

const numbered = (lines: readonly string[]): readonly string[] => lines.map((line, index) => `${index + 1}. ${line}`);
const section = (heading: string, lines: readonly string[]): string => (lines.length === 0 ? '' : `## ${heading}\n\n${lines.join('\n')}`);

const emptyLesson = (name: string, note: string): CourseLesson => ({
  title: name,
  objectives: ['Say what you want to be able to do with this.', 'Name the first thing you would have to find out.'],
  content: `# ${name}\n\nThere is no text to make a lesson from yet, only this note: ${claimOf(note.replace(/\s+/g, ' ').trim(), 200) || 'nothing'}. Paste a page or two about it, and the lesson is made from their sentences.`,
});
