import { type Benched, type People, type Served, serveEverstep } from './everstep.ts';
import type { LoadJob, LoadResult } from './load.ts';
import { perSecond, type Row, type Section, times } from './report.ts';
import { requestText } from './requests.ts';
import { interleaved, median } from './statistics.ts';
import { cpuOf, startWorker, type Worker } from './worker.ts';

const ROUNDS = 5;
const MILLISECONDS = 700;
const WARM_UP_MS = 1500;
const CONNECTIONS = 16;
const TARGET = 0.15;

interface Rate {
  readonly perSecond: number;
  /** CPU time of the server for one request, in milliseconds. */
  readonly cpu: number;
}

/** `GET /api/dashboard` against a bare Hono route that answers the same bytes. */
export async function measureDashboard(env: Readonly<Record<string, string>>, people: People): Promise<Section> {
  const load = startWorker('load.ts');
  const server = await serveEverstep(env);
  const floors: Worker[] = [];
  try {
    const rows: Row[] = [];
    for (const [who, member] of [
      ['a new member', people.newcomer],
      ['a member with 10 years of data', people.veteran],
    ] as const) {
      const floor = startWorker('floor-server.ts');
      floors.push(floor);
      rows.push(...(await compare({ load, server, floor, member, who })));
    }
    return { title: 'Dashboard throughput', method, rows };
  } finally {
    await Promise.all([load.end(), server.stop(), ...floors.map((floor) => floor.end())]);
  }
}

const method = [
  `\`GET /api/dashboard\` over ${CONNECTIONS} kept connections, ${ROUNDS} rounds of ${MILLISECONDS} ms each, interleaved, medians.`,
  'The floor is one Hono route in a process of its own that answers the same JSON text and does nothing else.',
  'CPU is the time that the server process used for one request; other work on the machine moves it less than the rate.',
].join(' ');

interface Comparison {
  readonly load: Worker;
  readonly server: Served;
  readonly floor: Worker;
  readonly member: Benched;
  readonly who: string;
}

async function compare({ load, server, floor, member, who }: Comparison): Promise<readonly Row[]> {
  const url = `http://127.0.0.1:${server.port}/api/dashboard`;
  const answer = await fetch(url, { headers: { Authorization: `Bearer ${member.token}`, 'X-Time-Zone': 'UTC' } });
  const body = await answer.text();
  if (answer.status !== 200) throw new Error(`The dashboard answered ${answer.status}: ${body}`);
  const port = await floor.ask<number>({ body });
  const job = { connections: CONNECTIONS, requests: [requestText('GET', '/api/dashboard', member)], status: 200 };
  const run = (target: { port: number; pid: number | undefined }, milliseconds: number) =>
    rateOf(load, { ...job, port: target.port, milliseconds }, target.pid);
  const [bare, ours] = [
    { port, pid: floor.process.pid },
    { port: server.port, pid: server.process.pid },
  ];
  await run(bare, WARM_UP_MS);
  await run(ours, WARM_UP_MS);
  const rates = await interleaved(ROUNDS, { bare: () => run(bare, MILLISECONDS), ours: () => run(ours, MILLISECONDS) });
  return rowsOf(`${who} (${body.length.toLocaleString('en')} bytes)`, rates);
}

async function rateOf(load: Worker, job: LoadJob, pid: number | undefined): Promise<Rate> {
  const before = cpuOf(pid);
  const { count, milliseconds } = await load.ask<LoadResult>(job);
  return { perSecond: (count * 1000) / milliseconds, cpu: (cpuOf(pid) - before) / count };
}

function rowsOf(what: string, rates: { readonly bare: readonly Rate[]; readonly ours: readonly Rate[] }): readonly Row[] {
  const of = (kind: keyof Rate) => ({
    bare: median(rates.bare.map((rate) => rate[kind])),
    ours: median(rates.ours.map((rate) => rate[kind])),
  });
  const [rate, cpu] = [of('perSecond'), of('cpu')];
  const ratio = rate.ours / rate.bare;
  return [
    { what, floor: perSecond(rate.bare), ours: perSecond(rate.ours), result: times(ratio), target: `≥ ${TARGET}×`, met: ratio >= TARGET },
    {
      what: 'CPU per request',
      floor: `${cpu.bare.toFixed(3)} ms`,
      ours: `${cpu.ours.toFixed(3)} ms`,
      result: times(cpu.bare / cpu.ours),
      target: '',
    },
  ];
}
