import { type DateText, type DayReceipt, daysBetween } from '@everstep/domain';

const longDate = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** A date in full words: "Saturday 21 November"; with its year when that is not the year of `today`. Today and yesterday by name. */
export function dayName(date: DateText, today: DateText): string {
  const ago = daysBetween(date, today);
  if (date === today) return 'Today';
  if (ago === 1) return 'Yesterday';
  const words = longDate.format(new Date(`${date}T12:00:00Z`)).replace(',', '');
  return date.slice(0, 4) === today.slice(0, 4) ? words : `${words} ${date.slice(0, 4)}`;
}

/** The same within a sentence: "today", "yesterday", "Saturday 21 November". */
export const dayInSentence = (date: DateText, today: DateText): string =>
  dayName(date, today).replace(/^(Today|Yesterday)$/, (word) => word.toLowerCase());

/** Rows of the ledger that follow from an act and are none themselves. */
const FOLLOWS: readonly string[] = ['first_step', 'level_up', 'achievement', 'streak_milestone'];

/** What was done on a day or told of it and still stands, as part of a sentence: "checked in and logged a mood twice". */
function actsInWords({ acts }: DayReceipt): string {
  const counts = new Map<string, number>();
  for (const { source, label, undone } of acts) {
    if (!undone && !FOLLOWS.includes(source)) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const parts = [...counts].map(([label, count]) => `${lowered(label)}${timesOf(count)}`);
  const last = parts.at(-1);
  return parts.length < 2 ? (last ?? '') : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

const lowered = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

function timesOf(count: number): string {
  if (count === 1) return '';
  return count === 2 ? ' twice' : ` ${count} times`;
}

/** Why a day counts in the streak, or why it does not, in one or two kind sentences. */
export function dayReason(day: DayReceipt, today: DateText): string {
  const acts = actsInWords(day);
  switch (day.source) {
    case 'act':
      if (acts === '') return 'This day counts. What was done on it was taken back later, and a day that is over keeps its mark.';
      return `This day counts because you ${acts}.`;
    case 'backdate':
      return acts === ''
        ? 'This day counts because you filled it afterwards.'
        : `This day counts because you told of it afterwards: you ${acts}.`;
    case 'earn_back':
      return 'This day slipped by, and you earned it back with two acts in the days after.';
    case 'freeze':
      return 'You rested. A freeze kept your streak whole; the day itself is not counted.';
    case 'pause':
      return acts === '' ? 'A planned pause. Your streak stood still and waited.' : `A planned pause. You ${acts} all the same.`;
    case null:
      return unmarkedReason(day, today, acts);
  }
}

function unmarkedReason({ localDate, open }: DayReceipt, today: DateText, acts: string): string {
  if (localDate > today) return 'This day is still to come.';
  if (acts !== '') return `You ${acts}. It is kept, and a little too far back to count in the streak.`;
  return open ? 'Today is still open. Any small act makes it count.' : 'A quiet day. Nothing is noted, and nothing is lost.';
}
