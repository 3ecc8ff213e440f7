import type { SentNotification } from '@everstep/domain';
import { useMemo, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Chip } from '../../components/Chip/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { Table, type TableColumn } from '../../components/Table/index.ts';
import { formatCount } from '../../product/format.ts';
import { EarlierButton, type EarlierPages } from '../system/EarlierButton.tsx';
import { RetryBanner } from '../system/RetryBanner.tsx';
import { useLeadOn } from '../system/use-focus-handover.ts';
import { SentDialog } from './SentDialog.tsx';
import { audienceWords, isCalledOff, momentOf, readersIn, recipientWords, STOPPED_WORDS } from './words.ts';

export interface SentTableProps extends EarlierPages {
  /** Newest first; undefined while they are on their way or could not be loaded. */
  readonly notifications: readonly SentNotification[] | undefined;
  /** Why they could not be loaded, in a sentence. */
  readonly listProblem?: string | undefined;
  readonly onRetry: () => void;
  /** Takes one back that has not gone out. */
  readonly onCancel: (id: string) => void;
  /** Those that are being taken back. */
  readonly cancelling: ReadonlySet<string>;
  /** IANA zone of the reader. */
  readonly timeZone: string;
  /** BCP 47 tag for dates. @default 'en-GB' */
  readonly locale?: string | undefined;
}

const columnsOf = (timeZone: string, locale: string): readonly TableColumn<SentNotification>[] => [
  { key: 'title', header: 'Title', cell: ({ subject }) => subject },
  { key: 'to', header: 'To', cell: (row) => (row.audience === 'chosen' ? recipientWords(row) : audienceWords[row.audience]) },
  { key: 'when', header: 'When', cell: (row) => <When row={row} timeZone={timeZone} locale={locale} /> },
  {
    key: 'delivered',
    header: 'Delivered',
    kind: 'number',
    cell: ({ delivered, state }) => (isCalledOff(state) || delivered === null ? '–' : formatCount(delivered)),
  },
  { key: 'read', header: 'Read', kind: 'number', cell: readOf },
  {
    key: 'threads',
    header: 'Replied',
    kind: 'number',
    cell: ({ threads, canReply, state }) => (canReply && !isCalledOff(state) ? threads : '–'),
  },
];

const readOf = (row: SentNotification): string => (row.state !== 'sent' || row.read === null ? '–' : readersIn(row));

function When({
  row: { state, sentAt, sendAt },
  timeZone,
  locale,
}: {
  readonly row: SentNotification;
  readonly timeZone: string;
  readonly locale: string;
}) {
  if (state === 'cancelled') return <Chip tone="neutral">Taken back</Chip>;
  if (state === 'stopped') return STOPPED_WORDS;
  if (state === 'waiting') return <Chip tone="info">{`Goes out ${momentOf(sendAt, timeZone, locale)}`}</Chip>;
  return <time dateTime={sentAt ?? sendAt}>{momentOf(sentAt ?? sendAt, timeZone, locale)}</time>;
}

const openingOf = (id: string): string => `open-${id}`;

/** What was sent, waits or was taken back, for whom, and how many it reached; never who has read it. */
export function SentTable(props: SentTableProps) {
  const { notifications, listProblem, onRetry, onCancel, cancelling, timeZone, locale = 'en-GB', ...pages } = props;
  const columns = useMemo(() => columnsOf(timeZone, locale), [timeZone, locale]);
  const [openId, setOpenId] = useState<string>();
  const open = notifications?.find(({ id }) => id === openId);
  // From a button that is gone one goes on at the other one of its row.
  const listening = useLeadOn(
    (id) => notifications?.find((one) => one.id === id)?.state === 'waiting',
    (id) => document.getElementById(openingOf(id)),
  );
  const actions = (row: SentNotification) => (
    <Inline gap="2" justify="end" wrap={false}>
      {row.state === 'waiting' && (
        <Button
          size="small"
          tone="outline"
          loading={cancelling.has(row.id)}
          aria-label={`Take back “${row.subject}”`}
          {...listening(row.id)}
          onClick={() => onCancel(row.id)}
        >
          Take back
        </Button>
      )}
      <Button size="small" tone="outline" id={openingOf(row.id)} aria-label={`Open “${row.subject}”`} onClick={() => setOpenId(row.id)}>
        Open
      </Button>
    </Inline>
  );
  return (
    <Card heading="Sent and planned">
      <Table
        density="dense"
        caption="Sent and planned notifications"
        hideCaption
        columns={columns}
        rows={notifications ?? []}
        rowKey={({ id }) => id}
        loading={notifications === undefined && listProblem === undefined}
        loadingLabel="Loading notifications"
        rowActions={actions}
        error={listProblem && <RetryBanner problem={listProblem} onRetry={onRetry} />}
        empty={
          <EmptyState title="Nothing sent yet" headingLevel={3}>
            Your first notification will stand here, with how many have read it.
          </EmptyState>
        }
      />
      <EarlierButton {...pages} />
      {open && <SentDialog letter={open} onClose={() => setOpenId(undefined)} timeZone={timeZone} locale={locale} />}
    </Card>
  );
}
