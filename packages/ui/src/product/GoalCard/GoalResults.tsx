import { Button } from '../../components/Button/index.ts';
import { Checkbox } from '../../components/Checkbox/index.ts';
import { ProgressBar } from '../../components/ProgressBar/index.ts';
import { NumberEntry } from '../NumberEntry/index.ts';
import { PlainList } from '../PlainList.tsx';
import * as styles from './GoalCard.css.ts';
import type { GoalActions } from './GoalCard.tsx';
import { type GoalResult, resultWords } from './goal.ts';

interface GoalResultsProps {
  readonly results: readonly GoalResult[];
  readonly actions: GoalActions;
  /** Whether the goal is closed: then nothing can be changed. */
  readonly closed: boolean;
}

function Numeric({
  result,
  actions,
  closed,
}: Omit<GoalResultsProps, 'results'> & { readonly result: Extract<GoalResult, { kind: 'number' }> }) {
  const { id, title, value, target, unit } = result;
  return (
    <div className={styles.numeric}>
      <ProgressBar
        label={title}
        value={value}
        max={target}
        valueText={resultWords(result)}
        showLabel
        size="small"
        tone={value >= target ? 'success' : 'accent'}
      />
      {!closed && (
        <NumberEntry
          label={title}
          unit={unit}
          value={value}
          onSave={(next) => actions.onValue(id, next)}
          trigger={
            <Button tone="ghost" size="small" aria-label={`Update ${title}`}>
              Update
            </Button>
          }
        />
      )}
    </div>
  );
}

/** The milestones of a goal: some are ticked, some are counted. */
export function GoalResults({ results, actions, closed }: GoalResultsProps) {
  if (results.length === 0 && closed) return null;
  if (results.length === 0) return <p className={styles.quiet}>No milestones yet. Two or three make a long way walkable.</p>;
  return (
    <PlainList className={styles.results}>
      {results.map((result) => (
        <li key={result.id}>
          {result.kind === 'number' ? (
            <Numeric result={result} actions={actions} closed={closed} />
          ) : (
            <Checkbox
              label={result.title}
              checked={result.done}
              disabled={closed}
              onChange={(event) => actions.onMilestone(result.id, event.target.checked)}
            />
          )}
        </li>
      ))}
    </PlainList>
  );
}
