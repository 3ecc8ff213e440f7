import fc from 'fast-check';
import { expect, it } from 'vitest';
import { COURSE_TEXT_MAX, courseLevels } from '../limits.ts';
import { CourseLesson, CourseOutline, CourseQuiz } from '../schemas.ts';
import { offlineLesson } from './lesson.ts';
import { offlineOutline } from './outline.ts';
import { passageFor } from './passage.ts';
import { offlineQuiz } from './quiz.ts';

/** What people paste: prose, transcripts without a full stop, tables, hashtags, lost line breaks, and things that no writer means. */
const bits = [
  'the river carries gravel ', 'so then we said that ', 'Soil holds water. ', 'For example, 40 % of it stays. ', 'name,amount,2026\n', '# Title ',
  '#hashtag ', '\n\n', '\n- ', '[', '](', ')', '**', '> ', '1. ', 'x'.repeat(500), '\u0301', '😀 ', '。', '" ', '… ', ', ',
]; // biome-ignore format: a table of pieces

/** All that the rules make of a text is what the schemas of the contract take. */
function expectWhole(text: string, level: (typeof courseLevels)[number]): void {
  const outline = offlineOutline({ text, level });
  expect(CourseOutline.safeParse(outline).error).toBeUndefined();
  expect(CourseLesson.safeParse(offlineLesson({ text, level })).error).toBeUndefined();
  const planned = outline.modules[0]?.lessons[0];
  const own = planned && offlineLesson({ title: planned.title, text: passageFor(text, planned), level });
  expect(CourseLesson.safeParse(own).error).toBeUndefined();
  const quiz = offlineQuiz(text, outline.title);
  expect(quiz && CourseQuiz.safeParse(quiz).error).toBeUndefined();
}

it('any text gives an outline, a lesson and a quiz that the contract takes', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...bits), { minLength: 1, maxLength: 200 }), fc.constantFrom(...courseLevels), (parts, level) => {
      fc.pre(parts.join('').trim() !== '');
      expectWhole(parts.join('').trim(), level);
    }),
    { numRuns: 60 },
  );
});

it.each([
  ['a transcript without a full stop', 'so then we went on to say that the river carries gravel and '],
  ['a table', 'Ada,2026-11-22,14.50,paid '],
  ['one line of hashtags', '# sleep #health #habits '],
  ['brackets that never close', '['],
  ['one endless word', 'm'],
])('%s of the longest length does, too', (_, bit) => {
  expectWhole(bit.repeat(Math.floor(COURSE_TEXT_MAX / bit.length)).trim(), 'beginner');
});
