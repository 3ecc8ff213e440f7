import type { UserLog } from '@everstep/domain';
import { type ReactNode, useMemo } from 'react';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Table, type TableColumn } from '../../components/Table/index.ts';
import { EarlierButton, type EarlierPages } from '../system/EarlierButton.tsx';
import { RetryBanner } from '../system/RetryBanner.tsx';
import { momentOf } from './words.ts';

export interface AdminLogsViewProps extends EarlierPages {
  /** Newest first; undefined while they are on their way or could not be loaded. */
  readonly logs: readonly UserLog[] | undefined;
  /** Why they could not be loaded, in a sentence. */
  readonly problem?: string | undefined;
  readonly onRetry: () => void;
  /** IANA zone of the reader. */
  readonly timeZone: string;
  /** What went wrong on the servers, above. */
  readonly serverLogs?: ReactNode;
}

const events: Readonly<Record<UserLog['event'], string>> = { signed_in: 'Signed in', signed_out: 'Signed out' };

const columnsOf = (timeZone: string): readonly TableColumn<UserLog>[] => [
  { key: 'user', header: 'Who', cell: ({ userName }) => userName },
  { key: 'event', header: 'What', cell: ({ event }) => events[event] },
  { key: 'at', header: 'When', noWrap: true, cell: ({ at }) => <time dateTime={at}>{momentOf(at, timeZone, 'en-GB')}</time> },
];

/** Who signed in and out. What they did meanwhile is their own. */
export function AdminLogsView({ logs, problem, onRetry, timeZone, serverLogs, ...pages }: AdminLogsViewProps) {
  const columns = useMemo(() => columnsOf(timeZone), [timeZone]);
  return (
    <Stack gap="6">
      {serverLogs}
      <Card heading="Sign-ins" aside="Of the last week or so">
        <Table
          caption="Sign-ins"
          hideCaption
          columns={columns}
          rows={logs ?? []}
          rowKey={({ id, event }) => `${id}-${event}`}
          loading={logs === undefined && problem === undefined}
          loadingLabel="Loading the sign-ins"
          error={problem && <RetryBanner problem={problem} onRetry={onRetry} />}
          empty={
            <EmptyState title="Nobody has signed in lately" headingLevel={3}>
              Who signs in or out stands here. What they do meanwhile does not.
            </EmptyState>
          }
        />
        <EarlierButton {...pages} />
      </Card>
    </Stack>
  );
}
