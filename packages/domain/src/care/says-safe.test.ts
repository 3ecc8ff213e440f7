import { describe, expect, it } from 'vitest';
import { saysSafe } from './says-safe.ts';

describe('an answer to whether somebody is safe', () => {
  it.each(['I am safe', 'yes im safe', 'oh yes I’m safe, thanks', "I'm safe, I don't want to hurt myself", 'No, I am fine'])(
    'says so: %s',
    (text) => {
      expect(saysSafe(text)).toBe(true);
    },
  );

  it.each([
    'I am not safe',
    'I am safe but I have the pills here',
    'I am fine, not really safe though',
    'is it safe to run?',
    'I am fine with dying',
    'I am fine with never waking up',
    'I am okay, the pills are next to me',
    'we are safe as long as he is asleep',
    'she is safe',
  ])('does not: %s', (text) => {
    expect(saysSafe(text)).toBe(false);
  });
});
