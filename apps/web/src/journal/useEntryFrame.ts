import { api, type DateText } from '@everstep/domain';
import { moodLabel } from '@everstep/ui/pages';
import { useQuery } from '../api/useQuery.ts';

const times = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** What lies around an entry: moods of its day, and tags used elsewhere. */
export function useEntryFrame(date: DateText) {
  const moods = useQuery(api.mood.list, { query: { from: date, to: date, limit: 20 } });
  const tags = useQuery(api.journal.tags, {});
  return {
    moods: moods.data?.moods.map(({ id, score, at }) => ({ id, label: `${moodLabel(score)}, ${times.format(Date.parse(at))}` })) ?? [],
    tags: tags.data?.tags.map(({ tag }) => tag) ?? [],
  };
}
