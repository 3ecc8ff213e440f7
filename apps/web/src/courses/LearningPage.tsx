import { type AssistantState, type LearningTab, LearningView, readLearningTab } from '@everstep/ui/pages';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useOnline } from '../layout/useOnline.ts';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { AskPanel } from './AskPanel.tsx';
import { MakePart } from './MakePart.tsx';
import { type CourseAi, useCourseAi } from './useCourseAi.ts';
import { useToldOnce } from './useToldOnce.ts';

/** Where a member asks the course assistant, and has courses made from a text. */
export function LearningPage() {
  usePageTitle('Learning');
  const { tab, visit } = useLearningTab();
  const ai = useCourseAi();
  const online = useOnline();
  // Whoever chose the built-in assistant need not hear that there is no other, and without a connection nothing is known.
  const news = useToldOnce('course-ai', ai.wantsBuiltIn || !online ? null : ai.message);
  return (
    <LearningView
      tab={tab}
      onTabChange={visit}
      assistant={{
        state: stateOf(ai, online),
        message: news.message,
        onMessageRead: news.onRead,
        wantsBuiltIn: ai.wantsBuiltIn,
        onBuiltInChange: ai.setOffline,
        onTest: () => void ai.testConnection(),
        testing: ai.testing,
        tested: ai.tested,
      }}
      ask={<AskPanel ai={ai} />}
      make={<MakePart />}
    />
  );
}

function stateOf({ wantsBuiltIn, status }: CourseAi, online: boolean): AssistantState {
  if (!online) return 'no-connection';
  if (wantsBuiltIn) return 'chosen';
  return status === 'unknown' ? 'checking' : status === 'configured' ? 'model' : 'built-in';
}

const VIEW = 'view';

/** The open tab stands in the address, so that links and the back button lead to it. */
function useLearningTab() {
  const [query, setQuery] = useSearchParams();
  const tab = readLearningTab(query.get(VIEW));
  // A press tells of the tab twice, by pointer and by focus, and one visit is one entry of the history.
  const newest = useRef(tab);
  newest.current = tab;
  const visit = (next: LearningTab) => {
    if (next === newest.current) return;
    newest.current = next;
    const moved = (before: URLSearchParams) => {
      const after = new URLSearchParams(before);
      if (next === 'ask') after.delete(VIEW);
      else after.set(VIEW, next);
      return after;
    };
    setQuery(moved, { preventScrollReset: true });
  };
  return { tab, visit };
}
