import { describe, expect, it } from 'vitest';
import { assess, HIGH_RISK_LEVEL } from './assess.ts';
import { everydayMessages } from './test/everyday-messages.ts';

const { seen, unseen } = everydayMessages;
const level = (text: string) => assess(text).level;

describe('danger in the words of every day', () => {
  it.each(seen.danger)('gets the card: %s', (text) => {
    expect(level(text)).toBeGreaterThanOrEqual(HIGH_RISK_LEVEL);
  });

  it.each(seen.troubled)('is met gently at least: %s', (text) => {
    expect(level(text)).toBeGreaterThanOrEqual(2);
  });

  it('leaves figures of speech alone', () => {
    expect([...seen.ordinary, ...unseen.ordinary].filter((text) => level(text) >= 2)).toEqual([]);
  });

  it.each([
    ['my mum will kill me if i tell the police about her', "my mum will kill me if I'm late"],
    ['my dad will hurt me if I talk to my teacher about him', 'my dad will kill me if I tell him what the phone cost'],
    ['if I tell the nurse he will finish what he started', 'if I tell the nurse she will finish the form'],
    ['my dad will kill me when he comes home, last time he used the belt', 'my dad will kill me when he sees the belt I cut up lol'],
    ['my husband took my phone and keys so that I cannot leave', 'my husband took my phone by mistake'],
    ['I lock myself in the bathroom so that he cannot get in', 'I lock the bathroom so that the toddler cannot get in'],
    ['I hold the lighter to my arm until it hurts', 'I held the lighter for my sister until the candle was lit'],
    ['I stopped taking my insulin and nobody knows', 'I stopped taking my hay fever tablets, the season is over'],
  ])('is told from what only looks like it: %s / %s', (danger, ordinary) => {
    expect(level(danger)).toBeGreaterThanOrEqual(HIGH_RISK_LEVEL);
    expect(level(ordinary)).toBeLessThan(2);
  });

  it.each([
    ['my sister will kill me if I tell anyone', 'my sister will kill me if I tell anyone about the surprise'],
    ["I'm scared my mum will kill me if I'm late", 'my mum will kill me if I forget the milk'],
    ["I don't want to hurt myself", "I don't want to hurt my back again"],
    ["I'm at the end of my rope", "I'm at the end of my rope with this printer"],
    ["I'm at the end of my tether with my marriage", "I'm at the end of my tether with these spreadsheets"],
    ["I'm worthless and at the end of my rope with this job", "I'm at the end of my rope with the new app"],
  ])('is asked after gently where it may be meant: %s / %s', (doubtful, ordinary) => {
    expect(level(doubtful)).toBe(2);
    expect(level(ordinary)).toBeLessThan(2);
  });

  it.each([
    'I will not be needing my coat after next week, spring is here',
    'my mum goes through my messages with me every Sunday because I ask her',
    'I held the compass in my hand during maths',
    'my neighbour is at my door again with cake',
    'my dog follows me from room to room and will not let me shut the door',
    'I stopped taking my iron tablets, the doctor said I could',
    'grandpa fell asleep on the sofa since lunch',
  ])('is not heard in the words of its families: %s', (text) => {
    expect(level(text)).toBeLessThan(2);
  });

  it('is about others where others are the danger', () => {
    expect(assess('my mum will kill me if i tell the police about her').category).toBe('abuse');
  });
});
