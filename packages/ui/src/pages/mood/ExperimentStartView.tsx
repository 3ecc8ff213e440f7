import type { MoodExperiment } from '@everstep/domain';
import { useState } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { RadioGroup } from '../../components/RadioGroup/index.ts';
import { Select } from '../../components/Select/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { moodActivities } from '../../product/MoodPicker/index.ts';
import { experimentTitle } from './mood-phrases.ts';

/** What can be tried out, as an experiment names it. */
export type ExperimentSubject = Pick<MoodExperiment, 'kind' | 'subject' | 'label' | 'nextDay'>;

/** What was decided. */
export interface ExperimentChoice extends ExperimentSubject {
  /** Whether it begins today; tomorrow otherwise. */
  readonly today: boolean;
}

export interface ExperimentStartViewProps {
  /** What it is about; null leaves the choice to the member. */
  readonly subject: ExperimentSubject | null;
  /** The member's habits that are done rather than kept below a limit; undefined while they are on their way. */
  readonly habits: readonly { readonly id: string; readonly title: string }[] | undefined;
  /** It is being begun. @default false */
  readonly starting?: boolean | undefined;
  /** Why it could not begin, in a sentence. */
  readonly problem?: string | undefined;
  readonly onStart: (choice: ExperimentChoice) => void;
  readonly onClose: () => void;
}

/** Names of options: a habit's id and an activity's word could be the same text. */
const keyOf = ({ kind, subject }: Pick<ExperimentSubject, 'kind' | 'subject'>): string => `${kind}:${subject}`;

function subjectsOf(habits: ExperimentStartViewProps['habits']): readonly ExperimentSubject[] {
  return [
    ...(habits ?? []).map(({ id, title }) => ({ kind: 'habit' as const, subject: id, label: title, nextDay: false })),
    ...moodActivities.map((word) => ({ kind: 'activity' as const, subject: word, label: word, nextDay: false })),
  ];
}

const optionsOf = (subjects: readonly ExperimentSubject[]) => subjects.map((each) => ({ value: keyOf(each), label: each.label }));

/** Plans fourteen days: with what, and from when. */
export function ExperimentStartView({ subject, habits, starting = false, problem, onStart, onClose }: ExperimentStartViewProps) {
  const [chosen, choose] = useState(subject);
  const [start, setStart] = useState<'today' | 'tomorrow'>('today');
  const [asked, setAsked] = useState(false);
  const subjects = subjectsOf(habits);
  const isHabit = ({ kind }: ExperimentSubject) => kind === 'habit';
  const begin = () => {
    setAsked(true);
    if (chosen) onStart({ ...chosen, today: start === 'today' });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={subject ? experimentTitle(subject) : 'Plan 14 days'}
      description="Seven days with it and seven without, mixed by chance: in every two days there is one of each."
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={starting} onClick={begin}>
            Begin
          </Button>
        </>
      }
    >
      <Stack gap="5">
        {problem !== undefined && (
          <Banner tone="danger" live="assertive">
            {problem}
          </Banner>
        )}
        {!subject && (
          <Select
            label="What would you like to try out?"
            options={[
              ...(subjects.some(isHabit) ? [{ label: 'Your habits', options: optionsOf(subjects.filter(isHabit)) }] : []),
              { label: 'What you say with a mood', options: optionsOf(subjects.filter((each) => !isHabit(each))) },
            ]}
            value={chosen ? keyOf(chosen) : ''}
            onValueChange={(key) => choose(subjects.find((each) => keyOf(each) === key) ?? null)}
            error={asked && !chosen ? 'Choose a habit or an activity.' : undefined}
          />
        )}
        <RadioGroup
          label="First day"
          options={[
            { value: 'today', label: 'Today' },
            { value: 'tomorrow', label: 'Tomorrow' },
          ]}
          value={start}
          onValueChange={(value) => setStart(value === 'tomorrow' ? 'tomorrow' : 'today')}
        />
        <Stack gap="2">
          {chosen?.nextDay && <Text>What counts is the mood of the day after.</Text>}
          {chosen?.kind === 'habit' && (
            <Text tone="muted">On a day without it, skip the habit with “rest”: then its strength stays as it is.</Text>
          )}
          <Text tone="muted">
            Never leave out what your health depends on, such as medicine, sleep or meals. Log a mood each day, with what you did; nothing
            more is asked of you.
          </Text>
        </Stack>
      </Stack>
    </Dialog>
  );
}
