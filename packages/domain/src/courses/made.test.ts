import { expect, it } from 'vitest';
import { madeFileName, madeMarkdown, offlineLesson, offlineOutline, passageFor } from './index.ts';
import { isPractice } from './offline/practice.ts';
import { salary, sleep } from './testing/texts.ts';

const HOSTILE = '# Mine\n<img src=x onerror=alert(1)> ![p](https://spy.example/p.png) [me](javascript:alert(1))';

it('lets nothing in a made thing become a heading, a tag, a picture or a link of the file', () => {
  const lesson = { title: HOSTILE, objectives: [HOSTILE, HOSTILE] };
  const outline = {
    title: HOSTILE,
    description: HOSTILE,
    level: 'beginner' as const,
    modules: [{ title: HOSTILE, description: HOSTILE, lessons: [lesson] }],
  };
  const quiz = {
    title: HOSTILE,
    questions: [{ question: HOSTILE, options: [HOSTILE, 'b', 'c', 'd'], correctIndex: 0, explanation: HOSTILE }],
  };
  const files = [madeMarkdown({ kind: 'outline', outline }), madeMarkdown({ kind: 'quiz', quiz })];
  for (const text of files) {
    expect(text.match(/^#+ (?!\\#|\d+\. \\#|Answers)/gm)).toBeNull();
    expect(text).not.toMatch(/(?<!\\)<img|!\[p|(?<!\\)\[me/);
  }
  const written = madeMarkdown({ kind: 'lesson', lesson: { ...lesson, content: `Read **this**.\n\n${HOSTILE}` } });
  expect(written).toContain('Read **this**.');
  expect(written).not.toMatch(/(?<!\\)<img|(?<!\\)!\[p/);
});

it('names the file by what it is and what it is about, and leads nowhere else', () => {
  const quiz = { title: '../../A quiz: sleep?', questions: [] };
  expect(madeFileName({ kind: 'quiz', quiz })).toBe('quiz-a-quiz-sleep.md');
  expect(madeFileName({ kind: 'quiz', quiz: { ...quiz, title: '?' } })).toBe('quiz.md');
});

it.each([sleep, salary])('finds the part of the text that each lesson of an outline is about', (text) => {
  const paragraphs = text.split('\n\n').length;
  for (const lesson of offlineOutline({ text, level: 'intermediate' }).modules.flatMap(({ lessons }) => lessons)) {
    if (isPractice(lesson.title)) continue;
    const passage = passageFor(text, lesson);
    expect(passage.replaceAll(/\s+/g, ' ')).toContain(lesson.title.replace(/…$/, '').slice(1));
    expect(passage.split('\n\n').length).toBeLessThanOrEqual(paragraphs / 2);
    expect(passage.length).toBeGreaterThan(300);
  }
});

it.each([sleep, salary])('makes a lesson that says what its title says, and teaches it first', (text) => {
  for (const planned of offlineOutline({ text, level: 'intermediate' }).modules.flatMap(({ lessons }) => lessons)) {
    if (isPractice(planned.title) || planned.title.endsWith('…')) continue;
    const lesson = offlineLesson({ title: planned.title, text: passageFor(text, planned), level: 'intermediate' });
    const ideas = lesson.content.split('## The main ideas')[1]?.split('## ')[0] ?? '';
    expect(ideas.toLowerCase()).toContain(planned.title.toLowerCase());
    expect(lesson.objectives[0]?.toLowerCase()).toContain(planned.title.slice(0, 20).toLowerCase());
  }
});

it('finds the part that a model meant, though it quotes nothing', () => {
  const lesson = {
    title: 'The role of caffeine',
    objectives: ['Explain how caffeine blocks adenosine.', 'Choose the hour of your last coffee.'],
  };
  const passage = passageFor(sleep, lesson);
  expect(passage).toContain('Caffeine blocks adenosine');
  expect(passage.length).toBeLessThan(sleep.length / 2);
});

it('makes do with title and objectives where the text says nothing of the lesson', () => {
  const lesson = { title: 'Bees in winter', objectives: ['Name two dangers.', 'Plan a check.'] };
  expect(passageFor(sleep, lesson)).toBe('Bees in winter\n\nName two dangers.\n\nPlan a check.');
  expect(passageFor('', lesson)).toContain('Bees in winter');
});
