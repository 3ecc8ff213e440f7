import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess, HIGH_RISK_LEVEL } from './assess.ts';
import { explicitMessages } from './test/explicit-messages.ts';
import { ordinaryMessages } from './test/ordinary-messages.ts';

const negated: readonly string[] = [
  'I would never kill myself',
  'I am not suicidal, just very tired',
  "I don't want to die",
  'I do not want to hurt myself',
  'I have never thought about killing myself',
];

/** Texts made of the words that the rules look for. */
const wordy = fc
  .array(
    fc.constantFrom('i', 'want', 'to', 'die', 'not', 'kill', 'myself', 'never', ',', '.', 'he', 'hit', 'me', "don't", 'k.i.l.l', 'suic1de'),
    { maxLength: 40 },
  )
  .map((words) => words.join(' '));

/** Any sequence of UTF-16 units, half characters included. */
const anyText = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 100 }).map((units) => String.fromCharCode(...units));

describe('the first care rules', () => {
  it.each(Object.entries(explicitMessages).flatMap(([category, messages]) => messages.map((message) => [category, message])))(
    'recognises an explicit risk (%s): %s',
    (_category, message) => {
      expect(assess(message).level).toBeGreaterThanOrEqual(HIGH_RISK_LEVEL);
    },
  );

  it('names what an explicit message is about in nearly all cases', () => {
    const named = Object.entries(explicitMessages).flatMap(([category, messages]) =>
      messages.map((message) => assess(message).category === category),
    );
    expect(named.filter(Boolean).length / named.length).toBeGreaterThan(0.9);
  });

  it('raises a false alarm in at most one of twenty ordinary messages', () => {
    const alarms = ordinaryMessages.filter((message) => assess(message).level >= HIGH_RISK_LEVEL);
    expect(alarms.length / ordinaryMessages.length, alarms.join(' | ')).toBeLessThanOrEqual(0.05);
  });

  it.each(negated)('meets a denial with a gentle check-in at most: %s', (message) => {
    expect(assess(message).level).toBeLessThan(HIGH_RISK_LEVEL);
  });

  it.each(['I feel hopeless', 'I hate myself', "I can't go on like this", 'my brother killed himself last year', 'I want to disappear'])(
    'checks in gently after signs of distress: %s',
    (message) => {
      expect(assess(message).level).toBe(2);
    },
  );

  it.each([
    'I want to kіll mуself',
    'kill.myself is all I want to do, I want to kill.my.self',
    'I will ki11 myself',
    'i want to kiII myself',
    'i want to k!ll mys€lf',
    'iwanttokillmyself',
    'I want to\nkill\nmyself',
    'I want to kill\r\nmyself',
  ])('reads through a disguise: %j', (message) => {
    expect(assess(message).level).toBeGreaterThanOrEqual(HIGH_RISK_LEVEL);
  });

  it.each([
    'I want to live.com a better life',
    'Things I want to do today:\nkill the weeds\nwater myself a plant',
    'Хочу спать и читать',
    'see k111 on page 11',
  ])('takes no ordinary text for a disguise: %j', (message) => {
    expect(assess(message).level).toBeLessThan(HIGH_RISK_LEVEL);
  });

  it('treats a plan for tonight as immediate', () => {
    expect(assess('I am going to kill myself tonight').level).toBe(4);
    expect(assess('I want to kill myself').level).toBe(3);
  });

  it('finds the risk in the middle of a long, harmless message', () => {
    const filler = 'Today I watered the plants and answered some mail. '.repeat(60);
    expect(assess(`${filler}I want to kill myself. ${filler}`).level).toBeGreaterThanOrEqual(3);
  });

  it('reads any text without failing, and never says more for less', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, wordy), (text) => {
        expect([0, 1, 2, 3, 4]).toContain(assess(text).level);
        expect(assess(`${text}\nI want to kill myself`).level).toBeGreaterThanOrEqual(assess(text).level);
      }),
      { numRuns: 40 },
    );
  });

  it('stays quick on hostile repetitions', () => {
    for (const piece of ['i want to ', 'not ', 'a.', 'k i l l ', 'would would ', "'"]) {
      expect(assess(piece.repeat(2_000)).level).toBeLessThanOrEqual(4);
    }
  });
});
