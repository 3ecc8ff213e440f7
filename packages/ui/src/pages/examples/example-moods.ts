import type { Mood } from '@everstep/domain';
import type { MoodDraft } from '../mood/mood-draft.ts';
import { minutesAgo } from './example-day.ts';

const mood = (id: string, localDate: string, minutes: number, said: Pick<Mood, 'score'> & Partial<Mood>): Mood => ({
  id,
  quadrant: null,
  words: [],
  activities: [],
  note: '',
  at: minutesAgo(minutes),
  localDate,
  timeZone: 'Europe/London',
  version: 1,
  ...said,
});

const DAY = 24 * 60;

/** What a member has logged lately, newest first. */
export const exampleHistory: readonly Mood[] = [
  mood('1', '2026-11-21', 12, { score: 4, quadrant: 'low-pleasant', words: ['grateful'], activities: ['reading'] }),
  mood('2', '2026-11-20', DAY - 30, { score: 4, words: ['proud', 'hopeful'], activities: ['work'], note: 'Sent the first chapter.' }),
  mood('3', '2026-11-18', 3 * DAY + 90, { score: 3 }),
  mood('4', '2026-11-17', 4 * DAY + 200, { score: 2, words: ['tired'], activities: ['work'], note: 'A grey day, and a good soup.' }),
  mood('5', '2026-11-15', 6 * DAY + 20, { score: 5, words: ['joyful', 'playful'], activities: ['friends', 'outdoors'] }),
];

/** Everything that a member can make long. */
export const exampleLongHistory: readonly Mood[] = [
  mood('long', '2025-12-31', 325 * DAY, {
    score: 2,
    words: ['anxious', 'angry', 'restless', 'overwhelmed', 'irritated', 'rushed', 'sad', 'tired', 'lonely', 'discouraged'],
    activities: ['work', 'family', 'friends', 'moving', 'outdoors', 'reading'],
    note: 'It began with the train that did not come, went on with a meeting that should have been a letter, and ended in the rain without an umbrella. And still: somebody held a door open, and I held the next one.',
  }),
  mood('word', '2025-12-30', 326 * DAY, { score: 3, note: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung' }),
];

/** A draft in which something is said already. */
export const exampleDraft: MoodDraft = { score: 4, quadrant: 'low-pleasant', words: ['grateful'], activities: ['reading'], note: '' };
