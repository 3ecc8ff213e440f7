import { type CourseLevel, OUTLINE_LESSONS } from '../limits.ts';
import type { CourseOutline } from '../schemas.ts';
import { claimOf } from './claims.ts';
import { quoted } from './phrases.ts';
import type { Statement } from './statements.ts';
import { capital } from './words.ts';

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

/** Where there is a subject and no text: what to find out, in an order that works, with the one sentence that there may be. */
export function planFor(subject: string, statements: readonly Pick<Statement, 'text'>[], level: CourseLevel): CourseOutline {
  const lesson = (title: string, ...objectives: readonly string[]) => ({ title, objectives: [...objectives] });
  const said = statements
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
            'Decide how you would notice that it is done well.',
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
