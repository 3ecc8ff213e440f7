import { describe, expect, it } from 'vitest';
import { mayStandOnCard } from '../care/on-card.ts';
import { ProposedAction } from './proposals.ts';
import { isAlike, type ProposingState, proposalKinds, proposalsClosed } from './proposing.ts';

const now = Date.parse('2026-03-02T09:00:00Z');
const HOUR = 60 * 60 * 1000;
const calm: ProposingState = { approach: 'ordinary', quietUntil: null, proposals: [] };
const [open, dismissed, done] = [{ status: 'open' }, { status: 'dismissed' }, { status: 'done' }] as const;

describe('whether a guide may propose', () => {
  it.each([
    ['in an ordinary talk', {}, true],
    ['where it has to be gentle', { approach: 'gentle' }, false],
    ['in the quiet day', { quietUntil: now + HOUR }, false],
    ['once that is over', { quietUntil: now }, true],
    ['after one was put away', { proposals: [dismissed, open, done, open] }, true],
    ['after two were undone, which are open again', { proposals: [open, open, dismissed] }, true],
    ['after two were', { proposals: [dismissed, done, dismissed] }, false],
  ] as const)('%s: %j is %s', (_, state, answer) => {
    expect(proposalsClosed({ ...calm, ...state }, now) === undefined).toBe(answer);
  });

  it('is told with the reason and the end, where it has one', () => {
    expect(proposalsClosed({ ...calm, approach: 'gentle' }, now)).toEqual({ why: 'hard-moment', until: undefined });
    expect(proposalsClosed({ ...calm, approach: 'gentle', quietUntil: now + HOUR }, now)).toEqual({
      why: 'hard-moment',
      until: now + HOUR,
    });
    expect(proposalsClosed({ ...calm, proposals: [dismissed, dismissed] }, now)).toEqual({ why: 'put-away', until: undefined });
  });

  it('is known of every kind that there is', () => {
    expect([...proposalKinds]).toEqual(ProposedAction.options.map(({ shape }) => shape.kind.value));
  });
});

describe('two proposals', () => {
  const goal = ProposedAction.parse({ kind: 'create-goal', title: 'Read ten pages' });

  it.each([
    [{ kind: 'create-goal', title: ' read TEN pages. ', size: 'L' }, true],
    [{ kind: 'create-habit', title: 'Read ten pages' }, true],
    [{ kind: 'create-goal', title: 'Read eleven pages' }, false],
    [{ kind: 'write-journal', title: 'Read ten pages' }, false],
  ])('are alike where a member would say so: %j is %s', (other, alike) => {
    expect(isAlike(goal, ProposedAction.parse(other))).toBe(alike);
  });

  it.each([
    [{ kind: 'log-mood', score: 2 }, { kind: 'log-mood', score: 2, note: 'tired' }, true],
    [{ kind: 'log-mood', score: 2 }, { kind: 'log-mood', score: 3 }, false],
    [{ kind: 'open-meditation', minutes: 3 }, { kind: 'open-meditation', minutes: 5 }, false],
    [{ kind: 'start-challenge', templateId: 'a' }, { kind: 'start-challenge', templateId: 'a' }, true],
    [{ kind: 'write-journal', body: 'One' }, { kind: 'write-journal', body: 'One\n\nTwo' }, false],
  ])('of other kinds: %j and %j: %s', (one, other, alike) => {
    expect(isAlike(ProposedAction.parse(one), ProposedAction.parse(other))).toBe(alike);
  });
});

describe('what may stand on a card', () => {
  it.each([
    'Stop my medication',
    'Skipping the evening pills',
    'Come off sertraline by summer',
    'Halve the dose',
    'Live without my antidepressants',
    'Take 40 mg every night',
    'Eat nothing on Mondays',
    'Skip dinner every day',
    'Only 600 calories a day',
    'Stop eating',
    'Call 988 every evening',
    'Samaritans, 116 123',
    'Ring 0800 111 0 111',
    'Write to +49 171 2345678',
    'Kill myself on Friday',
    'Hurt my brother',
    'You should just end it all',
  ])('is not: %s', (text) => {
    expect(mayStandOnCard(text)).toBe(false);
  });

  it.each([
    'Finish my thesis by 2026-12-24',
    'Run 10 km on 24.12.2026',
    'Walk 10,000 steps a day',
    'Take my pills every morning',
    'Talk to my doctor about stopping my tablets',
    'Call my mother at 18:30',
    'Call three friends',
    'Stop smoking',
    'Stop eating sweets in the evening',
    'Eat breakfast every day',
    'Kill the weeds in the garden',
    'Save 1,200 euros',
    '',
  ])('is: %s', (text) => {
    expect(mayStandOnCard(text)).toBe(true);
  });
});
