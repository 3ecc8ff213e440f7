import type { CourseLevel } from '../limits.ts';
import type { CourseLesson } from '../schemas.ts';
import { objectivesFor } from './objectives.ts';
import { offlineQuiz } from './quiz.ts';
import { claimOf, isOrder, keySentences, readText, type Sentence, standsAlone } from './read-text.ts';

/** What a lesson is made from. */
export interface LessonSource {
  readonly title?: string | undefined;
  readonly text: string;
  readonly level: CourseLevel;
}

const MOST_IDEAS = 5;
const MOST_WORDS = 4;
const EXAMPLE = /\b(?:for example|for instance|such as|imagine|suppose|let us say)\b/i;

/** Makes a lesson out of a text: what it says, its words, its examples, something to try and questions, all from the text. */
export function offlineLesson({ title, text, level }: LessonSource): CourseLesson {
  const { sentences, title: heading, terms } = readText(text);
  const name = title?.trim() || heading || claimOf(sentences[0]?.text ?? text.trim(), 80) || 'A new lesson';
  if (sentences.length === 0) return emptyLesson(name, text);
  // What gave the lesson its title stands in it, and is what it teaches first.
  const named = title ? sentences.find((sentence) => sentence.text.toLowerCase().includes(name.toLowerCase())) : undefined;
  const key = keySentences(sentences, terms, MOST_IDEAS);
  const chosen = named && !key.includes(named) ? [named, ...keySentences(sentences, terms, MOST_IDEAS - 1)] : key;
  const ideas = sentences.filter((sentence) => chosen.includes(sentence));
  const first = named ? [named, ...ideas.filter((sentence) => sentence !== named)] : ideas;
  const objectives = objectivesFor(first, { terms, level }).slice(0, 3);
  const isIdea = (sentence: Sentence) => ideas.includes(sentence);
  const words = terms.flatMap((term) => {
    const told = sentences.find(({ text: sentence }) => isDefinition(sentence, term.text));
    return told ? [`- **${term.text}**: ${told.text}`] : [];
  });
  const tasks = sentences.filter((sentence) => isOrder(sentence.text) && standsAlone(sentence.text));
  const examples = sentences
    .filter((sentence) => EXAMPLE.test(sentence.text) || (/\p{N}/u.test(sentence.text) && !isIdea(sentence)))
    .slice(0, 2);
  const questions = offlineQuiz(text, name, 2)?.questions ?? [];
  const parts = [
    section(
      'What you will be able to do',
      objectives.map((objective) => `- ${objective}`),
    ),
    section(
      'The main ideas',
      ideas.map((sentence, index) => `${index + 1}. ${sentence.text}`),
    ),
    section('Words to know', [...new Set(words)].slice(0, MOST_WORDS)),
    section(
      'From the text',
      examples.map((sentence) => `> ${sentence.text}`),
    ),
    section('Try it', tryIt(tasks, ideas, name)),
    section(
      'Check yourself',
      questions.map(({ question, options }, index) => `${index + 1}. ${question}\n   Choose: ${options.join(' / ')}`),
    ),
    section(
      'Answers',
      questions.map(({ options, correctIndex }, index) => `${index + 1}. ${options[correctIndex]}`),
    ),
  ];
  return { title: name, objectives, content: [`# ${name}`, ...parts].filter((part) => part !== '').join('\n\n') };
}

/** Whether a sentence says what something is. */
const isDefinition = (sentence: string, term: string): boolean =>
  new RegExp(
    `^(?:an?\\s|the\\s)?${term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s(?:(?:is|are)\\s(?:an?|the|any|what|called|made|built)\\b|means?\\s|refers? to\\s|consists? of\\s)|\\bcalled\\s${term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b`,
    'i',
  ).test(sentence);

/** Something that the text itself tells the reader to do; else its main idea in other words. */
function tryIt(tasks: readonly Sentence[], ideas: readonly Sentence[], name: string): readonly string[] {
  const [first, second] = tasks;
  const idea = `Close the text and say in your own words: “${claimOf(ideas[0]?.text ?? name, 160)}”`;
  if (!first) return [`1. ${idea}`, '2. Then look for one example of it that the text does not name.'];
  return [
    `1. Do this as soon as you can: “${claimOf(first.text, 160)}”`,
    ...(second ? [`2. Then this: “${claimOf(second.text, 160)}”`] : []),
    `${second ? 3 : 2}. Write down what happened, and what you would change.`,
  ];
}

const section = (heading: string, lines: readonly string[]): string => (lines.length === 0 ? '' : `## ${heading}\n\n${lines.join('\n')}`);

const emptyLesson = (name: string, note: string): CourseLesson => ({
  title: name,
  objectives: ['Say what you want to be able to do with this.', 'Name the first thing you would have to find out.'],
  content: `# ${name}\n\nThere is no text to make a lesson from yet, only this note: ${claimOf(note.replace(/\s+/g, ' ').trim(), 200) || 'nothing'}. Paste a page or two about it, and the lesson is made from their sentences.`,
});
