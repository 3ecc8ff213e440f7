import { describe, expect, it } from 'vitest';
import { accountIn, entryIn } from './own-account.ts';

describe('the text that an order gives for the journal', () => {
  it.each([
    ['put this into my journal: I was proud of my daughter today', 'I was proud of my daughter today'],
    ['Hi. Please add this to my diary: Soup with Ben. Remind me of his laugh!', 'Soup with Ben. Remind me of his laugh!'],
    ['Put the following into my journal for today: we moved in.\n\nIt rained.', 'we moved in.\n\nIt rained.'],
    ['Journal: slept badly', 'slept badly'],
    ['Dear diary, the cat came back', 'the cat came back'],
    ['Please write in my diary that I’m over the hill', 'I’m over the hill'],
    ['ok. Put this into my journal – I’m tired', 'I’m tired'],
  ])('is the whole entry, as it was written: %s', (message, entry) => {
    expect(entryIn(message)).toBe(entry);
  });

  it.each([
    'Put this into my journal, please',
    'I saw a heron. Put this into my journal.',
    'put this in my journal at 9:30',
    'My journal is full: I need a new one',
    'Put everything into my journal: it was cold',
    'He said: put this in the paper',
  ])('is not there where none is given: %s', (message) => {
    expect(entryIn(message)).toBeUndefined();
  });
});

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

  it.each([
    'start a 7 day challenge',
    'Let’s try the 21-day challenge',
    'I want to meditate for 5 minutes',
    'make me a plan for my taxes',
    'Could you write me a short text for my sister?',
    'what is 8 x 8?',
    'What did we agree on?',
    'do you remember the name of my dog?',
    'Rather a habit than a goal',
    'Why can’t I add a habit?',
  ])('holds nothing that was told to the guide in the talk before: %s', (message) => {
    expect(accountIn(message)).toBe('');
  });

  it.each([
    'I started a 21-day challenge today.',
    'I want to meditate more.',
    'We made a plan for the garden.',
    'I asked her what 8 years had done to us.',
    'I wrote a text to my sister.',
  ])('keeps what was done, or is wished for in general: %s', (message) => {
    expect(accountIn(message)).toBe(message);
  });

  it('is found in linear time', () => {
    const start = performance.now();
    entryIn(`put this into my journal${' that'.repeat(20000)}`);
    accountIn(`${'please '.repeat(5000)}remind, ${'put this '.repeat(5000)}`);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
