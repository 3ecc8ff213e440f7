import { habitSuggestions } from '@everstep/domain';
import { Accordion } from '../../components/Accordion/index.ts';
import { ToggleChip } from '../../components/Chip/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { emptyHabitDraft, type HabitDraft, habitDraftFrom } from './habit-draft.ts';

interface HabitIdeasProps {
  readonly draft: HabitDraft;
  readonly onDraftChange: (draft: HabitDraft) => void;
}

/** Ideas that fill in the form; the same one again empties it. */
export function HabitIdeas({ draft, onDraftChange }: HabitIdeasProps) {
  const chips = (
    <Inline gap="2">
      {habitSuggestions.map((suggestion) => (
        <ToggleChip
          key={suggestion.title}
          pressed={draft.title === suggestion.title}
          onPressedChange={(pressed) => onDraftChange(pressed ? habitDraftFrom(suggestion) : emptyHabitDraft)}
        >
          {suggestion.title}
        </ToggleChip>
      ))}
    </Inline>
  );
  return <Accordion items={[{ id: 'ideas', title: 'Ideas to begin with', content: chips }]} />;
}
