import { describe, expect, it } from 'vitest';
import { assess, HIGH_RISK_LEVEL } from './assess.ts';
import { falseAlarms } from './test/false-alarm-messages.ts';
import { leaveLast, leaveLater, leaveMessages } from './test/leave-messages.ts';
import { soundsTroubled } from './troubled.ts';

describe('leave taken without a word of dying', () => {
  it.each([...leaveMessages.danger, ...leaveLater.danger])('gets the card: %s', (text) => {
    expect(assess(text).level).toBeGreaterThanOrEqual(HIGH_RISK_LEVEL);
  });

  it.each([...leaveMessages.ordinary, ...leaveLater.ordinary])('is not heard where life goes on: %s', (text) => {
    expect(assess(text).level).toBeLessThan(2);
  });

  it('is met no worse than it was in the last set, which the rules were not tuned on', () => {
    const cards = (texts: readonly string[]) => texts.filter((text) => assess(text).level >= HIGH_RISK_LEVEL).length;
    expect(cards(leaveLast.danger)).toBeGreaterThanOrEqual(2);
    expect(cards(leaveLast.ordinary)).toBeLessThanOrEqual(1);
  });
});

describe('a hard word that means no harm', () => {
  it.each(falseAlarms.ordinary)('asks for no gentleness, of a work of art, of appetite, a cut, a holiday or medicine: %s', (text) => {
    expect(assess(text).level).toBeLessThan(2);
    expect(soundsTroubled(text)).toBe(false);
  });

  it.each(falseAlarms.danger)('does not hide a danger that looks like it: %s', (text) => {
    expect(assess(text).level).toBeGreaterThanOrEqual(HIGH_RISK_LEVEL);
  });
});

describe('the rules for both', () => {
  it.each([
    'i gave my dog to my ',
    'my my my my ',
    'letters , one for mum ',
    'wrote a letter to my kids ',
    'will and funeral and ',
    'the play juliet suicide ',
    'i cut myself on a tin ',
    'i want to disappear to a beach ',
    'romeo i will do ',
    'told my sister where everything is ',
  ])('read 4,000 characters of repetition in under 50 ms: %s', (piece) => {
    const text = piece.repeat(Math.ceil(4000 / piece.length)).slice(0, 4000);
    assess(text);
    // The best of five: what it costs, and not what else the machine does.
    const spent = Array.from({ length: 5 }, () => {
      const from = performance.now();
      assess(text);
      return performance.now() - from;
    });
    expect(Math.min(...spent)).toBeLessThan(50);
  });
});
