import type { CouncilSummary } from '@everstep/domain';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Chip } from '../../components/Chip/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { List, ListItem } from '../../components/List/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { PageHeader } from '../../product/PageLayout/index.ts';
import { AskCouncilForm, type AskCouncilFormProps } from './AskCouncilForm.tsx';
import { guideNames } from './council-guides.ts';

export interface CouncilsViewProps extends AskCouncilFormProps {
  /** Earlier questions, newest first; undefined while they are on their way or could not be loaded. */
  readonly councils: readonly CouncilSummary[] | undefined;
  /** Why they could not be loaded, in a sentence. */
  readonly problem?: string | undefined;
  readonly onRetry: () => void;
  /** Loads older ones; absent where there are none. */
  readonly onMore?: (() => void) | undefined;
  /** Older ones are on their way. @default false */
  readonly loadingMore?: boolean | undefined;
  /** The time zone of the reader, IANA. */
  readonly timeZone: string;
}

/** Where a member puts one question to several guides, and finds those that were asked before. */
export function CouncilsView({ councils, problem, onRetry, onMore, loadingMore, timeZone, ...form }: CouncilsViewProps) {
  return (
    <Stack gap="6">
      <PageHeader title="Council" line="One question, two or three guides, their answers side by side. You choose the step." />
      <AskCouncilForm {...form} />
      <Card heading="Asked before">
        <Earlier councils={councils} problem={problem} onRetry={onRetry} timeZone={timeZone} />
        {onMore && (
          <Button tone="ghost" loading={loadingMore ?? false} onClick={onMore}>
            Show older questions
          </Button>
        )}
      </Card>
    </Stack>
  );
}

function Earlier({ councils, problem, onRetry, timeZone }: Pick<CouncilsViewProps, 'councils' | 'problem' | 'onRetry' | 'timeZone'>) {
  if (councils === undefined && problem === undefined) {
    return (
      <LoadingRegion label="Loading earlier questions">
        <Skeleton lines={3} />
      </LoadingRegion>
    );
  }
  if (councils === undefined) {
    return (
      <EmptyState title="Earlier questions could not be loaded" headingLevel={3} action={<Button onClick={onRetry}>Try again</Button>}>
        {problem}
      </EmptyState>
    );
  }
  if (councils.length === 0) return <Text tone="muted">Nothing yet. Your first question will be kept here.</Text>;
  return (
    <List>
      {councils.map((council) => (
        <ListItem
          key={council.id}
          href={`/council/${council.id}`}
          title={council.question}
          description={`${dayOf(council.createdAt, timeZone)} · ${guideNames(council.personaIds)}${council.nextStep === null ? '' : ` · ${council.nextStep}`}`}
          end={<Mark council={council} />}
        />
      ))}
    </List>
  );
}

function Mark({ council }: { readonly council: CouncilSummary }) {
  if (council.waiting) return <Chip tone="neutral">Answering</Chip>;
  return council.chosenPersonaId === null ? null : <Chip>Step chosen</Chip>;
}

const dayOf = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(new Date(instant));
