import { setTimeout as pause } from 'node:timers/promises';
import { type Benched, type People, type Served, serveEverstep } from './everstep.ts';
import { megabytes, milliseconds, type Row, type Section } from './report.ts';
import { interleaved, median, percentile } from './statistics.ts';
import { memoryOf, startWorker, type Worker } from './worker.ts';

/** Streams that are open at once. */
export const STREAMS = 100;
const TURNS = 60;
const WARM_UP_TURNS = 30;
/** An open stream says a word this often: a quick model. */
const PACE_MS = 100;
/** Words of a stream that stays open while others are measured. */
const LONG = 400;
const SHORT = 5;
const [P50_MS, P99_MS] = [15, 50];
const [IDLE_BYTES, STREAM_BYTES] = [150_000_000, 1_000_000];
/** Memory is read once the streams have been flowing for this long, in milliseconds. */
const SETTLE_MS = 2000;

const method = [
  `From sending a message until the first piece of the reply has arrived, ${TURNS} turns one after the other, interleaved with the same call to the mock provider alone.`,
  `The second pair has ${STREAMS} other streams open on the same server, each with a word every ${PACE_MS} ms.`,
  'Each turn stores the message, passes the care check and stores the turn durably before the provider is asked.',
  'Memory is `VmRSS` of the server: after its start and one page view, after these turns, and with the streams open.',
].join(' ');

/** A chat turn's first piece against the mock provider alone, and the memory of open streams. */
export async function measureChat(env: Readonly<Record<string, string>>, people: People): Promise<Section> {
  const [provider, crowd] = [startWorker('provider.ts'), startWorker('listeners.ts')];
  const baseUrl = await provider.ask<string>({ words: SHORT });
  const settings = { ...env, AI_PROVIDER: 'openai', AI_BASE_URL: baseUrl, AI_MODEL: 'mock' };
  // The first start after a change takes the types out of the code, and keeps the memory for it; any later one does not.
  await (await serveEverstep(settings)).stop();
  const server = await serveEverstep(settings);
  const parties: Parties = { server, baseUrl, member: people.newcomer };
  try {
    await fetch(`http://127.0.0.1:${server.port}/api/dashboard`, { headers: headersOf(people.newcomer) });
    const idle = memoryOf(server.process.pid);
    for (let turn = 0; turn < WARM_UP_TURNS; turn += 1) await Promise.all([ourTurn(parties), bareTurn(parties)]);
    const alone = await compare(parties);
    const before = memoryOf(server.process.pid);
    const tokens = people.regulars.slice(0, STREAMS).map(({ token }) => token);
    await openStreams(provider, crowd, server, tokens);
    const streaming = memoryOf(server.process.pid);
    await provider.ask<string>({ words: SHORT });
    const crowded = await compare(parties);
    return {
      title: 'Chat and memory',
      method,
      rows: [
        ...rowsOf('first piece, no other stream', alone, 0.5),
        ...rowsOf(`first piece, ${STREAMS} streams open`, crowded, 0.99),
        ...memoryRows({ idle, before, streaming }),
      ],
    };
  } finally {
    await Promise.all([crowd.end(), server.stop(), provider.end()]);
  }
}

async function openStreams(provider: Worker, crowd: Worker, server: Served, tokens: readonly string[]): Promise<void> {
  await provider.ask<string>({ words: LONG, paceMs: PACE_MS });
  await crowd.ask<number>({ port: server.port, tokens });
  await pause(SETTLE_MS);
}

interface Parties {
  readonly server: Served;
  readonly baseUrl: string;
  readonly member: Benched;
}

const headersOf = ({ token }: Benched) => ({ Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'X-Time-Zone': 'UTC' });

const compare = (parties: Parties) => interleaved(TURNS, { bare: () => bareTurn(parties), ours: () => ourTurn(parties) });

function ourTurn({ server, member }: Parties): Promise<number> {
  const headers = { ...headersOf(member), Accept: 'text/event-stream' };
  const body = JSON.stringify({ message: 'What could I do first today?' });
  return firstPiece(`http://127.0.0.1:${server.port}/api/gemini/chat/kael`, { method: 'POST', headers, body }, 'event: delta');
}

function bareTurn({ baseUrl }: Parties): Promise<number> {
  const body = JSON.stringify({ model: 'mock', stream: true, messages: [{ role: 'user', content: 'What could I do first today?' }] });
  const headers = { 'Content-Type': 'application/json' };
  return firstPiece(`${baseUrl}/chat/completions`, { method: 'POST', headers, body }, '"content"');
}

/** Milliseconds until `sign` has arrived; the rest is read too, so that the next turn meets a quiet server. */
async function firstPiece(url: string, init: RequestInit, sign: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url, init);
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  let [text, first] = ['', 0];
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    text += piece;
    if (first === 0 && text.includes(sign)) first = performance.now() - start;
  }
  if (first === 0) throw new Error(`${url} said nothing:\n${text}`);
  return first;
}

/** The share of turns that has a target is named by it: half of them, or all but the slowest hundredth. */
function rowsOf(what: string, { bare, ours }: Record<'bare' | 'ours', number[]>, aimed: 0.5 | 0.99): readonly Row[] {
  const row = (name: string, of: (values: readonly number[]) => number, target: number | undefined): Row => {
    const added = of(ours) - of(bare);
    return {
      what: `${what}, ${name}`,
      floor: milliseconds(of(bare)),
      ours: milliseconds(of(ours)),
      result: `+${milliseconds(added)}`,
      target: target === undefined ? '' : `≤ +${target} ms`,
      ...(target === undefined ? {} : { met: added <= target }),
    };
  };
  return [
    row('p50', median, aimed === 0.5 ? P50_MS : undefined),
    row('p99', (values) => percentile(values, 0.99), aimed === 0.99 ? P99_MS : undefined),
  ];
}

/** Bytes of the server after its start, after some turns, and while it streams. */
interface Memory {
  readonly idle: number;
  readonly before: number;
  readonly streaming: number;
}

const memoryRows = ({ idle, before, streaming }: Memory): readonly Row[] => [
  {
    what: 'memory, idle',
    floor: '',
    ours: megabytes(idle),
    result: megabytes(idle),
    target: `≤ ${megabytes(IDLE_BYTES)}`,
    met: idle <= IDLE_BYTES,
  },
  {
    what: `memory, ${STREAMS} streams open`,
    floor: megabytes(before),
    ours: megabytes(streaming),
    result: `+${megabytes(streaming - before)}`,
    target: '',
  },
  streamRow((streaming - before) / STREAMS),
];

const streamRow = (each: number): Row => ({
  what: `memory, each of ${STREAMS} open streams`,
  floor: '',
  ours: `+${megabytes(each)}`,
  result: `+${megabytes(each)}`,
  target: `≤ +${megabytes(STREAM_BYTES)}`,
  met: each <= STREAM_BYTES,
});
