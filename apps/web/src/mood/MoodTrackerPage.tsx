import { emptyMoodDraft, type MoodEntry, type MoodTab, MoodTrackerView, readMoodTab } from '@everstep/ui/pages';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { sentenceOf } from '../api/errors.ts';
import { useRulesAtHand } from '../care/unsent-help.ts';
import { useAI } from '../chat/AIProvider.tsx';
import { useDashboard } from '../dashboard/useDashboard.ts';
import { useLayers } from '../layout/useLayers.ts';
import { useNow } from '../layout/useNow.ts';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { MoodEdit } from './MoodEdit.tsx';
import { MoodInsightsPart } from './MoodInsightsPart.tsx';
import { useExperiments } from './useExperiments.ts';
import { useMoodActions } from './useMoodActions.ts';
import { useMoodDraft } from './useMoodDraft.ts';
import { useMoodHistory } from './useMoodHistory.ts';
import { useMoodWay } from './useMoodWay.ts';

/** Two taps to say how one feels, then the week, then everything before; the insights in a tab of their own. */
export function MoodTrackerPage() {
  usePageTitle('Mood');
  const { tab, visit } = useMoodTab();
  const now = useNow();
  const { personaId } = useAI();
  // The dashboard's own answer: it is cached, and it knows the member's days.
  const { dashboard } = useDashboard(personaId);
  const { log, logging, help, remove } = useMoodActions();
  const [draft, setDraft] = useMoodDraft();
  useRulesAtHand(draft.note !== '');
  const [way, setWay] = useMoodWay();
  const { experiments } = useExperiments();
  const { moods, error, retry, more, loading, loadMore } = useMoodHistory();
  const { open, show, hide } = useLayers();
  const editing = moods?.find(({ id }) => open.includes(`mood:${id}`));
  const save = async (entry: MoodEntry) => {
    if (await log(entry)) setDraft(emptyMoodDraft);
  };
  return (
    <>
      <MoodTrackerView
        tab={tab}
        onTabChange={visit}
        insights={<MoodInsightsPart />}
        experiments={experiments}
        draft={draft}
        onDraftChange={setDraft}
        way={way}
        onWayChange={setWay}
        onLog={(entry) => void save(entry)}
        saving={logging}
        help={help}
        week={dashboard && { days: dashboard.data.moodWeek, mean: dashboard.data.stats.moodScore }}
        history={{
          moods,
          problem: error ? sentenceOf(error) : undefined,
          onRetry: retry,
          more,
          moreLoading: loading,
          onMore: loadMore,
          onEdit: (id) => show(`mood:${id}`),
          onDelete: remove,
          now,
        }}
      />
      {editing && <MoodEdit key={editing.id} mood={editing} onClose={() => hide(`mood:${editing.id}`)} />}
    </>
  );
}

const VIEW = 'view';

/** The open tab stands in the address, so that links and the back button lead to it. */
function useMoodTab() {
  const [query, setQuery] = useSearchParams();
  const tab = readMoodTab(query.get(VIEW));
  // A press tells of the tab twice, by pointer and by focus, and one visit is one entry of the history.
  const newest = useRef(tab);
  newest.current = tab;
  const visit = (next: MoodTab) => {
    if (next === newest.current) return;
    newest.current = next;
    setQuery(next === 'log' ? {} : { [VIEW]: next });
  };
  return { tab, visit };
}
