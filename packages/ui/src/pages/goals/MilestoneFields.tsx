import { type Milestone, MOST_MILESTONES } from '@everstep/domain';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { FieldSet } from '../../components/Field/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { NumberField } from '../../components/NumberField/index.ts';
import { SegmentedControl } from '../../components/SegmentedControl/index.ts';
import { SortableList } from '../../components/SortableList/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { type GoalDraft, type MilestoneLine, targetField, withLine } from './goal-draft.ts';
import * as styles from './MilestoneFields.css.ts';

interface MilestoneFieldsProps {
  readonly draft: GoalDraft;
  readonly onDraftChange: (draft: GoalDraft) => void;
  /** What is wrong with a field, by its id. */
  readonly problemOf: (fieldId: string) => string | undefined;
}

const kinds = [
  { value: 'check', label: 'Yes or no' },
  { value: 'number', label: 'A number' },
  { value: 'percent', label: 'Percent' },
] as const satisfies readonly { value: Milestone['kind']; label: string }[];

/** The milestones and key results of a goal, in an order of one's own. */
export function MilestoneFields({ draft, onDraftChange, problemOf }: MilestoneFieldsProps) {
  const { milestones } = draft;
  const nameOf = ({ key, title }: MilestoneLine) => title.trim() || `milestone ${milestones.findIndex((line) => line.key === key) + 1}`;
  const put = (line: MilestoneLine) =>
    onDraftChange({ ...draft, milestones: milestones.map((known) => (known.key === line.key ? line : known)) });
  return (
    <FieldSet label="Milestones" help="Two to five places on the way by which you will know that you are moving.">
      <Stack gap="3">
        <SortableList
          label="Milestones in their order"
          items={milestones}
          itemKey={({ key }) => key}
          itemName={nameOf}
          onReorder={(next) => onDraftChange({ ...draft, milestones: next })}
        >
          {(line, handle) => (
            <Line
              line={line}
              name={nameOf(line)}
              handle={handle}
              onChange={put}
              onRemove={() => onDraftChange({ ...draft, milestones: milestones.filter(({ key }) => key !== line.key) })}
              targetProblem={problemOf(targetField(line.key))}
            />
          )}
        </SortableList>
        {milestones.length < MOST_MILESTONES && (
          <Inline>
            <Button tone="soft" size="small" icon={<Plus />} onClick={() => onDraftChange(withLine(draft))}>
              Add a milestone
            </Button>
          </Inline>
        )}
      </Stack>
    </FieldSet>
  );
}

interface LineProps {
  readonly line: MilestoneLine;
  readonly name: string;
  readonly handle: ReactNode;
  readonly onChange: (line: MilestoneLine) => void;
  readonly onRemove: () => void;
  readonly targetProblem: string | undefined;
}

const examples = { check: 'Outline agreed', number: 'Pages written', percent: 'Figures drawn' } as const satisfies Record<
  Milestone['kind'],
  string
>;

function Line({ line, name, handle, onChange, onRemove, targetProblem }: LineProps) {
  return (
    <div className={styles.line}>
      {handle}
      <TextField
        label={`Name of ${name}`}
        hideLabel
        placeholder={examples[line.kind]}
        value={line.title}
        maxLength={120}
        onChange={(event) => onChange({ ...line, title: event.target.value })}
      />
      <IconButton label={`Remove ${name}`} icon={<X />} size="small" onClick={onRemove} />
      <div className={styles.details}>
        <SegmentedControl
          label={`How ${name} is counted`}
          hideLabel
          segments={kinds}
          value={line.kind}
          onValueChange={(value) => onChange({ ...line, kind: kinds.find((kind) => kind.value === value)?.value ?? 'check' })}
        />
        {line.kind === 'number' && <Numbers line={line} onChange={onChange} targetProblem={targetProblem} />}
      </div>
    </div>
  );
}

function Numbers({ line, onChange, targetProblem }: Pick<LineProps, 'line' | 'onChange' | 'targetProblem'>) {
  return (
    <div className={styles.numbers}>
      <NumberField label="From" value={line.start} onValueChange={(start) => onChange({ ...line, start: start ?? 0 })} />
      <NumberField
        id={targetField(line.key)}
        label="To"
        value={line.target}
        error={targetProblem}
        onValueChange={(target) => onChange({ ...line, target })}
      />
      <TextField
        label="Of what"
        placeholder="pages"
        value={line.unit}
        maxLength={20}
        onChange={(event) => onChange({ ...line, unit: event.target.value })}
      />
    </div>
  );
}
