import { createHash, timingSafeEqual } from 'node:crypto';
import { GUIDE_WAIT_CLASSES, logLevels, METRICS_PATH, type SystemStatus } from '@everstep/domain';
import type { Hono } from 'hono';
import type { ProviderUse } from '../ai/ai-use.ts';
import type { Deps } from '../deps.ts';
import { textHeaders } from '../http/security-headers.ts';
import { version } from '../system/version.ts';
import { exposition, type Family, histogramSamples, type Sample } from './exposition.ts';
import { ANSWER_CLASSES } from './request-meter.ts';

/** The classes of times that are told of each route: all of them would be thousands of series. */
const TOLD_CLASSES = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000];

/** Serves the numbers of this server to whoever holds the token; without one configured there is nothing at the address. */
export function mountMetrics(app: Hono, deps: Deps): void {
  const { metricsToken } = deps.env;
  app.get(METRICS_PATH, async (c) => {
    if (metricsToken === undefined) return plain(404, 'There is nothing at this address.\n');
    const given = /^Bearer +(.+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
    if (given === undefined || !isSame(given, metricsToken))
      return plain(401, 'This needs the token of METRICS_TOKEN.\n', { 'WWW-Authenticate': 'Bearer' });
    const text = exposition([
      ...requestFamilies(deps),
      ...serverFamilies(deps),
      ...guideFamilies(deps),
      partFamily(await deps.parts.read()),
    ]);
    return new Response(text, {
      headers: { ...textHeaders, 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' },
    });
  });
}

/** Compares in a time that tells nothing of either, not even a length. */
function isSame(given: string, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}

const plain = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(text, {
    status,
    headers: { ...textHeaders, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });

function requestFamilies({ requests }: Deps): readonly Family[] {
  const routes = requests.routes();
  return [
    {
      name: 'everstep_http_requests_total',
      type: 'counter',
      help: 'Answers by route and status.',
      samples: routes.flatMap(({ method, path, statuses }) =>
        [...statuses].map(([status, value]): Sample => ({ labels: { method, route: path, status: String(status) }, value })),
      ),
    },
    {
      name: 'everstep_http_request_duration_seconds',
      type: 'histogram',
      help: 'Time until an answer began.',
      samples: routes.flatMap(({ method, path, counts, totalMs }) =>
        histogramSamples({ ends: ANSWER_CLASSES, counts, totalMs }, { method, route: path }, TOLD_CLASSES),
      ),
    },
    gauge('everstep_http_requests_in_flight', 'Requests that are being answered.', requests.inFlight()),
    gauge('everstep_event_streams_open', 'Streams of events that are open.', requests.streams()),
  ];
}

function serverFamilies({ server, mail, logs }: Deps): readonly Family[] {
  const delay = server.loopDelay();
  const { sent, failed } = mail.use();
  const lines = logs.counts();
  return [
    gauge('everstep_info', 'The version that runs.', 1, { version }),
    gauge('process_start_time_seconds', 'When the server started.', Date.parse(server.since) / 1000),
    gauge('process_resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()),
    {
      name: 'process_cpu_seconds_total',
      type: 'counter',
      help: 'Time of processors that the process took.',
      samples: [{ value: (process.cpuUsage().user + process.cpuUsage().system) / 1e6 }],
    },
    {
      name: 'everstep_event_loop_delay_seconds',
      type: 'gauge',
      help: 'How late the server got to its work in about the last minute.',
      samples: Object.entries({ '0.5': delay.p50, '0.99': delay.p99, '1': delay.max }).map(([quantile, ms]) => ({
        labels: { quantile },
        value: ms / 1000,
      })),
    },
    counter('everstep_mail_total', 'Letters by outcome.', 'outcome', { sent, failed }),
    {
      name: 'everstep_log_lines_total',
      type: 'counter',
      help: 'Lines of the log that were more than a request.',
      samples: logLevels.map((level) => ({ labels: { level }, value: lines[level] })),
    },
  ];
}

function guideFamilies({ aiUse }: Deps): readonly Family[] {
  const uses = Object.entries(aiUse.read());
  const each = (name: string, help: string, of: (use: ProviderUse) => Readonly<Record<string, number>>, label?: string): Family => ({
    name,
    type: 'counter',
    help,
    samples: uses.flatMap(([provider, use]) =>
      Object.entries(of(use)).map(([key, value]): Sample => ({ labels: { provider, ...(label ? { [label]: key } : {}) }, value })),
    ),
  });
  return [
    each('everstep_ai_calls_total', 'Calls of guides by how they ended.', ({ calls }) => calls, 'end'),
    each('everstep_ai_retries_total', 'Calls that were tried again.', ({ retries }) => ({ retries })),
    each('everstep_ai_over_budget_total', 'Calls that the budget of a day sent to the offline guide.', ({ overBudget }) => ({
      overBudget,
    })),
    each(
      'everstep_ai_tokens_total',
      'Tokens read and written.',
      ({ tokensRead, tokensWritten }) => ({ read: tokensRead, written: tokensWritten }),
      'direction',
    ),
    {
      name: 'everstep_ai_first_word_seconds',
      type: 'histogram',
      help: 'Wait for the first word of a guide.',
      samples: uses.flatMap(([provider, { firstPiece, firstPieceMs }]) =>
        histogramSamples({ ends: GUIDE_WAIT_CLASSES, counts: firstPiece, totalMs: firstPieceMs }, { provider }),
      ),
    },
    {
      name: 'everstep_ai_reply_seconds',
      type: 'summary',
      help: 'Time of whole replies.',
      samples: uses.flatMap(([provider, { calls, wholeMs }]): Sample[] => [
        { suffix: '_sum', labels: { provider }, value: wholeMs / 1000 },
        { suffix: '_count', labels: { provider }, value: Object.values(calls).reduce((sum, count) => sum + count, 0) },
      ]),
    },
  ];
}

/** A part that is not set up has no sample: it neither works nor fails. */
const partFamily = ({ parts }: SystemStatus): Family => ({
  name: 'everstep_part_up',
  type: 'gauge',
  help: 'Whether a part that the server works with does.',
  samples: parts.filter(({ state }) => state !== 'off').map(({ part, state }) => ({ labels: { part }, value: state === 'ok' ? 1 : 0 })),
});

const gauge = (name: string, help: string, value: number, labels?: Sample['labels']): Family => ({
  ...{ name, type: 'gauge', help },
  samples: [{ value, ...(labels ? { labels } : {}) }],
});

const counter = (name: string, help: string, label: string, values: Readonly<Record<string, number>>): Family => ({
  ...{ name, type: 'counter', help },
  samples: Object.entries(values).map(([key, value]) => ({ labels: { [label]: key }, value })),
});
