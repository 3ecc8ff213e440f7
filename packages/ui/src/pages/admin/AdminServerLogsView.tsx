import { type LogLevel, logLevels, type ServerLog } from '@everstep/domain';
import { useMemo } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Chip, type ChipTone } from '../../components/Chip/index.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { SegmentedControl } from '../../components/SegmentedControl/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Table, type TableColumn } from '../../components/Table/index.ts';
import { countOf } from '../../product/format.ts';
import { EarlierButton, type EarlierPages } from '../system/EarlierButton.tsx';
import { RetryBanner } from '../system/RetryBanner.tsx';
import { levelWords } from './monitoring-words.ts';
import { momentOf } from './words.ts';

export type LogFilter = LogLevel | 'all';

export interface AdminServerLogsViewProps extends EarlierPages {
  /** Newest first; undefined while they are on their way or could not be loaded. */
  readonly logs: readonly ServerLog[] | undefined;
  readonly level: LogFilter;
  readonly onLevelChange: (level: LogFilter) => void;
  /** Why they could not be loaded, in a sentence. */
  readonly problem?: string | undefined;
  readonly onRetry: () => void;
  /** The question before they are cleared is open. @default false */
  readonly asking?: boolean | undefined;
  readonly onAsk: () => void;
  readonly onClear: () => void;
  readonly onKeep: () => void;
  /** They are being cleared. @default false */
  readonly clearing?: boolean | undefined;
  /** Why they could not be cleared, in a sentence. */
  readonly clearProblem?: string | undefined;
  /** IANA zone of the reader. */
  readonly timeZone: string;
}

const tones: Readonly<Record<LogLevel, ChipTone>> = { error: 'danger', warning: 'warning', info: 'info' };
const segments = [{ value: 'all', label: 'All' }, ...logLevels.map((value) => ({ value, label: `${levelWords[value]}s` }))];

const columnsOf = (timeZone: string): readonly TableColumn<ServerLog>[] => [
  { key: 'message', header: 'What', cell: (log) => <Message log={log} /> },
  { key: 'level', header: 'Level', cell: ({ level }) => <Chip tone={tones[level]}>{levelWords[level]}</Chip> },
  { key: 'where', header: 'Where', cell: ({ route, server }) => (route === null ? server : `${route}, ${server}`) },
  { key: 'at', header: 'When', noWrap: true, cell: ({ at }) => <time dateTime={at}>{momentOf(at, timeZone, 'en-GB')}</time> },
];

function Message({ log: { message, detail, requestId, times } }: { readonly log: ServerLog }) {
  const more = [detail, times > 1 && countOf(times, 'time'), requestId && `reference ${requestId}`].filter(Boolean);
  return `${message.slice(0, 1).toUpperCase()}${message.slice(1)}${more.length > 0 ? ` (${more.join('; ')})` : ''}`;
}

/** The newest lines of the logs of all servers. Nothing in them is about a member. */
export function AdminServerLogsView(props: AdminServerLogsViewProps) {
  const { logs, level, onLevelChange, problem, onRetry, onAsk, timeZone, more, moreLoading, onMore } = props;
  const columns = useMemo(() => columnsOf(timeZone), [timeZone]);
  return (
    <Card
      heading="Server logs"
      aside={
        <Button size="small" tone="outline" onClick={onAsk}>
          Clear logs
        </Button>
      }
    >
      <Stack gap="4">
        <SegmentedControl
          label="Show"
          segments={segments}
          value={level}
          onValueChange={(next) => onLevelChange(logLevels.find((known) => known === next) ?? 'all')}
        />
        <Table
          caption="Server logs"
          hideCaption
          columns={columns}
          rows={logs ?? []}
          rowKey={({ id }) => id}
          loading={logs === undefined && problem === undefined}
          loadingLabel="Loading the server logs"
          error={problem && <RetryBanner problem={problem} onRetry={onRetry} />}
          empty={
            problem === undefined && (
              <EmptyState title={level === 'all' ? 'No warnings or errors here' : 'None of these here'} headingLevel={3}>
                The newest thousand lines of all servers stand here for a week, or until somebody clears them: the audit says who and when.
              </EmptyState>
            )
          }
        />
        <EarlierButton more={more} moreLoading={moreLoading} onMore={onMore} />
      </Stack>
      <ClearQuestion {...props} />
    </Card>
  );
}

function ClearQuestion({ asking = false, onKeep, onClear, clearing = false, clearProblem }: AdminServerLogsViewProps) {
  return (
    <ConfirmDialog
      open={asking}
      onOpenChange={(open) => !open && onKeep()}
      onConfirm={onClear}
      title="Clear the server logs?"
      description="The lines of all servers are gone for every administrator. The audit stays, and notes that you cleared them."
      confirmLabel="Clear logs"
      pending={clearing}
    >
      {clearProblem && (
        <Banner tone="danger" live="assertive">
          {clearProblem}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
