import { describe, expect, it } from 'vitest';
import { challengeTemplates } from '../challenge.ts';
import { taskKinds } from '../tasks.ts';
import { challengeTexts, comebacks, phaseOf } from './index.ts';

const days = challengeTexts.flatMap((text) => text.days.map((day, index) => ({ id: `${text.id} day ${index + 1}`, ...day })));
const everyTask = [...days.flatMap(({ tasks, extra }) => [...tasks, extra]), ...comebacks];
const everyText = [
  ...challengeTexts.flatMap(({ line, phases }) => [line, ...phases.flatMap((phase) => [phase.name, phase.line])]),
  ...days.flatMap(({ title, why }) => [title, why]),
  ...everyTask.flatMap(({ title, line }) => [title, line]),
];

/** Words that press, blame or play doctor. */
const banned =
  /\b(must|should|have to|fail\w*|lazy|laziness|guilt\w*|asham\w*|excuse\w*|willpower|discipline|quit(s|ting|ter)?|loser|weak\w*|punish\w*|cheat\w*|cure\w*|heal\w*|treat(?!s?\b)\w*|therap\w*|symptom\w*|diagnos\w*|medic\w*|dose\w*|calorie\w*|diet\w*|weight|fasting)\b/i;

describe('the written challenges', () => {
  it('are one for each template, in their order and length', () => {
    expect(challengeTexts.map(({ id, days: written }) => [id, written.length])).toEqual(
      challengeTemplates.map(({ id, durationDays }) => [id, durationDays]),
    );
  });

  it.each(challengeTexts)('$id asks each day for as many tasks as its template says', ({ id, days: written }) => {
    const template = challengeTemplates.find((candidate) => candidate.id === id);
    expect(new Set(written.map(({ tasks }) => tasks.length))).toEqual(new Set([template?.requiredTasks]));
    expect(written.flatMap(({ tasks, extra }) => [...tasks, extra]).every(({ kind }) => taskKinds.includes(kind))).toBe(true);
  });

  it('have a title of its own for every day, and every comeback', () => {
    const titles = [...days, ...comebacks].map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('repeat no task that is done by hand', () => {
    const titles = everyTask.filter(({ kind }) => kind === 'hand').map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('ask for no act twice on one day', () => {
    const doubled = days.filter(({ tasks, extra }) => {
      const acts = [...tasks, extra].map(({ kind }) => kind).filter((kind) => kind !== 'hand');
      return new Set(acts).size < acts.length;
    });
    expect(doubled.map(({ id }) => id)).toEqual([]);
  });

  it('leave something to do by hand on every day, so that no day is done without a thought', () => {
    const automatic = days.filter(({ tasks, extra }) => ![...tasks, extra].some(({ kind }) => kind === 'hand'));
    expect(automatic.map(({ id }) => id)).toEqual([]);
  });

  it('are short enough for a phone', () => {
    const tooLong = (texts: readonly string[], most: number) => texts.filter((text) => text.length < 3 || text.length > most);
    expect(
      tooLong(
        days.map(({ title }) => title),
        40,
      ),
    ).toEqual([]);
    expect(
      tooLong(
        days.map(({ why }) => why),
        100,
      ),
    ).toEqual([]);
    expect(
      tooLong(
        everyTask.map(({ title }) => title),
        72,
      ),
    ).toEqual([]);
    expect(
      tooLong(
        everyTask.map(({ line }) => line),
        90,
      ),
    ).toEqual([]);
  });

  it('press nobody, blame nobody and play no doctor', () => {
    expect(everyText.filter((text) => banned.test(text))).toEqual([]);
  });

  it('look back once a week on the way of 21 days, in the journal', () => {
    const written = challengeTexts.find(({ id }) => id === '21DAY001')?.days ?? [];
    const reflecting = written.flatMap(({ reflects }, index) => (reflects ? [index + 1] : []));
    expect(reflecting).toEqual([7, 14, 21]);
    expect(reflecting.every((day) => written[day - 1]?.tasks.some(({ kind }) => kind === 'journal'))).toBe(true);
  });

  it('lead through four phases of fifteen days on the way of 60', () => {
    const sixty = challengeTexts.find(({ id }) => id === '60DAY001');
    expect(sixty?.phases.map(({ name, from, to }) => [name, to - from + 1])).toEqual([
      ['Steady', 15],
      ['Build', 15],
      ['Stretch', 15],
      ['Own', 15],
    ]);
    expect([1, 15, 16, 45, 46, 60].map((day) => sixty && phaseOf(sixty, day)?.name)).toEqual([
      'Steady',
      'Steady',
      'Build',
      'Stretch',
      'Own',
      'Own',
    ]);
  });
});
