import type { AdminTemplateRow } from '@everstep/domain';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { LinkButton } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Table, type TableColumn } from '../../components/Table/index.ts';
import { countOf } from '../../product/format.ts';
import { momentOf } from '../admin/words.ts';
import { categoryWords, difficultyWords } from '../challenges/words.ts';
import { EarlierButton, type EarlierPages } from '../system/EarlierButton.tsx';
import { RetryBanner } from '../system/RetryBanner.tsx';
import { linkTo, useFocusHandover } from '../system/use-focus-handover.ts';
import { TemplateStateChip } from './TemplateStateChip.tsx';

export interface TemplatesViewProps extends EarlierPages {
  /** The newest first; undefined while they are on their way or could not be loaded. */
  readonly templates: readonly AdminTemplateRow[] | undefined;
  /** Why they could not be loaded, in a sentence. */
  readonly problem?: string | undefined;
  readonly onRetry: () => void;
  /** IANA zone of the reader. */
  readonly timeZone: string;
  /** The challenge that was open in this place a moment ago, or 'new': its link takes the focus back. */
  readonly leftId?: string | undefined;
}

const columnsOf = (timeZone: string): readonly TableColumn<AdminTemplateRow>[] => [
  { key: 'name', header: 'Challenge', cell: ({ id, name }) => <Link href={addressOf(id)}>{name}</Link> },
  { key: 'state', header: 'State', cell: (row) => <TemplateStateChip {...row} /> },
  { key: 'length', header: 'Length', noWrap: true, cell: ({ durationDays }) => countOf(durationDays, 'day') },
  { key: 'category', header: 'About', cell: ({ category }) => categoryWords[category] },
  { key: 'difficulty', header: 'Asks', cell: ({ difficulty }) => difficultyWords[difficulty] },
  {
    key: 'updated',
    header: 'Changed',
    noWrap: true,
    cell: ({ updatedAt }) => <time dateTime={updatedAt}>{momentOf(updatedAt, timeZone, 'en-GB')}</time>,
  },
];

const addressOf = (id: string | undefined) => `/admin/challenges/${id}`;

/** The challenges that administrators have written. */
export function TemplatesView({ templates, problem, onRetry, timeZone, leftId, ...pages }: TemplatesViewProps) {
  useFocusHandover(leftId !== undefined && templates !== undefined, () => linkTo(addressOf(leftId)));
  const columns = useMemo(() => columnsOf(timeZone), [timeZone]);
  return (
    <Card
      heading="Challenges of your own"
      aside={
        <LinkButton href={addressOf('new')} size="small" icon={<Plus />}>
          Write a challenge
        </LinkButton>
      }
    >
      <Stack gap="4">
        <Table
          caption="Challenges of your own"
          hideCaption
          columns={columns}
          rows={templates ?? []}
          rowKey={({ id }) => id}
          loading={templates === undefined && problem === undefined}
          loadingLabel="Loading the challenges"
          error={problem && <RetryBanner problem={problem} onRetry={onRetry} />}
          empty={
            <EmptyState title="None yet" headingLevel={3}>
              Momentum Builder, Habit Formation and Life Transformation are there for everybody. What you write stands beside them once you
              publish it.
            </EmptyState>
          }
        />
        <EarlierButton {...pages} />
      </Stack>
    </Card>
  );
}
