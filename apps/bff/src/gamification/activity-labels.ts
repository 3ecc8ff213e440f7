import { type AwardSource, achievementOf, firstSteps } from '@everstep/domain';
import type { LedgerEntryRow } from './store.ts';

/** What a member did, as their activity list says it. */
const sentences: Readonly<Record<AwardSource, string>> = {
  daily_checkin: 'Checked in',
  mood_log: 'Logged a mood',
  habit_creation: 'Planted a habit',
  habit_complete: 'Did a habit',
  goal_create: 'Set a goal',
  goal_progress: 'Moved a goal forward',
  goal_milestone: 'Reached a milestone',
  goal_complete: 'Completed a goal',
  journal_create: 'Wrote in the journal',
  meditation_complete: 'Meditated',
  lesson: 'Finished a lesson',
  quiz_pass: 'Passed a quiz',
  course: 'Finished a course',
  assessment: 'Filled in an assessment',
  challenge_day: 'Completed a challenge day',
  challenge_finish: 'Finished a challenge',
  vision_board: 'Added to the vision board',
  affirmation: 'Read an affirmation',
  script_step: 'Wrote a step of the life script',
  script_complete: 'Finished the life script',
  helpful_reply: 'Wrote a reply that helped',
  streak_milestone: 'Kept a streak',
  module_unlock: 'Opened a module',
  profile_complete: 'Completed the profile',
  scheme_choice: 'Chose a colour scheme',
  guide_chat: 'Talked with a guide',
  planned_pause: 'Planned a pause',
  data_export: 'Took a copy of the data',
  other: 'Did something new',
};

type Entry = Pick<LedgerEntryRow, 'source' | 'reference' | 'turn' | 'detail'>;

/** A ledger row in words: `Checked in`, `Reached level 2`, `Took back: Logged a mood`. */
export function activityLabel(entry: Entry): string {
  const sentence = sentenceOf(entry);
  if (entry.turn === 1) return `Took back: ${sentence}`;
  return entry.turn === 2 ? `Brought back: ${sentence}` : sentence;
}

function sentenceOf({ source, reference, detail }: Entry): string {
  switch (source) {
    case 'first_step':
      return `First step: ${firstSteps.find(({ code }) => code === reference)?.title ?? reference}`;
    case 'level_up':
      return `Reached level ${reference}`;
    case 'achievement':
      return `Earned “${achievementOf(reference)?.title ?? reference}”`;
    case 'streak_milestone':
      return `${reference} days in a row`;
    case 'coins_spent':
      return `Spent coins: ${detail}`;
    default:
      return isAwardSource(source) ? sentences[source] : sentences.other;
  }
}

const isAwardSource = (source: string): source is AwardSource => Object.hasOwn(sentences, source);
