import { CHALLENGE_DAYS_MAX, TEMPLATE_DAY_TITLE_MAX, TEMPLATE_LINE_MAX, TEMPLATE_TASK_MAX } from '@everstep/domain';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { FieldSet } from '../../components/Field/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { SortableList } from '../../components/SortableList/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import * as styles from './TemplateDayFields.css.ts';
import { type DayDraft, dayField, type TemplateDraft, templateFields, withDay } from './template-draft.ts';

interface TemplateDayFieldsProps {
  readonly draft: TemplateDraft;
  readonly onDraftChange: (draft: TemplateDraft) => void;
  /** What is wrong with a field, by its id. */
  readonly problemOf: (fieldId: string) => string | undefined;
}

/** The days of a challenge in their order, each with its one task. */
export function TemplateDayFields({ draft, onDraftChange, problemOf }: TemplateDayFieldsProps) {
  const { days } = draft;
  const nameOf = ({ key }: DayDraft) => `day ${days.findIndex((day) => day.key === key) + 1}`;
  const put = (changed: DayDraft) => onDraftChange({ ...draft, days: days.map((day) => (day.key === changed.key ? changed : day)) });
  const lengthProblem = problemOf(templateFields.days);
  return (
    <FieldSet label="Days" help="One task each, ticked by hand. The line beneath says how, or why it is enough.">
      <Stack gap="3">
        <SortableList
          label="Days in their order"
          items={days}
          itemKey={({ key }) => key}
          itemName={nameOf}
          onReorder={(next) => onDraftChange({ ...draft, days: next })}
        >
          {(day, handle) => (
            <Day
              day={day}
              name={nameOf(day)}
              handle={handle}
              onChange={put}
              onRemove={() => onDraftChange({ ...draft, days: days.filter(({ key }) => key !== day.key) })}
              problemOf={problemOf}
            />
          )}
        </SortableList>
        {lengthProblem && (
          <Text tone="danger" size="sm">
            {lengthProblem}
          </Text>
        )}
        {days.length < CHALLENGE_DAYS_MAX && (
          <Inline>
            <Button id={templateFields.days} tone="soft" size="small" icon={<Plus />} onClick={() => onDraftChange(withDay(draft))}>
              Add a day
            </Button>
          </Inline>
        )}
      </Stack>
    </FieldSet>
  );
}

interface DayProps extends Pick<TemplateDayFieldsProps, 'problemOf'> {
  readonly day: DayDraft;
  readonly name: string;
  readonly handle: ReactNode;
  readonly onChange: (day: DayDraft) => void;
  readonly onRemove: () => void;
}

function Day({ day, name, handle, onChange, onRemove, problemOf }: DayProps) {
  const field = (part: keyof Omit<DayDraft, 'key'>, label: string, maxLength: number) => ({
    label: `${label} of ${name}`,
    value: day[part],
    maxLength,
    onChange: (event: { readonly target: { readonly value: string } }) => onChange({ ...day, [part]: event.target.value }),
  });
  return (
    <div className={styles.day}>
      {handle}
      <Text as="span" weight="semibold">
        {`Day ${name.slice('day '.length)}`}
      </Text>
      <IconButton label={`Remove ${name}`} icon={<X />} size="small" onClick={onRemove} />
      <div className={styles.fields}>
        <TextField
          {...field('title', 'Name', TEMPLATE_DAY_TITLE_MAX)}
          id={dayField(day.key, 'title')}
          required
          error={problemOf(dayField(day.key, 'title'))}
        />
        <TextField
          {...field('task', 'Task', TEMPLATE_TASK_MAX)}
          id={dayField(day.key, 'task')}
          required
          error={problemOf(dayField(day.key, 'task'))}
        />
        <TextField {...field('line', 'How to do the task', TEMPLATE_LINE_MAX)} />
        <TextField {...field('why', 'Thought', TEMPLATE_LINE_MAX)} />
      </div>
    </div>
  );
}
