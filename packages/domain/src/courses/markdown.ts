import { fileWords, literalLine, withoutHtml } from '../shared/markdown-text.ts';
import type { CourseLesson, CourseOutline, CourseQuiz } from './schemas.ts';

/** An outline to read. Its words stand for themselves, sign by sign. */
export const outlineMarkdown = ({ title, description, level, modules }: CourseOutline): string =>
  [
    `# ${literalLine(title)}`,
    literalLine(description),
    `Level: ${level}`,
    ...modules.flatMap((module, index) => [
      `## ${index + 1}. ${literalLine(module.title)}`,
      literalLine(module.description),
      module.lessons
        .map((lesson, at) =>
          [`${at + 1}. **${literalLine(lesson.title)}**`, ...lesson.objectives.map((objective) => `   - ${literalLine(objective)}`)].join(
            '\n',
          ),
        )
        .join('\n'),
    ]),
  ].join('\n\n');

const LETTERS = 'ABCDEFGH';

/** A quiz to read, with the answers at the end. Its words stand for themselves, sign by sign. */
export const quizMarkdown = ({ title, questions }: CourseQuiz): string =>
  [
    `# ${literalLine(title)}`,
    ...questions.map(
      ({ question, options }, index) =>
        `${index + 1}. ${literalLine(question)}\n${options.map((option, at) => `   - ${LETTERS[at]}. ${literalLine(option)}`).join('\n')}`,
    ),
    '## Answers',
    questions
      .map(({ correctIndex, explanation }, index) => `${index + 1}. ${LETTERS[correctIndex]}. ${literalLine(explanation)}`)
      .join('\n'),
  ].join('\n\n');

/** A lesson to read: its Markdown without HTML and pictures, under its title. */
export function lessonMarkdown({ title, objectives, content }: CourseLesson): string {
  const text = withoutHtml(content);
  return /^\s*#\s/.test(text)
    ? text.trim()
    : [`# ${literalLine(title)}`, objectives.map((objective) => `- ${literalLine(objective)}`).join('\n'), text.trim()].join('\n\n');
}

/** Sections of a lesson that tell the reader what to do; the rest is what it says. */
const TASKS = /^#{2,6}\s+(?:what you will be able to do|try it|check yourself|answers|objectives|something to try)\b/i;

/** What a lesson says, without its tasks and their answers: what a quiz can ask about. */
export const lessonProse = ({ content }: CourseLesson): string =>
  content
    .split(/\n(?=#{1,6}\s)/)
    .filter((section) => !TASKS.test(section))
    .join('\n')
    .trim();

/** Something that was made for a course. */
export type MadeThing =
  | { readonly kind: 'outline'; readonly outline: CourseOutline }
  | { readonly kind: 'lesson'; readonly lesson: CourseLesson }
  | { readonly kind: 'quiz'; readonly quiz: CourseQuiz };

export const titleOfMade = (made: MadeThing): string =>
  made.kind === 'outline' ? made.outline.title : made.kind === 'lesson' ? made.lesson.title : made.quiz.title;

/** A made thing as a document in Markdown, for reading and keeping. */
export function madeMarkdown(made: MadeThing): string {
  const text =
    made.kind === 'outline'
      ? outlineMarkdown(made.outline)
      : made.kind === 'lesson'
        ? lessonMarkdown(made.lesson)
        : quizMarkdown(made.quiz);
  return `${text}\n`;
}

/** The name of that document's file: `outline-growing-tomatoes.md`. */
export function madeFileName(made: MadeThing): string {
  const name = fileWords(titleOfMade(made));
  return `${[made.kind, ...(name === '' ? [] : [name])].join('-')}.md`;
}
