import type { Metrics, RequestMetrics } from '@everstep/domain';
import { BarChart } from '../../charts/BarChart/index.ts';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Table, type TableColumn } from '../../components/Table/index.ts';
import { countOf, formatCount } from '../../product/format.ts';
import { StatTile } from '../../product/StatTile/index.ts';
import { clockOf, megabytesOf, spanOf } from './monitoring-words.ts';
import { FiveTiles, Pair } from './OverviewLayout.tsx';
import { momentOf, shareOf } from './words.ts';

type Route = RequestMetrics['routes'][number];

/** What is no endpoint of its own, in words. */
const besideTheTable: ReadonlyMap<string, string> = new Map([
  ['* /api/*', 'Paths that there are not'],
  ['* /files/*', 'Files'],
]);

const columns: readonly TableColumn<Route>[] = [
  { key: 'route', header: 'Route', cell: ({ route }) => besideTheTable.get(route) ?? route },
  { key: 'answered', header: 'Answers', kind: 'number', cell: ({ answered }) => formatCount(answered) },
  { key: 'half', header: 'Half', kind: 'number', cell: ({ times }) => (times ? spanOf(times.p50) : '–') },
  { key: 'most', header: '95 %', kind: 'number', cell: ({ times }) => (times ? spanOf(times.p95) : '–') },
  { key: 'nearly-all', header: '99 %', kind: 'number', cell: ({ times }) => (times ? spanOf(times.p99) : '–') },
  { key: 'refused', header: 'Refused', kind: 'number', cell: ({ refused, answered }) => partOf(refused, answered) },
  { key: 'failed', header: 'Failed', kind: 'number', cell: ({ failed, answered }) => partOf(failed, answered) },
];

const partOf = (part: number, whole: number): string => (part === 0 ? '0' : `${formatCount(part)} (${shareOf(part, whole)})`);

export interface AdminRequestCardsProps {
  readonly metrics: Metrics;
  /** IANA zone of the reader. */
  readonly timeZone: string;
}

/** The server that answers, in five numbers. */
export function AdminServerCard({ metrics: { requests, server }, timeZone }: AdminRequestCardsProps) {
  return (
    <Card heading="The server" aside={`${server.name}, since ${momentOf(server.since, timeZone, 'en-GB')}`}>
      <FiveTiles>
        <StatTile label="Answers" value={formatCount(requests.answered)} meaning={endsOf(requests)} />
        <StatTile
          label="Under way"
          value={formatCount(requests.inFlight)}
          meaning={`requests, and ${countOf(requests.streams, 'open stream')}`}
        />
        <StatTile label="Delay" value={spanOf(server.loopDelay.p99)} meaning={`of 99 %, at most ${spanOf(server.loopDelay.max)}`} />
        <StatTile label="Memory" value={megabytesOf(server.memoryBytes)} meaning="of the whole process" />
        <StatTile label="Mails" value={formatCount(server.mail.sent)} meaning={`sent, ${formatCount(server.mail.failed)} failed`} />
      </FiveTiles>
    </Card>
  );
}

/** How fast the server answers, and how often it cannot. */
export function AdminRequestCards({ metrics: { requests }, timeZone }: AdminRequestCardsProps) {
  const { spans, routes } = requests;
  const categories = spans.map(({ at }) => clockOf(at, timeZone));
  const times = (which: 'p50' | 'p95' | 'p99') => spans.map((span) => span.times?.[which] ?? null);
  return (
    <Stack gap="6">
      <Pair>
        <Card heading="Time to answer" aside="Of the last hour">
          <BarChart
            title="Time to answer in the last hour"
            hideTitle
            description="In spans of five minutes: half, 95 % and 99 % of all requests were answered within."
            categories={categories}
            categoryLabel="From"
            series={[
              { label: 'Half', values: times('p50') },
              { label: '95 %', values: times('p95') },
              { label: '99 %', values: times('p99') },
            ]}
            formatValue={spanOf}
            empty="Nobody has asked this server for anything in the last hour."
          />
        </Card>
        <Card heading="Refused and failed" aside="Of the last hour">
          <BarChart
            title="Refused and failed requests of the last hour"
            hideTitle
            description="Refused: a sign-in that was over, a wrong input, too many tries. Failed: something on our side."
            categories={categories}
            categoryLabel="From"
            series={[
              { label: 'Refused', values: spans.map(({ answered, refused }) => (answered === 0 ? null : refused)) },
              { label: 'Failed', values: spans.map(({ answered, failed }) => (answered === 0 ? null : failed)) },
            ]}
            formatValue={formatCount}
            empty="Nobody has asked this server for anything in the last hour."
          />
        </Card>
      </Pair>
      <Card heading="Slowest routes" aside="Since the start">
        <Table
          caption="Times of the slowest routes"
          hideCaption
          density="dense"
          phone="lines"
          columns={columns}
          rows={routes}
          rowKey={({ route }) => route}
          empty={
            <EmptyState title="None to tell of yet" headingLevel={3}>
              Routes for members stand here once ten of them have used one.
            </EmptyState>
          }
        />
      </Card>
    </Stack>
  );
}

const endsOf = ({ answered, refused, failed }: RequestMetrics): string =>
  answered === 0 ? 'none yet' : `${partOf(refused, answered)} refused, ${partOf(failed, answered)} failed`;
