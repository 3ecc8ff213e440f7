import { describe, expect, it } from 'vitest';
import { assess, HIGH_RISK_LEVEL } from './assess.ts';
import { acuteMessages, acuteReported } from './test/acute-messages.ts';
import { moreOrdinaryMessages } from './test/more-ordinary-messages.ts';

const { seen, unseen } = acuteMessages;
const alarmed = (texts: readonly string[]) => texts.filter((text) => assess(text).level >= HIGH_RISK_LEVEL);

describe('messages of an acute danger', () => {
  it.each([...acuteReported.danger, ...seen.danger])('get the card: %s', (text) => {
    expect(assess(text).level).toBeGreaterThanOrEqual(HIGH_RISK_LEVEL);
  });

  it.each([...acuteReported.troubled, ...seen.troubled])('of eating are met gently, without the card: %s', (text) => {
    expect(assess(text).level).toBe(2);
  });

  it.each(acuteReported.ordinary)('are told from figures of speech: %s', (text) => {
    expect(assess(text).level).toBeLessThan(HIGH_RISK_LEVEL);
  });

  it('are met no worse than they were, where the rules were never tuned on them', () => {
    expect(alarmed(unseen.danger).length / unseen.danger.length).toBeGreaterThanOrEqual(0.6);
    expect(unseen.troubled.filter((text) => assess(text).level >= 2).length / unseen.troubled.length).toBeGreaterThanOrEqual(0.5);
  });

  it('have at most one of twenty ordinary ones beside them that gets the card', () => {
    const ordinary = [...seen.ordinary, ...unseen.ordinary];
    expect(alarmed(ordinary).length / ordinary.length, alarmed(ordinary).join(' | ')).toBeLessThanOrEqual(0.05);
  });

  it.each([
    ['harm_to_others', "I've got a knife in my bag. I know when he leaves work."],
    ['harm_to_others', "a guy in my class posted that he's bringing a gun on monday"],
    ['acute_danger', "my flatmate has locked herself in the bathroom with a blade and isn't answering"],
    ['self_harm', 'the cuts need to be worse than last time'],
    ['suicide', 'i tied it to the beam. i am just sat here looking at it'],
  ])('lead to the help that they are about (%s): %s', (category, text) => {
    expect(assess(text).category).toBe(category);
  });

  it.each([
    ["I've got a knife in my bag. I know when he leaves work.", "I've got a knife in my bag, we are camping. I know when he leaves work."],
    ['It is set for friday. I have picked the place.', 'It is set for friday. I have picked the place, dinner is at eight.'],
    ['Goodbye. You were the only one who listened.', 'Goodbye. You were the only one who listened in the meeting.'],
    ['Give my dog to Hannah. The key is under the mat.', 'Give my dog to Hannah for the weekend. The key is under the mat.'],
  ])('are told apart where two sentences make them: %s / %s', (danger, ordinary) => {
    expect(assess(danger).level).toBeGreaterThanOrEqual(HIGH_RISK_LEVEL);
    expect(assess(ordinary).level).toBeLessThan(HIGH_RISK_LEVEL);
  });

  it('are not made of two sentences that stand far apart', () => {
    const between = moreOrdinaryMessages.slice(0, 8).join('. ');
    expect(assess(`I've got a bat with me. ${between}. I know when he gets home.`).level).toBeLessThan(HIGH_RISK_LEVEL);
  });

  it('are read in a time that grows with the text alone, whatever it repeats', () => {
    const pieces = [
      'i have got a knife in my bag ',
      'all of them , ',
      'pills on the bed ',
      'feel like going to ',
      'not eaten for days ',
      'hang or ',
      'i want to leave ',
      'the gun is my ',
      'i took all the pills ',
      'woke up he was ',
      'i walked into the road ',
      'next attempt ',
    ];
    for (const piece of pieces) {
      const spent = (times: number) => {
        const from = performance.now();
        assess(piece.repeat(times));
        return performance.now() - from;
      };
      spent(100);
      // Eight times the text, and room for a busy machine.
      expect(spent(800), piece).toBeLessThan(spent(100) * 8 * 4 + 50);
    }
  });
});
