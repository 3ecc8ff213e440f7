import { type ConnectionOutcome, isConnected } from '@everstep/domain';
import { Chip } from '../../components/Chip/index.ts';
import { Table, type TableColumn } from '../../components/Table/index.ts';
import { reasonOf, spanOf } from './words.ts';

/** One test of a connection, and how far it is. */
export interface ConnectionTest {
  readonly name: string;
  /** What is asked for. */
  readonly address: string;
  readonly state: 'not-run' | 'running' | ConnectionOutcome;
  /** Milliseconds that it took; null while it has not ended, and where nothing was sent. */
  readonly took: number | null;
}

interface ConnectionTestTableProps {
  readonly caption: string;
  readonly tests: readonly ConnectionTest[];
}

const columns: readonly TableColumn<ConnectionTest>[] = [
  { key: 'name', header: 'Test', cell: ({ name }) => name },
  { key: 'address', header: 'Address', cell: ({ address }) => address },
  { key: 'result', header: 'Result', cell: ({ state }) => <Result state={state} /> },
  { key: 'took', header: 'Took', kind: 'number', noWrap: true, cell: ({ took }) => (took === null ? '–' : spanOf(took)) },
  { key: 'reason', header: 'Why', cell: ({ state }) => (typeof state === 'string' ? '–' : (reasonOf(state) ?? '–')) },
];

/** Tests with result, duration and reason. */
export function ConnectionTestTable({ caption, tests }: ConnectionTestTableProps) {
  return <Table caption={caption} hideCaption columns={columns} rows={tests} rowKey={({ name }) => name} />;
}

function Result({ state }: Pick<ConnectionTest, 'state'>) {
  if (state === 'not-run') return <Chip tone="neutral">Not run yet</Chip>;
  if (state === 'running') return <Chip tone="info">Running</Chip>;
  if (state.kind === 'cancelled') return <Chip tone="neutral">Cancelled</Chip>;
  if (state.kind === 'blocked' || state.kind === 'insecure') return <Chip tone="warning">Blocked</Chip>;
  if (isConnected(state)) return <Chip tone="success">{state.kind === 'answered' ? `Works (${state.status})` : 'Works'}</Chip>;
  return <Chip tone="danger">{state.kind === 'answered' ? `Failed (${state.status})` : 'Failed'}</Chip>;
}
