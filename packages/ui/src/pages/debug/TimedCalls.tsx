import { useMemo } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Table, type TableColumn } from '../../components/Table/index.ts';
import { countOf } from '../../product/format.ts';
import { sizeOf, spanOf } from './words.ts';

/** A call that this page has made, as the browser measured it. */
export interface TimedCall {
  readonly id: string;
  /** Its address without what is secret in it. */
  readonly address: string;
  /** When it began, in milliseconds since 1970. */
  readonly at: number;
  /** Milliseconds until it was over. */
  readonly took: number;
  /** Milliseconds until the answer began; null where the browser does not tell. */
  readonly firstByte: number | null;
  /** Bytes that came over the network; null where the browser does not tell. */
  readonly bytes: number | null;
  /** HTTP status; null where the browser does not tell. */
  readonly status: number | null;
}

interface TimedCallsProps {
  readonly calls: readonly TimedCall[];
  readonly onClear: () => void;
  readonly timeZone: string;
}

const columnsOf = (timeZone: string): readonly TableColumn<TimedCall>[] => {
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone });
  return [
    { key: 'address', header: 'Call', cell: ({ address }) => address },
    { key: 'at', header: 'At', noWrap: true, cell: ({ at }) => <time dateTime={new Date(at).toISOString()}>{clock.format(at)}</time> },
    { key: 'status', header: 'Status', kind: 'number', cell: ({ status }) => status ?? '–' },
    {
      key: 'first',
      header: 'First byte',
      kind: 'number',
      noWrap: true,
      cell: ({ firstByte }) => (firstByte === null ? '–' : spanOf(firstByte)),
    },
    { key: 'took', header: 'Took', kind: 'number', noWrap: true, cell: ({ took }) => spanOf(took) },
    { key: 'bytes', header: 'Size', kind: 'number', noWrap: true, cell: ({ bytes }) => (bytes === null ? '–' : sizeOf(bytes)) },
  ];
};

/** What this page has asked the server for since it was loaded. */
export function TimedCalls({ calls, onClear, timeZone }: TimedCallsProps) {
  const columns = useMemo(() => columnsOf(timeZone), [timeZone]);
  return (
    <Card heading="Calls of this page" aside={calls.length > 0 && countOf(calls.length, 'call')}>
      <Stack gap="4">
        <Table
          caption="Calls of this page, the newest first"
          hideCaption
          columns={columns}
          rows={calls}
          rowKey={({ id }) => id}
          density="dense"
          phone="scroll"
          empty={
            <EmptyState title="No calls since you cleared the list" headingLevel={3}>
              Whatever the page asks the server for from now on stands here with its times.
            </EmptyState>
          }
        />
        {calls.length > 0 && (
          <Inline>
            <Button tone="outline" size="small" onClick={onClear}>
              Clear the list
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
