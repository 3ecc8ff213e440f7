import { describe, expect, it } from 'vitest';
import { ProposedAction } from './proposals.ts';
import { tidyProposal } from './tidy-proposal.ts';

const TODAY = '2026-03-02';
const shown = (given: unknown) => ProposedAction.safeParse(tidyProposal(given, TODAY)).data;
const titleOf = (title: string) => {
  const action = shown({ kind: 'create-goal', title });
  return action?.kind === 'create-goal' ? action.title : undefined;
};

describe('the title of a card', () => {
  it.each([
    ['line breaks', 'Finish\r\n\r\nmy thesis\n', 'Finish my thesis'],
    ['the separators of Unicode', 'Finish\u2028my\u2029thesis', 'Finish my thesis'],
    ['control characters', 'Finish\u0007 my\u0000 the\u001bsis', 'Finish my the sis'],
    ['runs of blanks of any kind', '  Finish \t\u00a0\u3000 my\u2003thesis ', 'Finish my thesis'],
    ['zero-width characters', 'Fin\u200bish\ufeff my\u2060 the\u00adsis', 'Finish my thesis'],
    ['marks that turn the reading', '\u202efinish\u202c my thesis', 'finish my thesis'],
    ['joiners where there is nothing to join', 'Fin\u200dish my\u200c thesis', 'Finish my thesis'],
    ['half a sign', 'Finish\ud83d my thesis', 'Finish my thesis'],
  ])('is without %s', (_, given, title) => {
    expect(titleOf(given)).toBe(title);
  });

  it.each(['Learn 日本語', 'Walk with 👩‍👩‍👧 and ❤️', 'می‌خواهم بنویسم', 'naïve café', 'क्‍ष'])('stays as it is in any script: %s', (title) => {
    expect(titleOf(title)).toBe(title);
  });

  it.each(['', ' \n ', '\u200b\u200b', '\u3164', '\u2800', '…', '—', '\u0000'])('that nobody could read makes no card: %j', (title) => {
    expect(shown({ kind: 'create-goal', title })).toBeUndefined();
    expect(shown({ kind: 'create-habit', title })).toBeUndefined();
  });

  it.each([
    ['create-goal', 120],
    ['create-habit', 80],
    ['write-journal', 120],
  ] as const)('of %s is cut at a word after %i characters', (kind, most) => {
    const action = shown({ kind, title: 'walking '.repeat(40) });
    const title = action && 'title' in action ? action.title : '';
    expect(title).toMatch(/walking …$/);
    expect(title.length).toBeLessThanOrEqual(most);
    expect(title.length).toBeGreaterThan(most - 'walking …'.length);
    // It is the longest that the schema takes.
    const whole = 'w'.repeat(most);
    expect(shown({ kind, title: whole })).toMatchObject({ title: whole });
  });

  it('is cut within a word that is too long by itself, and not within a sign', () => {
    expect(titleOf('w'.repeat(500))).toBe(`${'w'.repeat(118)} …`);
    expect(titleOf(`w${'🌱'.repeat(100)}`)).toMatch(/^w🌱+ …$/u);
  });
});

describe('the other words of a card', () => {
  it.each([
    [{ kind: 'create-goal', title: 'Walk', why: 'For\nme\u200b' }, { why: 'For me' }],
    [{ kind: 'create-habit', title: 'Walk', cue: `After ${'lunch '.repeat(60)}` }, { cue: expect.stringMatching(/^.{100,117}lunch …$/) }],
    [{ kind: 'log-mood', score: 2, note: 'tired\r\nand  low' }, { note: 'tired and low' }],
    [
      { kind: 'write-journal', title: '\u200b', body: 'One\n\ntwo' },
      { title: '', body: 'One\n\ntwo' },
    ],
  ])('are on one line, but for the member’s own: %j', (given, words) => {
    expect(shown(given)).toMatchObject(words);
  });
});

describe('the day of a goal', () => {
  it.each([
    [TODAY, TODAY],
    ['2027-01-31', '2027-01-31'],
    ['2026-03-01', null],
    ['2019-12-31', null],
    ['2026-02-30', null],
    ['next Friday', null],
    ['', null],
    [20260401, null],
    [null, null],
  ])('is left out where it is over or none, and the goal stays: %j is %j', (dueDate, kept) => {
    expect(shown({ kind: 'create-goal', title: 'Finish my thesis', dueDate })).toMatchObject({ title: 'Finish my thesis', dueDate: kept });
  });
});

it.each([null, 'create-goal', ['create-goal'], { kind: 'constructor', title: 'x' }, {}])('what is no card stays none: %j', (given) => {
  expect(shown(given)).toBeUndefined();
});
