import { describe, expect, it } from 'vitest';
import { takesBack } from './takes-back.ts';

describe('an explanation of words that sounded like a danger', () => {
  it.each([
    'haha no I meant the razor',
    'No, I am fine, it was just a school play',
    "it's a play by Shakespeare",
    'I was talking about a song lyric',
    'lol I just meant I am hungry',
    'no no, I meant the beach, a holiday',
    'It was only a figure of speech',
    'that was about my homework',
    'I cut myself shaving, nothing else',
    "No, they're her thyroid pills, the doctor prescribed them. It's for her thyroid",
    'I mean in the game',
    'oh no im safe, just meant she has no time for me. i miss her',
    "I'm safe, I only meant that work is too much",
  ])('takes them back: %s', (text) => {
    expect(takesBack(text)).toBe(true);
  });

  it.each([
    'no I meant the pills',
    "I'm safe, I just meant that I want to die",
    'just meant she has no time for me',
    "I'm safe until tomorrow, I just meant the pills",
    'I meant the rope',
    'I meant the razor, it is on my arm',
    'no',
    'I am fine',
    'I am fine with dying, it is a game',
    'it was a play but I want to do it too',
    'it is not a joke',
    'I was not talking about a film',
    'it was just a joke until last night',
    'I said it was about a song, I lied. I want to die',
    'my homework killed me and I want to end it',
    'I have homework',
  ])('does not: %s', (text) => {
    expect(takesBack(text)).toBe(false);
  });

  it('is read in a time that grows with the text alone', () => {
    for (const piece of ['no no i meant ', 'it was just a ', 'haha it is about the the ']) {
      const text = piece.repeat(12).slice(0, 160);
      const from = performance.now();
      for (let times = 0; times < 25; times += 1) takesBack(text);
      // 25 of the longest ones are 4,000 characters.
      expect(performance.now() - from).toBeLessThan(500);
    }
  });
});
