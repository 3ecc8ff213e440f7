import { GUIDE_WAIT_CLASSES, type GuideUse } from '@everstep/domain';
import { BarChart } from '../../charts/BarChart/index.ts';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Table, type TableColumn } from '../../components/Table/index.ts';
import { Text } from '../../components/Text/index.ts';
import { formatCount } from '../../product/format.ts';
import { providerWords, spanOf } from './monitoring-words.ts';

const columns: readonly TableColumn<GuideUse>[] = [
  { key: 'provider', header: 'Service', cell: ({ provider }) => providerWords[provider] },
  { key: 'done', header: 'Replies', kind: 'number', cell: ({ done }) => formatCount(done) },
  { key: 'stopped', header: 'Stopped', kind: 'number', cell: ({ stopped }) => formatCount(stopped) },
  { key: 'failed', header: 'Failed', kind: 'number', cell: ({ failed }) => formatCount(failed) },
  { key: 'retries', header: 'Again', kind: 'number', cell: ({ retries }) => formatCount(retries) },
  { key: 'budget', header: 'Over', kind: 'number', cell: ({ overBudget }) => formatCount(overBudget) },
  { key: 'read', header: 'Read', kind: 'number', cell: ({ tokensRead }) => formatCount(tokensRead) },
  { key: 'written', header: 'Written', kind: 'number', cell: ({ tokensWritten }) => formatCount(tokensWritten) },
  { key: 'whole', header: 'Whole', kind: 'number', cell: ({ wholeMs }) => spanOf(wholeMs) },
];

const last = GUIDE_WAIT_CLASSES[GUIDE_WAIT_CLASSES.length - 1];
const waits: readonly string[] = [...GUIDE_WAIT_CLASSES.map((ms) => `to ${spanOf(ms)}`), `over ${spanOf(last ?? 0)}`];

/** What guides cost, and how long members wait for them. */
export function AdminGuidesCard({ providers }: { readonly providers: readonly GuideUse[] }) {
  return (
    <Card heading="Guides" aside="Since the start">
      {providers.length === 0 ? (
        <EmptyState title="No guide was asked yet" headingLevel={3}>
          Replies, tokens and waits stand here, without a word of what was said.
        </EmptyState>
      ) : (
        <Stack gap="5">
          <BarChart
            title="Wait for the first word"
            description="How many replies began within each time."
            categories={waits}
            categoryLabel="Wait"
            series={providers.map(({ provider, waits: values }) => ({ label: providerWords[provider], values }))}
            formatValue={formatCount}
            layout="rows"
          />
          <Table
            caption="Use of guides"
            hideCaption
            density="dense"
            phone="lines"
            columns={columns}
            rows={providers}
            rowKey={({ provider }) => provider}
          />
          <Text tone="muted">
            Again: calls that were tried once more. Over: calls that the budget of a day sent to the offline guide. Read and written:
            tokens. Whole: mean time of a whole reply.
          </Text>
        </Stack>
      )}
    </Card>
  );
}
