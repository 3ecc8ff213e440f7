import { asksForDate } from '../date-asked.ts';
import { sumIn } from '../sums.ts';
import type { Intent } from './intent.ts';

/** What needs no book: the day, and a small sum. Whole messages are read for it by `asksForPlainFact`. */
export const plainFact: Intent = {
  name: 'plain-fact',
  patterns: [],
  examples: ['What day is it today?', "what's the date", 'what time is it', "What's 17 times 23?", '12 * 7', '15% of 80', 'half of 250'],
  counters: [
    'What day did I say?',
    '5/10',
    '9-5',
    'What a day',
    'three times a week',
    'half of my friends',
    'what is the day of rest good for',
  ],
  may: [],
};

export const asksForPlainFact = (text: string): boolean => asksForDate(text) || sumIn(text) !== undefined;
