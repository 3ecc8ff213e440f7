import { randomUUID } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Benched, type People, type Served, serveEverstep } from './everstep.ts';
import type { LoadResult } from './load.ts';
import { perSecond, type Row, type Section, times } from './report.ts';
import { requestText } from './requests.ts';
import type { SqliteJob } from './sqlite-floor.ts';
import { interleaved, median } from './statistics.ts';
import { startWorker, type Worker } from './worker.ts';

const ROUNDS = 5;
const WRITES_A_ROUND = 200;
const CONNECTIONS = 8;
const TARGET = 0.4;
/** Members that each kind of write needs: a member earns for one check-in a day. */
const GROUP = ROUNDS * WRITES_A_ROUND;
/** Members who write first, again and again: code that has run a few times only is slow, and no server is restarted so often. */
const WARM_UP_MEMBERS = 200;
const WARM_UP_ROUNDS = 8;
/** Members of this section: those who write without a key, those who do with one, and those who warm up. */
export const AWARD_MEMBERS = 2 * GROUP + WARM_UP_MEMBERS;

type Kind = SqliteJob['kind'];

/** Durable awards over HTTP against the two rows of one in a bare transaction of `node:sqlite`. */
export async function measureAwards(env: Readonly<Record<string, string>>, people: People): Promise<Section> {
  const file = join(env.DATA_DIR ?? '', 'floor.db');
  // The same tables with the same members; SQLite has checkpointed all of it when the last connection closed.
  copyFileSync(join(env.DATA_DIR ?? '', 'everstep.db'), file);
  const [load, floor] = [startWorker('load.ts'), startWorker('sqlite-floor.ts')];
  const server = await serveEverstep(env);
  try {
    const rows: Row[] = [];
    for (let round = 0; round < WARM_UP_ROUNDS; round += 1) {
      const kind = round % 2 === 0 ? 'mood' : 'check-in';
      await award(load, server, kind, people.regulars.slice(-WARM_UP_MEMBERS), round >= WARM_UP_ROUNDS / 2);
    }
    for (const kind of ['check-in', 'mood'] as const) rows.push(...(await compare(kind, { load, floor, file, server, people })));
    return { title: 'Award throughput', method, rows };
  } finally {
    await Promise.all([load.end(), floor.end(), server.stop()]);
  }
}

const method = [
  `${ROUNDS} rounds of ${WRITES_A_ROUND} writes by as many members, each with two weeks of history, over ${CONNECTIONS} connections; interleaved, medians.`,
  'Each write is validated, decided by the rules, booked with record, ledger, day and totals, and synced to disk (`synchronous=FULL`) before it is answered;',
  'with an `Idempotency-Key` its answer is kept as well.',
  'The floor writes one record and one ledger row of the same tables in a bare `node:sqlite` transaction with `synchronous=FULL`: no HTTP, no rules, no totals.',
].join(' ');

interface Parties {
  readonly load: Worker;
  readonly floor: Worker;
  readonly file: string;
  readonly server: Served;
  readonly people: People;
}

async function compare(kind: Kind, { load, floor, file, server, people }: Parties): Promise<readonly Row[]> {
  const members = (group: number, round: number) =>
    people.regulars.slice(group * GROUP + round * WRITES_A_ROUND, group * GROUP + (round + 1) * WRITES_A_ROUND);
  const bare = async (round: number) => {
    const job: SqliteJob = { file, kind, memberIds: members(0, round).map(({ id }) => id) };
    return (WRITES_A_ROUND * 1000) / (await floor.ask<number>(job));
  };
  const plain = (round: number) => award(load, server, kind, members(0, round), false);
  const keyed = (round: number) => award(load, server, kind, members(1, round), true);
  const rates = await interleaved(ROUNDS, { bare, plain, keyed });
  const [floorRate, what] = [median(rates.bare), kind === 'mood' ? 'mood log' : 'daily check-in'];
  return [rowOf(what, floorRate, median(rates.plain)), rowOf(`${what} with an idempotency key`, floorRate, median(rates.keyed))];
}

async function award(load: Worker, server: Served, kind: Kind, members: readonly Benched[], withKey: boolean): Promise<number> {
  const [path, body] = kind === 'mood' ? ['/api/moods', { score: 4 }] : ['/api/checkins', {}];
  const requests = members.map((member) => requestText('POST', path, member, { body, ...(withKey ? { key: randomUUID() } : {}) }));
  const job = { port: server.port, connections: CONNECTIONS, requests, status: 201 };
  const { count, milliseconds } = await load.ask<LoadResult>(job);
  return (count * 1000) / milliseconds;
}

function rowOf(what: string, floor: number, ours: number): Row {
  const ratio = ours / floor;
  return { what, floor: perSecond(floor), ours: perSecond(ours), result: times(ratio), target: `≥ ${TARGET}×`, met: ratio >= TARGET };
}
