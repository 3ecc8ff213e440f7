import { describe, expect, it } from 'vitest';
import { outlineMarkdown } from '../markdown.ts';
import { CourseLesson, CourseOutline, CourseQuiz } from '../schemas.ts';
import * as kinds from '../testing/kinds-of-text.ts';
import * as texts from '../testing/texts.ts';
import { offlineLesson } from './lesson.ts';
import { offlineOutline } from './outline.ts';
import { passageFor } from './passage.ts';
import { isPractice } from './practice.ts';
import { offlineQuiz } from './quiz.ts';
import { plainOf, wordsIn } from './words.ts';

const all = Object.entries({ ...kinds, ...texts });
const outlineOf = (text: string) => offlineOutline({ text, level: 'intermediate' });
const lessonsOf = (text: string) => outlineOf(text).modules.flatMap(({ lessons }) => lessons);
const quotesIn = (line: string) => [...line.matchAll(/“([^”]+)”/g)].map(([, quoted = '']) => quoted);
/** Its longer words, small: enough to know where something was taken from. */
const wordsOf = (text: string) => new Set(wordsIn(text.toLowerCase()).filter((word) => word.length > 3 || /\p{Script=Han}/u.test(word)));

it.each([
  ['ten', 'Sleep'],
  ['two', 'Bees'],
  ['five', 'Fuse'],
  ['recipe', 'Lentil soup'],
  ['technical', 'Database index'],
  ['history', 'The Hanseatic League'],
  ['markdown', 'Houseplants: watering'],
  ['headed', 'Starting to run'],
  ['german', 'Schlaf'],
  ['french', 'Vélo'],
  ['spanish', 'Masa'],
  ['chinese', '茶叶'],
  ['russian', 'Чай'],
  ['tomatoes', 'Tomatoes'],
])('the title of a course on the text “%s” names its subject: %s', (name, title) => {
  const text = new Map(all).get(name) ?? '';
  expect(outlineOf(text).title).toBe(title);
  expect(offlineOutline({ topic: 'My own course', text, level: 'intermediate' }).title).toBe('My own course');
});

describe.each(all)('what is made of the text “%s”', (_, text) => {
  it('is whole: outline, each of its lessons and, where there is enough to ask, a quiz [error-056]', () => {
    const outline = outlineOf(text);
    expect(CourseOutline.safeParse(outline).error).toBeUndefined();
    for (const planned of lessonsOf(text)) {
      const source = { title: planned.title, text: passageFor(text, planned), level: outline.level, aims: planned.objectives };
      const lesson = offlineLesson(source);
      expect(CourseLesson.safeParse(lesson).error).toBeUndefined();
      expect(lesson.objectives).toEqual(planned.objectives);
    }
    const quiz = offlineQuiz(text, outline.title);
    if (quiz) expect(CourseQuiz.safeParse(quiz).error).toBeUndefined();
  });

  it('has no title twice: not among its lessons, not among its modules, not as course and module', () => {
    const { title, modules } = outlineOf(text);
    const titles = [title, ...modules.flatMap((module) => [module.title, ...module.lessons.map((lesson) => lesson.title)])].map(plainOf);
    expect(titles.filter((one, index) => titles.indexOf(one) !== index)).toEqual([]);
  });

  it('asks in each module for different things, each with words of its own passage', () => {
    for (const { lessons } of outlineOf(text).modules) {
      const begun = lessons.flatMap(({ objectives }) => objectives).map((objective) => objective.split(/[\s:,]/, 1)[0]);
      expect(begun.filter((verb, index) => begun.indexOf(verb) !== index)).toEqual([]);
      for (const lesson of lessons) {
        const own = wordsOf(passageFor(text, lesson));
        for (const objective of lesson.objectives)
          expect(
            [...wordsOf(objective)].filter((word) => own.has(word)),
            objective,
          ).not.toEqual([]);
      }
    }
  });

  it('quotes nothing that does not stand there', () => {
    const said = plainOf(text);
    for (const quoted of lessonsOf(text)
      .flatMap(({ objectives }) => objectives)
      .flatMap(quotesIn)) {
      for (const piece of quoted.split(',')) expect(said).toContain(plainOf(piece));
    }
  });

  it('names each lesson by a sentence or a subject of the text, and practice by what is practised', () => {
    const said = plainOf(text);
    for (const { title } of lessonsOf(text)) {
      const own = [...wordsOf(title)].filter((word) => said.includes(plainOf(word)));
      expect(own, title).not.toEqual([]);
      expect(title).not.toMatch(/this part|the text$|[,;:]$/);
    }
    expect(lessonsOf(text).filter(({ title }) => isPractice(title)).length).toBeLessThan(lessonsOf(text).length / 2);
  });

  it('teaches first what the lesson is named after, and asks about it', () => {
    for (const planned of lessonsOf(text).filter(({ title }) => !isPractice(title))) {
      const passage = passageFor(text, planned);
      const { content } = offlineLesson({ title: planned.title, text: passage, level: 'beginner', aims: planned.objectives });
      const [, ideas = ''] = content.split('## The main ideas');
      const [first = '', ...rest] = ideas.split('\n## ')[0]?.trim().split('\n') ?? [];
      const [quoted = ''] = [planned.title, ...planned.objectives.flatMap(quotesIn)].filter((claim) =>
        plainOf(passage).includes(plainOf(claim)),
      );
      expect(plainOf(first)).toContain(plainOf(quoted.split(' …')[0] ?? ''));
      for (const idea of [first, ...rest]) expect(plainOf(text)).toContain(plainOf(idea.replace(/^\d+\. /, '').split(',')[0] ?? ''));
      expect(content).toContain('## Try it');
    }
  });

  it('offers wrong answers from the text, none of them the right one, and quotes the sentence that decides [const-042]', () => {
    const quiz = offlineQuiz(text, 'Questions');
    const said = plainOf(text);
    for (const { question, options, correctIndex, explanation } of quiz?.questions ?? []) {
      expect(new Set(options.map(plainOf)).size).toBe(4);
      for (const option of options) for (const piece of option.split(',')) expect(said).toContain(plainOf(piece));
      const [sentence = ''] = quotesIn(explanation);
      const [shown = ''] = quotesIn(question);
      expect(plainOf(shown.replaceAll('_____', options[correctIndex] ?? ''))).toBe(plainOf(sentence));
      for (const [index, option] of options.entries())
        if (index !== correctIndex) expect(plainOf(shown.replaceAll('_____', option))).not.toBe(plainOf(sentence));
    }
  });
});

it('asks five questions on ten plain sentences, and three at least on fewer, or none', () => {
  expect(offlineQuiz(kinds.ten, 'Sleep')?.questions).toHaveLength(5);
  expect(offlineQuiz(kinds.five, 'Fuse')?.questions.length).toBeGreaterThanOrEqual(3);
  expect(offlineQuiz(kinds.two, 'Bees')).toBeUndefined();
});

it('says the same of a text that is pasted twice, as often as it is pasted', () => {
  expect(outlineOf(`${kinds.ten} ${kinds.ten} ${kinds.ten}`)).toEqual(outlineOf(kinds.ten));
});

it('asks for what each kind of sentence gives: a figure from memory, a reason, the use of an advice, two sides', () => {
  const told = outlineMarkdown(outlineOf(kinds.ten)).replaceAll('\\', '');
  expect(told).toContain('“Sleep comes in cycles of about …”');
  expect(told).toMatch(/Explain how a cool, dark room helps sleep\./);
  expect(told).toMatch(/two sides.*: “A regular time for getting up helps more than/);
  expect(told).toMatch(/(?:Decide|Apply|Weigh)[^“]*: “Who lies awake for long does better/);
  expect(outlineMarkdown(outlineOf(kinds.five))).toMatch(/(?:Explain why|Trace cause)[^“]*“A melted fuse has to be replaced/);
});

it('makes a plan for finding out from one word', () => {
  const outline = outlineOf('Beekeeping');
  expect(CourseOutline.safeParse(outline).error).toBeUndefined();
  expect(outline.title).toBe('Beekeeping');
  expect(outline.modules.every(({ title }) => /beekeeping/i.test(title))).toBe(true);
});

/** How many letters were read as words, and how many pieces of text were looked for, while everything was made of a text. */
function stepsOf(text: string): number {
  let steps = 0;
  const { toLowerCase, includes } = String.prototype;
  const counting = (size: (text: string) => number, original: (...given: never[]) => unknown) =>
    function counted(this: string, ...given: never[]) {
      steps += size(String(this));
      return original.apply(this, given);
    };
  const over = (name: 'toLowerCase' | 'includes', value: unknown) =>
    Object.defineProperty(String.prototype, name, { value, configurable: true, writable: true });
  over(
    'toLowerCase',
    counting(({ length }) => length, toLowerCase),
  );
  over(
    'includes',
    counting(() => 1, includes),
  );
  try {
    offlineOutline({ text, level: 'intermediate' });
    offlineLesson({ text, level: 'intermediate' });
    offlineQuiz(text, 'Questions');
  } finally {
    over('toLowerCase', toLowerCase);
    over('includes', includes);
  }
  return steps;
}

it('takes twice the steps for a text of twice the length', () => {
  const sentence = (index: number) =>
    `The ${'bcdfghklmn'.charAt(index % 10)}${'aeiou'.charAt(index % 5)}ver number ${index} carries ${index * 3} stones to the sea.`;
  const ofLength = (count: number) =>
    Array.from({ length: count }, (_, index) => sentence(index) + (index % 7 === 6 ? '\n\n' : '')).join(' ');
  const [one, two] = [stepsOf(ofLength(400)), stepsOf(ofLength(800))];
  expect(two / one).toBeLessThan(2.2);
});
