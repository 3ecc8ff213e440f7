import { exampleMoods } from '../../product/example-data.tsx';
import { MoodTrackerView, type MoodTrackerViewProps } from '../mood/MoodTrackerView.tsx';
import { emptyMoodDraft } from '../mood/mood-draft.ts';
import { exampleNow } from './example-day.ts';
import { exampleHistory } from './example-moods.ts';

const nothing = () => {};

/** The page around one of its tabs, for stories of what stands in it. */
export function ExampleMoodPage(props: Pick<MoodTrackerViewProps, 'tab' | 'insights'>) {
  return (
    <MoodTrackerView
      {...props}
      onTabChange={nothing}
      draft={emptyMoodDraft}
      onDraftChange={nothing}
      way="faces"
      onWayChange={nothing}
      onLog={nothing}
      week={{ days: exampleMoods, mean: 3.2 }}
      experiments={undefined}
      history={{ moods: exampleHistory, onRetry: nothing, onMore: nothing, onEdit: nothing, onDelete: nothing, now: exampleNow }}
    />
  );
}
