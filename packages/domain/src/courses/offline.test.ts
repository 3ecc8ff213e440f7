import { describe, expect, it } from 'vitest';
import { COURSE_TEXT_MAX, courseLevels, offlineCourseReply, offlineLesson, offlineOutline, offlineQuiz } from './index.ts';
import { claimOf } from './offline/claims.ts';
import { isPractice } from './offline/practice.ts';
import { readText } from './offline/read-text.ts';
import { CourseLesson, CourseOutline, CourseQuiz } from './schemas.ts';
import * as texts from './testing/texts.ts';

const given = Object.entries(texts);
const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ');
/** The quoted parts of a line, without the ellipsis of a cut. */
const quotes = (line: string) => [...line.matchAll(/“([^”]+)”/g)].map(([, quoted = '']) => quoted.replace(/…$/, ''));

describe.each(given)('an outline without a model, from a text on %s', (_, text) => {
  const outline = offlineOutline({ text, level: 'intermediate' });
  const lessons = outline.modules.flatMap((module) => module.lessons);

  it('has 4 to 6 modules of 3 to 5 lessons with 2 or 3 objectives, at every level', () => {
    for (const level of courseLevels) expect(CourseOutline.safeParse(offlineOutline({ text, level })).error).toBeUndefined();
  });

  it('names most lessons by what the text claims, each differently', () => {
    const teaching = lessons.filter(({ title }) => !isPractice(title));
    const own = teaching.filter(({ title }) => plain(text).includes(plain(title.replace(/…$/, ''))));
    expect(own.length).toBeGreaterThan(teaching.length * 0.95);
    expect(new Set(lessons.map(({ title }) => title)).size).toBe(lessons.length);
    expect(new Set(outline.modules.map(({ title }) => title)).size).toBe(outline.modules.length);
  });

  it('has titles that are whole, and understood alone', () => {
    const titles = [...lessons, ...outline.modules].map(({ title }) => title);
    expect(titles.filter((title) => title.endsWith('…')).length).toBeLessThan(titles.length * 0.2);
    const clear = titles.filter((title) => !/^(?:it|they|this|these|those|he|she|but|so|the (?:first|second) is)\b/i.test(title));
    expect(clear.length).toBeGreaterThan(titles.length * 0.85);
    for (const title of titles) expect(title).not.toMatch(/[,;:]$|, (?:for example|for instance)$|\b(?:the|a|an|of|and|or|with|which)$/i);
  });

  it('asks for different things, and never for the meaning of a word that has none by itself', () => {
    const objectives = lessons.flatMap((lesson) => lesson.objectives);
    const verbs = objectives.map((objective) => objective.split('“')[0]);
    for (const verb of new Set(verbs)) expect(verbs.filter((other) => other === verb).length).toBeLessThan(objectives.length / 2);
    for (const objective of objectives)
      expect(objective).not.toMatch(/means by “(?:example|way|hour|day|week|side|lack|bottom|place|figure|date|half|matters)s?”/);
  });

  it('quotes the text in its objectives', () => {
    for (const quoted of lessons.flatMap(({ objectives }) => objectives).flatMap(quotes)) expect(plain(text)).toContain(plain(quoted));
  });

  it('keeps the order of the text', () => {
    const places = lessons
      .map(({ title }) => plain(text).indexOf(plain(title.replace(/…$/, '')).slice(0, 25)))
      .filter((place) => place >= 0);
    const risen = places.filter((place, index) => index === 0 || place > (places[index - 1] ?? 0));
    expect(risen.length).toBeGreaterThan(places.length * 0.85);
  });

  it('is the same each time, and another one at another level', () => {
    expect(offlineOutline({ text, level: 'intermediate' })).toEqual(outline);
    expect(offlineOutline({ text, level: 'advanced' })).not.toEqual(outline);
  });
});

describe.each(given)('a quiz without a model, from a text on %s', (name, text) => {
  const quiz = offlineQuiz(text, name);

  it('has five questions of four different options, words from the text and figures of one size [const-042]', () => {
    expect(CourseQuiz.safeParse(quiz).error).toBeUndefined();
    expect(quiz?.questions).toHaveLength(5);
    for (const { question, options, correctIndex } of quiz?.questions ?? []) {
      for (const option of options) expect(plain(text)).toContain(plain(option));
      if (!question.startsWith('Which figure')) continue;
      expect(options).toContain(options[correctIndex]);
      for (const option of options) expect(/^\d/.test(option)).toBe(/^\d/.test(options[0] ?? ''));
    }
  });

  it('gives no answer away: not in the sentence, not by the same choice twice, not by a word that fits anywhere', () => {
    for (const { question, options, correctIndex } of quiz?.questions ?? []) {
      const answer = options[correctIndex] ?? '';
      const rest = ` ${plain(question).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
      if (!/^\d/.test(answer)) expect(rest).not.toContain(` ${plain(answer)} `);
      expect(answer).not.toMatch(/^(?:example|ways?|hours?|days?|weeks?|side|half|afternoon|date|place|result|number|figure|people)$/i);
    }
    const choices = quiz?.questions.map(({ options }) => [...options].sort().join()) ?? [];
    expect(new Set(choices).size).toBe(choices.length);
  });

  it('quotes the sentence that decides; with the right answer in the gap, the question is that sentence', () => {
    for (const { question, options, correctIndex, explanation } of quiz?.questions ?? []) {
      const [sentence = ''] = quotes(explanation);
      expect(plain(text)).toContain(plain(sentence));
      const [shown = ''] = quotes(question);
      const filled = shown.replaceAll('_____', options[correctIndex] ?? '').replaceAll('(n)', '');
      const withoutArticles = (sentenceOf: string) => plain(sentenceOf).replaceAll(/\ban\b/g, 'a');
      expect(withoutArticles(filled)).toBe(withoutArticles(sentence));
      for (const [index, option] of options.entries()) if (index !== correctIndex) expect(shown).not.toContain(` ${option} `);
    }
  });

  it('puts the right answer in different places, and asks for each only once', () => {
    expect(new Set(quiz?.questions.map(({ correctIndex }) => correctIndex)).size).toBeGreaterThan(1);
    expect(new Set(quiz?.questions.map(({ question }) => question)).size).toBe(5);
  });
});

describe.each(given)('a lesson without a model, from a text on %s', (_, text) => {
  it('is made of sentences of the text', () => {
    const lesson = offlineLesson({ text, level: 'beginner' });
    expect(CourseLesson.safeParse(lesson).error).toBeUndefined();
    const main = lesson.content.split('## The main ideas')[1]?.split('## ')[0] ?? '';
    const ideas = main.split('\n').filter((line) => /^\d\. /.test(line));
    expect(ideas.length).toBeGreaterThanOrEqual(3);
    for (const idea of ideas) expect(plain(text)).toContain(plain(idea.slice(3)));
    expect(lesson.content).toContain('## Try it');
    // The answers stand apart from their questions.
    const asked = lesson.content
      .split('## Check yourself')[1]
      ?.split('## Answers')[0]
      ?.match(/^\d\. /gm);
    expect(asked?.length).toBeGreaterThanOrEqual(2);
    expect(lesson.content.split('## Answers')[1]?.trim().split('\n')).toHaveLength(asked?.length ?? 0);
  });
});

describe('the modules of a text', () => {
  it('follow its headings where it has some', () => {
    expect(offlineOutline({ text: texts.sourdough, level: 'beginner' })).toMatchObject({
      title: 'Baking with sourdough',
      modules: [{ title: 'The starter' }, { title: 'Mixing and rest' }, { title: 'Bulk fermentation' }, { title: 'Shaping and baking' }],
    });
  });

  it('are named by their own terms where it has none', () => {
    const { title, modules } = offlineOutline({ text: texts.spacing, level: 'beginner' });
    expect([title, ...modules.map((module) => module.title)].join(' ')).toMatch(/Retrieval practice.*spacing.*Interleaving.*Feedback/i);
  });
});

describe('a short note or a strange text', () => {
  it.each([
    'Beekeeping',
    'Sourdough bread for people with little time.',
    '?',
    '…',
    '1 2 3',
    'Ein Satz. Noch ein Satz. '.repeat(30),
    'word '.repeat(300),
    '# A\n# B\n# C',
  ])('still gives a whole outline and a lesson: %s', (text) => {
    expect(CourseOutline.safeParse(offlineOutline({ text, level: 'beginner' })).error).toBeUndefined();
    expect(CourseLesson.safeParse(offlineLesson({ text, level: 'beginner' })).error).toBeUndefined();
  });

  it.each([
    ['Growing tomatoes', 'What growing tomatoes is for'],
    ['How to bake bread', 'What baking bread is for'],
    ['How to run a marathon?', 'What running a marathon is for'],
    ['Why we sleep', 'What “Why we sleep” is for'],
    ['Portuguese', 'What Portuguese is for'],
  ])('fits a mere subject into its sentences: %s', (topic, title) => {
    const outline = offlineOutline({ topic, text: topic, level: 'beginner' });
    expect(outline).toMatchObject({ title: topic, modules: [{ title }, {}, {}, {}] });
  });

  it('reads the longest text that may be pasted, while others wait', () => {
    const text = given
      .map(([, one]) => one)
      .join('\n\n')
      .repeat(9)
      .slice(0, COURSE_TEXT_MAX);
    expect(text).toHaveLength(COURSE_TEXT_MAX);
    const start = performance.now();
    expect(CourseOutline.safeParse(offlineOutline({ text, level: 'beginner' })).error).toBeUndefined();
    expect(CourseLesson.safeParse(offlineLesson({ text, level: 'beginner' })).error).toBeUndefined();
    expect(performance.now() - start).toBeLessThan(8000);
  }, 30_000);

  it('gives no quiz rather than a poor one', () => {
    expect(offlineQuiz('Bread is made of flour. It is good.', 'Bread')).toBeUndefined();
    expect(offlineCourseReply('content-generator', `Make a quiz:\n${'Bread is good and so is cake. '.repeat(5)}`, 'beginner')).toContain(
      'too short for a quiz',
    );
  });

  it('does not end sentences at abbreviations or points in numbers', () => {
    expect(readText('Mix e.g. rye with 3.5 grams of salt. Dr. Bo says so each day.').sentences.map(({ text }) => text)).toEqual([
      'Mix e.g. rye with 3.5 grams of salt.',
      'Dr. Bo says so each day.',
    ]);
  });
});

describe('the assistant without a model', () => {
  it.each([
    ['Outline a course on beekeeping for complete beginners with 4 modules', 'beginner'],
    ['Make an outline for a course about beekeeping in six weeks, for experienced gardeners', 'advanced'],
    ['Please outline a course on beekeeping.', 'intermediate'],
  ])('takes the subject and the level out of a wish: %s', (prompt, level) => {
    const made = offlineCourseReply('course-creator', prompt, 'intermediate');
    expect(made).toMatch(/^# beekeeping\n/i);
    expect(made).toMatch(new RegExp(`Level: ${level}`, 'i'));
    expect(made).not.toMatch(/4 modules|six weeks|complete beginners/);
  });

  it('says what a wish lacks, and another thing to each', () => {
    const said = ['Thanks. Can you write the first lesson?', 'Make me a quiz', 'Outline', 'What is a hive?', 'Thank you!'].map((prompt) =>
      offlineCourseReply('course-creator', prompt, 'intermediate'),
    );
    expect(new Set(said).size).toBe(said.length);
    expect(said[0]).toContain('“lesson:”');
  });

  it('makes what the first line asks for from the text below it', () => {
    expect(offlineCourseReply('course-creator', `Make an outline:\n${texts.budget}`, 'beginner')).toContain('## 1. ');
    expect(offlineCourseReply('content-generator', `Write a lesson:\n${texts.budget}`, 'beginner')).toContain('## The main ideas');
    expect(offlineCourseReply('student-assistant', `Quiz me please:\n${texts.budget}`, 'beginner')).toContain('## Answers');
  });

  it.each(['make lesson 2 shorter', 'Can you simplify it?', 'Rewrite the second module please', 'the quiz should be longer'])(
    'says of "%s" what it can do instead',
    (prompt) => {
      const said = offlineCourseReply('content-generator', prompt, 'beginner');
      expect(said).toContain('cannot rewrite what was made');
      expect(said).toContain('“shorter:”');
    },
  );

  it.each(['shorter', 'Make lesson 2 shorter', 'Summarise this'])(
    'shows after "%s:" what the text rests on, all in its own words',
    (asked) => {
      const said = offlineCourseReply('content-generator', `${asked}:\n${texts.budget}`, 'beginner');
      const ideas = said.split('\n').filter((line) => line.startsWith('- '));
      expect(ideas).toHaveLength(3);
      for (const idea of ideas) expect(texts.budget.replace(/\s+/g, ' ')).toContain(idea.slice(2).replace(/\.$/, ''));
      expect(said.length).toBeLessThan(texts.budget.length);
    },
  );

  it('still outlines a course on rewriting', () => {
    expect(offlineCourseReply('course-creator', 'Outline a course on how to rewrite a poem', 'beginner')).toContain('## 1. ');
  });

  it('plans a course on a mere subject', () => {
    expect(offlineCourseReply('course-creator', 'Please make an outline for a course on beekeeping.', 'beginner')).toMatch(
      /^# beekeeping[\s\S]*What beekeeping is for/i,
    );
  });

  it('says that it has no model and what it can do, in each persona’s own words', () => {
    const answers = (['course-creator', 'content-generator', 'student-assistant'] as const).map((id) =>
      offlineCourseReply(id, 'Hello', 'beginner'),
    );
    expect(new Set(answers).size).toBe(3);
    for (const answer of answers) expect(answer).toMatch(/without a language model/);
  });
});

describe('a sentence that is too long for a title', () => {
  it.each([
    'Whoever removes gravel from a bed, plants trees along the bank or straightens a bend changes the balance between water and stone.',
    'Removing gravel from a river bed, planting trees along its bank and straightening its bends changes the balance of the whole valley.',
    'What a river carries in a flood, drops in a bend and takes up again further down is the material of which the next island is made.',
  ])('is not cut inside of its subject: %s', (sentence) => {
    for (const longest of [64, 96]) expect(claimOf(sentence, longest)).toMatch(/…$/);
    expect(claimOf(sentence, 200)).toBe(sentence.slice(0, -1));
  });

  it('is cut after a clause that is whole', () => {
    const sentence =
      'A river slows down in a wide bend, so it drops first the stones, then the gravel and at last the finest sand that it has carried.';
    expect(claimOf(sentence, 64)).toBe('A river slows down in a wide bend');
  });
});

it('makes no more lessons of a short text than it has to: about one for three sentences', () => {
  const short = Array.from(
    { length: 30 },
    (_, index) => `The river carries stone number ${index + 1} down to the sea in every spring flood.`,
  );
  const paragraphs = Array.from({ length: 5 }, (_, index) => short.slice(index * 6, index * 6 + 6).join(' ')).join('\n\n');
  const { modules } = offlineOutline({ text: paragraphs, level: 'beginner' });
  expect(modules.flatMap(({ lessons }) => lessons)).toHaveLength(modules.length * 3);
});
