import { describe, expect, it } from 'vitest';
import { readMessage } from './message.ts';
import { isHeavy } from './weight.ts';

const heavy = (said: string): boolean => isHeavy(said, readMessage(said).heard);

describe('the weight of a message', () => {
  it.each([
    'It all fills me with despair',
    'He had a gun in the car',
    'My mother has cancer',
    'We buried him on Friday',
    'They laughed at me in front of everyone',
    'I am scared of tomorrow',
    'Nobody talked to me the whole evening',
    'My wife left on Sunday',
    'I have 23 euros left',
    '2 of 5',
    "She hasn't eaten since yesterday",
    'today she didn’t recognise me',
  ])('is felt: %s', (said) => {
    expect(heavy(said)).toBe(true);
  });

  it.each([
    'My legs are dead after that run',
    'The deadline is on Friday',
    'My phone died',
    'I could kill time until noon',
    "he'll cry when he hears the good news",
    'I am not afraid any more',
    'We talked about the weather',
    '4 of 5',
    'I hate mondays',
    'It was a stroke of luck',
  ])('is not made up: %s', (said) => {
    expect(heavy(said)).toBe(false);
  });
});
