import type { CourseOutline, CourseQuiz } from './schemas.ts';

/** An outline to read. */
export const outlineMarkdown = ({ title, description, level, modules }: CourseOutline): string =>
  [
    `# ${title}`,
    description,
    `Level: ${level}`,
    ...modules.flatMap((module, index) => [
      `## ${index + 1}. ${module.title}`,
      module.description,
      module.lessons
        .map((lesson, at) => [`${at + 1}. **${lesson.title}**`, ...lesson.objectives.map((objective) => `   - ${objective}`)].join('\n'))
        .join('\n'),
    ]),
  ].join('\n\n');

const LETTERS = 'ABCDEFGH';

/** A quiz to read, with the answers at the end. */
export const quizMarkdown = ({ title, questions }: CourseQuiz): string =>
  [
    `# ${title}`,
    ...questions.map(
      ({ question, options }, index) =>
        `${index + 1}. ${question}\n${options.map((option, at) => `   - ${LETTERS[at]}. ${option}`).join('\n')}`,
    ),
    '## Answers',
    questions.map(({ correctIndex, explanation }, index) => `${index + 1}. ${LETTERS[correctIndex]}. ${explanation}`).join('\n'),
  ].join('\n\n');
