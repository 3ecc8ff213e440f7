import type { DataCount, DataKind } from '@everstep/domain';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Table, type TableColumn } from '../../components/Table/index.ts';
import { countOf, formatCount } from '../../product/format.ts';
import { PageColumns } from '../../product/PageLayout/index.ts';
import { RetryBanner } from '../system/RetryBanner.tsx';
import { DebugFrame } from './DebugFrame.tsx';
import { sizeOf } from './words.ts';

/** One thing that the browser keeps for the product: its name and size, never its content. */
export interface KeptItem {
  readonly name: string;
  readonly bytes: number;
}

export interface DebugDataViewProps {
  /** Undefined while they are on their way or could not be loaded. */
  readonly counts: readonly DataCount[] | undefined;
  readonly problem?: string | undefined;
  /** Asks again. */
  readonly onRefresh: () => void;
  readonly refreshing?: boolean | undefined;
  /** What lies on this device. */
  readonly kept: readonly KeptItem[];
}

const kinds: Readonly<Record<DataKind, string>> = {
  moods: 'Moods',
  'mood-experiments': 'Mood experiments',
  habits: 'Habits',
  'habit-ticks': 'Ticks of habits',
  goals: 'Goals',
  'journal-entries': 'Journal entries',
  'own-prompts': 'Own prompts',
  'challenge-runs': 'Challenges begun',
  'check-ins': 'Check-ins',
  'ledger-rows': 'Rows of the XP ledger',
  achievements: 'Achievements',
  conversations: 'Conversations',
  messages: 'Messages to and from guides',
  councils: 'Councils',
  'course-sessions': 'Course sessions',
  'guide-notes': 'Notes of guides',
  imports: 'Imports',
  files: 'Files',
};

const countColumns: readonly TableColumn<DataCount>[] = [
  { key: 'kind', header: 'Kind', cell: ({ kind }) => kinds[kind] },
  { key: 'kept', header: 'Kept', kind: 'number', cell: ({ kept }) => formatCount(kept) },
  { key: 'deleted', header: 'In the bin', kind: 'number', cell: ({ deleted }) => (deleted === null ? '–' : formatCount(deleted)) },
];

const keptColumns: readonly TableColumn<KeptItem>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name },
  { key: 'bytes', header: 'Size', kind: 'number', cell: ({ bytes }) => sizeOf(bytes) },
];

/** How much of the member there is, on the server and on this device: numbers alone. */
export function DebugDataView({ counts, problem, onRefresh, refreshing = false, kept }: DebugDataViewProps) {
  const sum = counts?.reduce((before, { kept: count }) => before + count, 0);
  return (
    <DebugFrame
      current="/debug/data"
      title="Data"
      line="How many records of each kind are yours. None of them is shown."
      actions={
        <Button tone="outline" loading={refreshing} onClick={onRefresh}>
          Count again
        </Button>
      }
    >
      <PageColumns
        main={
          <Card heading="On the server" aside={sum !== undefined && countOf(sum, 'record')}>
            <Table
              caption="Own records by kind"
              hideCaption
              columns={countColumns}
              rows={counts ?? []}
              rowKey={({ kind }) => kind}
              density="dense"
              phone="scroll"
              loading={counts === undefined && problem === undefined}
              loadingLabel="Counting your records"
              error={problem && <RetryBanner problem={problem} onRetry={onRefresh} />}
            />
          </Card>
        }
        side={
          <Card heading="On this device" aside={kept.length > 0 && sizeOf(kept.reduce((before, { bytes }) => before + bytes, 0))}>
            <Table
              caption="What this browser keeps for Everstep"
              hideCaption
              columns={keptColumns}
              rows={kept}
              rowKey={({ name }) => name}
              density="dense"
              phone="scroll"
              empty={
                <EmptyState title="Nothing" headingLevel={3}>
                  This browser keeps nothing for Everstep.
                </EmptyState>
              }
            />
          </Card>
        }
      />
    </DebugFrame>
  );
}
