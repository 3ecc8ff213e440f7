import { type DateText, dateText, type JournalSummary } from '@everstep/domain';
import { countOf } from '../../product/format.ts';

/** What an entry is called in a list: its title, else how it begins. */
export function nameOf({ title, excerpt, locked }: Pick<JournalSummary, 'title' | 'excerpt' | 'locked'>): string {
  if (locked) return 'Locked entry';
  return title || excerpt || 'Without words yet';
}

/** The line under it: its day, its words and what else belongs to it. */
export function lineOf(entry: JournalSummary, today: DateText): string {
  const parts = [
    dateText(entry.localDate, today),
    !entry.locked && countOf(entry.words, 'word'),
    entry.photoCount > 0 && countOf(entry.photoCount, 'photo'),
    ...entry.tags,
  ];
  return parts.filter(Boolean).join(' · ');
}
