import { MOST_LINKED_HABITS, USUAL_HABIT_TARGET } from '@everstep/domain';
import { Checkbox } from '../../components/Checkbox/index.ts';
import { FieldSet } from '../../components/Field/index.ts';
import { NumberField } from '../../components/NumberField/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import type { GoalDraft } from './goal-draft.ts';

/** A habit that can carry a goal. */
export interface HabitChoice {
  readonly id: string;
  readonly title: string;
}

interface LinkedHabitFieldsProps {
  readonly draft: GoalDraft;
  readonly onDraftChange: (draft: GoalDraft) => void;
  readonly habits: readonly HabitChoice[] | undefined;
}

const MOST_TIMES = 1000;

/** Which habits carry a goal, and how often each is to be done for it. Says nothing to a member without habits. */
export function LinkedHabitFields({ draft, onDraftChange, habits }: LinkedHabitFieldsProps) {
  if (habits?.length === 0) return null;
  const put = (links: GoalDraft['habits']) => onDraftChange({ ...draft, habits: links });
  const full = draft.habits.length >= MOST_LINKED_HABITS;
  return (
    <FieldSet label="Habits that carry it" help="From today on, each time you do one moves this goal, too.">
      {habits === undefined ? (
        <LoadingRegion label="Loading your habits">
          <Skeleton lines={2} />
        </LoadingRegion>
      ) : (
        <Stack gap="3">
          {habits.map(({ id, title }) => {
            const link = draft.habits.find((one) => one.id === id);
            return (
              <Stack key={id} gap="2">
                <Checkbox
                  label={title}
                  checked={link !== undefined}
                  disabled={full && !link}
                  onChange={(event) =>
                    put(
                      event.target.checked
                        ? [...draft.habits, { id, target: USUAL_HABIT_TARGET }]
                        : draft.habits.filter((one) => one.id !== id),
                    )
                  }
                />
                {link && (
                  <NumberField
                    label={`How often for this goal: ${title}`}
                    hideLabel
                    unit="times"
                    min={1}
                    max={MOST_TIMES}
                    value={link.target}
                    onValueChange={(target) =>
                      put(draft.habits.map((one) => (one.id === id ? { ...one, target: target ?? USUAL_HABIT_TARGET } : one)))
                    }
                  />
                )}
              </Stack>
            );
          })}
        </Stack>
      )}
    </FieldSet>
  );
}
