import { describe, expect, it } from 'vitest';
import { asksSafety, assessAnswer, isShortAnswer, leavesSafetyOpen } from './asked-safe.ts';

const SAFE = 'I take that seriously. “Help now” at the top leads to people at any hour. Are you safe at this moment?';

describe('a short answer', () => {
  it.each(['no', 'No.', 'nope', 'not really', 'no im not', "No, I'm not", "I don't think so", 'im not', 'Honestly, no', 'not at all'])(
    'is a danger where it was asked if they are safe: %s',
    (text) => {
      expect(isShortAnswer(text)).toBe(true);
      expect(assessAnswer(text, SAFE).level).toBe(3);
    },
  );

  it.each(["I don't know", 'not sure', 'idk', 'I dont know if i am', 'maybe'])('leaves it open, and is met gently: %s', (text) => {
    expect(leavesSafetyOpen(text)).toBe(true);
    expect(assessAnswer(text, SAFE).level).toBe(2);
  });

  it.each(['yes', "I'm safe", 'yes I am', 'No problem, I am safe', 'thanks', 'no worries, all good'])(
    'says nothing of danger: %s',
    (text) => {
      expect(assessAnswer(text, SAFE).level).toBe(0);
    },
  );

  it.each([
    'Do you have the pills with you?',
    'Are you thinking about ending your life right now?',
    'Have you got anything near you to hurt yourself with?',
  ])('of yes is the danger where it was asked: %s', (reply) => {
    expect(assessAnswer('yes', reply).level).toBe(3);
    expect(assessAnswer('no', reply).level).toBe(0);
  });

  it.each(['Shall I keep your dentist goal safe?', 'What would you like to do today?', 'It is good to be safe. Have you had tea?'])(
    'means nothing after another question: %s',
    (reply) => {
      expect(asksSafety(reply)).toBe(false);
      for (const text of ['no', 'yes', 'not sure']) expect(assessAnswer(text, reply).level).toBe(0);
    },
  );
});
