import { type HabitSuggestion, habitPlanWords, habitSuggestions } from '@everstep/domain';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { List, ListItem } from '../../components/List/index.ts';

export interface HabitSuggestionListProps {
  /** Plants one as it is. */
  readonly onPlant: (suggestion: HabitSuggestion) => void;
  /** Title of the one that is being planted. */
  readonly planting?: string | undefined;
  /** Titles of those that stand already and are not offered again. @default [] */
  readonly planted?: readonly string[] | undefined;
}

/** Small habits that can be planted as they are. */
export function HabitSuggestionList({ onPlant, planting, planted = [] }: HabitSuggestionListProps) {
  return (
    <Card heading="To begin with" aside="change anything later">
      <List>
        {habitSuggestions
          .filter(({ title }) => !planted.includes(title))
          .map((suggestion) => (
            <ListItem
              key={suggestion.title}
              title={suggestion.title}
              description={`${habitPlanWords(suggestion)} · ${suggestion.line}`}
              end={
                <Button
                  size="small"
                  tone="soft"
                  loading={planting === suggestion.title}
                  aria-label={`Plant “${suggestion.title}”`}
                  onClick={() => onPlant(suggestion)}
                >
                  Plant
                </Button>
              }
            />
          ))}
      </List>
    </Card>
  );
}
