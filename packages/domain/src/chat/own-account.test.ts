import { describe, expect, it } from 'vitest';
import { accountIn } from './own-account.ts';

describe('what a member told of themself', () => {
  it.each([
    'My boss shouted at me today.',
    'They remind me of my father. I cried a little.',
    'Can you believe what she said? I could not.',
    'Tell me about it! I was up all night.',
    'I put my things into boxes and wrote in my journal again.',
    'I want to remember how the light fell.\n\nThen it rained.',
    'We made a plan. I set the table, he added salt.',
    'Set my goals aside today. Put the mood diary away, too.',
    'My goal was to be kind. My mood was low, and I noted that.',
    'I asked if he could help. He will, I think.',
    'Please God, let it be over soon.',
    'What now?',
    'Hello',
  ])('stays whole where nothing in it is told to the guide: %s', (message) => {
    expect(accountIn(message)).toBe(message);
  });

  it.each([
    'Put this into my journal',
    'Please put this in my journal.',
    'ok kael, can you write all of this down in my diary?',
    'Write a journal entry about this, please',
    'Remind me to call Jo on Friday.',
    'And please remind me tomorrow!',
    'Could you help me plan this?',
    'Add a habit: walk after lunch',
    'Make it a goal.',
    'Set a goal for me',
    'Log my mood as a 3',
    'Please set a timer for five minutes.',
    'Tell me what you think.',
    'Yes, please.',
    'Ok, do it',
    'No thanks',
  ])('holds no order: %s', (message) => {
    expect(accountIn(message)).toBe('');
  });

  it.each([
    ['I saw a heron. Put this into my journal.', 'I saw a heron.'],
    ['Put this into my journal. I saw a heron.', 'I saw a heron.'],
    ['Put this into my journal: I saw a heron. It was still.', 'I saw a heron. It was still.'],
    ['Please write in my diary that I saw a heron.', 'I saw a heron.'],
    ['Save this to my journal, I saw a heron', 'I saw a heron'],
    ['Put the following into my journal for today: I saw a heron', 'I saw a heron'],
    ['I saw a heron and please put this into my journal', 'I saw a heron'],
    ['I fought with Tom, remind me to call him', 'I fought with Tom'],
    ['I fought with Tom. Remind me to call him. I miss him.', 'I fought with Tom. I miss him.'],
    ['I slept badly.\n\nCan you remind me to go to bed at ten?\n\nThe day was long.', 'I slept badly.\n\nThe day was long.'],
    ['I’m tired – could you put that into my journal?', 'I’m tired.'],
  ])('goes without the orders around it: %s', (message, account) => {
    expect(accountIn(message)).toBe(account);
  });

  it('is found in linear time', () => {
    const start = performance.now();
    accountIn(`${'please '.repeat(5000)}remind, ${'put this '.repeat(5000)}`);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
