import { corePersonaIds } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { dateSaid } from './reading/date-asked.ts';
import { readMessage } from './reading/message.ts';
import { sumIn } from './reading/sums.ts';
import { talkWithCards } from './testing/talks.ts';

// 2026-07-14 is a Tuesday.
const lastOf = (said: readonly string[], id = 'kael') => talkWithCards(id, said, { today: '2026-07-14' }).at(-1);

describe('the day and the hour', () => {
  it.each([
    ['What day is it today?', 'Today is Tuesday, 14 July 2026.'],
    ["what's the date", 'Today is Tuesday, 14 July 2026.'],
    ['whats the date today?', 'Today is Tuesday, 14 July 2026.'],
    ['ok so what day is tomorrow', 'Tomorrow is Wednesday, 15 July 2026.'],
    ['what day was yesterday', 'Yesterday was Monday, 13 July 2026.'],
    ['is it friday today?', 'Today is Tuesday, 14 July 2026.'],
  ])('are told by the member’s own date: %s', (question, answer) => {
    for (const id of corePersonaIds) expect(lastOf([question], id)?.reply).toBe(answer);
  });

  it('are left to the device where they are not known', () => {
    expect(lastOf(['what time is it?'])?.reply).toMatch(/clock of your device/);
    expect(dateSaid('what day is it', undefined)).toMatch(/your device shows it/);
  });

  it('are told in the midst of a talk, whose question then stands again', () => {
    const [, asked, told] = talkWithCards('kael', ['Plan a small step', 'drink less coffee', 'what day is it today?'], {
      today: '2026-07-14',
    });
    expect(told?.reply).toMatch(/^Today is Tuesday.*\?$/);
    expect(told?.reply.split('. ').at(-1)).toBe(asked?.reply.split(/(?<=[.?])\s/).at(-1));
  });
});

describe('a small sum', () => {
  it.each([
    ["What's 17 times 23?", '17 times 23 is 391.'],
    ['12 * 7', '12 times 7 is 84.'],
    ['15% of 80', '15 percent of 80 is 12.'],
    ['half of 250', 'Half of 250 is 125.'],
    ['what is a third of 100', 'A third of 100 is about 33.3333.'],
    ['calculate 99 - 12.5', '99 minus 12.5 is 86.5.'],
    ['how much is 144 divided by 12?', '144 divided by 12 is 12.'],
    ['1,000 * 3', '1,000 times 3 is 3,000.'],
    ['10 / 4 =', '10 divided by 4 is 2.5.'],
    ['0.1 + 0.2', '0.1 plus 0.2 is 0.3.'],
    ['what is 2 / 3', '2 divided by 3 is about 0.6667.'],
    ['what is 1 / 8', '1 divided by 8 is 0.125.'],
    ["what's 100 - 250", '100 minus 250 is −150.'],
    ['what is 5 / 0', 'Nothing can be divided by zero.'],
    ['999999999999 * 999999999999', '999999999999 times 999999999999 is 999,999,999,998,000,000,000,001.'],
  ])('comes out exactly: %s', (asked, answer) => {
    expect(lastOf([asked])?.reply).toBe(answer);
  });

  it.each([
    '5/10',
    '9-5',
    '24/7',
    '3 x 10',
    '3x10',
    'half of my friends',
    'three times a week',
    '7',
    'from 9 to 12',
    '2026-07-14',
    '1 2 3',
  ])('is none in what only looks like one: %s', (message) => {
    expect(sumIn(message)).toBeUndefined();
    expect(readMessage(message).heard).not.toBe('plain-fact');
  });
});
