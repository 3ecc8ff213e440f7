import type { ChallengeRun, ChallengeTemplateText } from '@everstep/domain';
import { Accordion } from '../../components/Accordion/index.ts';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Chip } from '../../components/Chip/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { List, ListItem } from '../../components/List/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { countOf } from '../../product/format.ts';

export interface ChallengeOutlineViewProps {
  /** Name of the challenge, known before its days are. */
  readonly name: string;
  /** The challenge with all its days; undefined while it is on its way or could not be loaded. */
  readonly template: ChallengeTemplateText | undefined;
  /** Why it could not be loaded, in a sentence. */
  readonly problem?: string | undefined;
  readonly onRetry: () => void;
  /** How the open run of this challenge stands; undefined when there is none. */
  readonly status: ChallengeRun['status'] | undefined;
  /** Name of another challenge of the same length that is on: there is one of each length at a time. */
  readonly inTheWay?: string | undefined;
  /** A start is on its way. @default false */
  readonly starting?: boolean | undefined;
  readonly onStart: (when: 'today' | 'tomorrow') => void;
  readonly onClose: () => void;
}

/** All days of a challenge, and the way into it. */
export function ChallengeOutlineView(props: ChallengeOutlineViewProps) {
  const { name, template, problem, onRetry, status, inTheWay, starting = false, onStart, onClose } = props;
  const isOpen = status !== undefined && status !== 'scheduled';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={name}
      description={template?.line ?? 'The days of this challenge.'}
      footer={
        isOpen || inTheWay !== undefined ? (
          <Button onClick={onClose}>Back to your day</Button>
        ) : (
          <>
            <Button tone="outline" disabled={starting} onClick={() => onStart('tomorrow')}>
              Start tomorrow
            </Button>
            <Button loading={starting} onClick={() => onStart('today')}>
              Start today
            </Button>
          </>
        )
      }
    >
      <Stack gap="4">
        {inTheWay !== undefined && (
          <Banner tone="info">{`You are on “${inTheWay}”, which is as long. There is one of each length at a time: finish or stop it first.`}</Banner>
        )}
        {template ? <Outline template={template} /> : <Absent problem={problem} onRetry={onRetry} />}
      </Stack>
    </Dialog>
  );
}

function Outline({ template }: { readonly template: ChallengeTemplateText }) {
  const { minutes, neededTasks, completedFrom, fullFrom, durationDays, pauseDays } = template;
  const medal = fullFrom === completedFrom ? `${fullFrom} days` : `${completedFrom} days, ${fullFrom} for the full one`;
  return (
    <Stack gap="5">
      <Stack gap="3">
        <Inline gap="2">
          <Chip tone="neutral">{minutes} minutes a day</Chip>
          <Chip tone="neutral">{countOf(neededTasks, 'task')} complete a day</Chip>
          <Chip tone="neutral">up to {countOf(pauseDays, 'day')} of rest</Chip>
        </Inline>
        <Text size="sm" tone="muted">
          The medal comes with {medal} of {durationDays}. Each day can be ticked until the end of the next.
        </Text>
      </Stack>
      <Accordion items={partsOf(template)} />
    </Stack>
  );
}

const DAYS_OF_A_WEEK = 7;

/** The days by phase; where there are none, by week. */
function partsOf({ phases, days }: ChallengeTemplateText) {
  const parts =
    phases.length > 0
      ? phases.map(({ name, line, from, to }) => ({ title: `${name}: days ${from} to ${to}`, line, from, to }))
      : Array.from({ length: Math.ceil(days.length / DAYS_OF_A_WEEK) }, (_, index) => {
          const from = index * DAYS_OF_A_WEEK + 1;
          const to = Math.min(days.length, from + DAYS_OF_A_WEEK - 1);
          return {
            title: days.length > DAYS_OF_A_WEEK ? `Week ${index + 1}: days ${from} to ${to}` : `Days ${from} to ${to}`,
            line: '',
            from,
            to,
          };
        });
  return parts.map(({ title, line, from, to }, index) => ({
    id: title,
    title,
    defaultOpen: index === 0,
    content: (
      <Stack gap="3">
        {line !== '' && <Text tone="muted">{line}</Text>}
        <List ordered>
          {days.slice(from - 1, to).map((day) => (
            <ListItem key={day.day} title={`${day.day}. ${day.title}`} description={day.tasks.map((task) => task.title).join(' · ')} />
          ))}
        </List>
      </Stack>
    ),
  }));
}

function Absent({ problem, onRetry }: { readonly problem: string | undefined; readonly onRetry: () => void }) {
  if (problem === undefined) {
    return (
      <LoadingRegion label="Loading the days">
        <Skeleton lines={6} />
      </LoadingRegion>
    );
  }
  return (
    <EmptyState title="The days could not be loaded" action={<Button onClick={onRetry}>Try again</Button>}>
      {problem}
    </EmptyState>
  );
}
