import { describe, expect, it } from 'vitest';
import { assessJoined } from './joined.ts';

describe('a message and the ones right before it', () => {
  it.each([
    [['I am going to kill'], 'myself tonight', 4],
    [['I am going to kill...'], '...myself tonight.', 4],
    [['I want', 'to kill'], 'myself', 3],
    [['Hello Kael. I want to'], 'die', 3],
    [['I am so tired'], 'I want to die', 3],
    [['I want to kill', 'my dog ate my homework'], 'myself', 3],
    [['I', 'want to end', 'brb'], 'my life', 3],
    [['I have pills', 'a lot of them'], 'and I will take them tonight', 4],
    [['I have pills', 'a lot of them', 'I might'], 'take them all', 4],
    [['I have the pills'], 'I am going to take them all', 4],
    [['I found my mum’s tablets'], 'I will swallow the lot', 4],
    [['k', 'm'], 's', 3],
    [['hello', 'k', 'm'], 'S', 3],
  ] as const)('%j and “%s” are level %i', (before, message, level) => {
    expect(assessJoined(message, before).level).toBe(level);
  });

  it.each([
    [['I want to kill some time'], 'Myself, I like chess'],
    [['I am going to kill it at work.'], 'Myself included.'],
    [['I want to kill myself'], 'just kidding'],
    [['What shall I do about my boss?'], 'Kill the meeting, perhaps'],
    [[], 'myself tonight'],
    [['I want to kill', 'oops, wrong key: to kill some time'], 'Which book shall I read'],
    [['I would like to end', 'sorry, the phone rang'], 'the meeting earlier'],
    [['I have pills for my allergy', 'a lot of them'], 'and I take them in spring'],
    [['How far is it', '12'], 'km'],
    [['I have the tickets'], 'I am going to take them all'],
    [['I have the tablets from the doctor'], 'I take it all seriously'],
    [['o', 'k'], 's'],
    [['k'], 'ok'],
  ] as const)('%j and “%s” are no high risk', (before, message) => {
    expect(assessJoined(message, before).level).toBeLessThan(3);
  });
});

describe('a message and the ones in other talks right before it', () => {
  it.each([
    [['I want to kill'], 'myself tonight', 4],
    [['I want to kill'], 'Myself tonight', 4],
    [['I want', 'to kill'], 'myself', 3],
    [['Thank you. I am going to take all my'], 'pills tonight', 4],
    [['I’ve'], 'taken an overdose', 4],
    [['I got the gun out of the safe and it is lying next'], 'to me', 4],
    [['I want to', 'Tell me about Friday'], 'die', 3],
    [['死にたい、もう'], '死にたい', 3],
  ] as const)('%j and “%s” are level %i', (elsewhere, message, level) => {
    expect(assessJoined(message, [], elsewhere).level).toBe(level);
  });

  it.each([
    [['I finally bought a gun safe'], 'I play "I would die for you" on the guitar'],
    [['I am on the roof terrace, having breakfast'], 'Goodbye and thanks'],
    [['How long until the pasta is done'], 'I drown myself in work every autumn'],
    [['What happens if I take too much magnesium'], 'I took my pills this morning as prescribed'],
    [['I want to kill some time'], 'Myself, I like chess'],
    [['I want to kill myself'], 'just kidding'],
    [['I want to read more.', 'What shall I cook'], 'How do I sleep better?'],
  ] as const)('%j and “%s” are no high risk', (elsewhere, message) => {
    expect(assessJoined(message, [], elsewhere).level).toBeLessThan(3);
  });
});
