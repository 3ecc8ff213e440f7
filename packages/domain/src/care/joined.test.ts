import { describe, expect, it } from 'vitest';
import { assessJoined } from './joined.ts';

describe('a message and the ones right before it', () => {
  it.each([
    [['I am going to kill'], 'myself tonight', 4],
    [['I am going to kill...'], '...myself tonight.', 4],
    [['I want', 'to kill'], 'myself', 3],
    [['Hello Kael. I want to'], 'die', 3],
    [['I am so tired'], 'I want to die', 3],
  ] as const)('%j and “%s” are level %i', (before, message, level) => {
    expect(assessJoined(message, before).level).toBe(level);
  });

  it.each([
    [['I want to kill some time'], 'Myself, I like chess'],
    [['I am going to kill it at work.'], 'Myself included.'],
    [['I want to kill myself'], 'just kidding'],
    [['What shall I do about my boss?'], 'Kill the meeting, perhaps'],
    [[], 'myself tonight'],
  ] as const)('%j and “%s” are no high risk', (before, message) => {
    expect(assessJoined(message, before).level).toBeLessThan(3);
  });
});
