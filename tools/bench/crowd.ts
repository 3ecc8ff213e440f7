import { setTimeout as pause } from 'node:timers/promises';
import { issueToken } from '../../apps/bff/src/accounts/tokens.ts';
import { openDeps } from '../../apps/bff/src/create-deps.ts';
import type { Deps } from '../../apps/bff/src/deps.ts';
import { readEnv } from '../../apps/bff/src/env.ts';
import { createLog } from '../../apps/bff/src/log.ts';
import { ADMIN_EMAIL, seedCrowd } from '../../apps/bff/src/seed/crowd.ts';
import { startCluster } from '../../tests/setup/postgres.ts';
import type { CrowdJob, CrowdRead } from './crowd-listeners.ts';
import { type Served, serveEverstep, serverEnv, temporaryFolder } from './everstep.ts';
import type { Paced, PacedJob } from './paced.ts';
import { milliseconds, type Row, type Section, times } from './report.ts';
import { interleaved, median, percentile } from './statistics.ts';
import { cpuOf, startWorker, type Worker } from './worker.ts';

const [FEW, MANY] = [100, 100_000];
/** Members who have a page open while a broadcast goes out. */
const LISTENERS = 200;
const [WARM_UP_ROUNDS, ROUNDS, REQUESTS] = [2, 9, 6];
/** Rounds with and without a broadcast, and messages to one member. */
const [BROADCASTS, LETTERS] = [5, 40];
/** Another member's dashboard is asked for so often, for so long. */
const [EVERY_MS, WATCHED_MS] = [20, 6000];
const [PAGE_TARGET, CALM_TARGET, LIVE_TARGET_MS] = [2, 3, 1000];

const method = [
  `\`pnpm seed\` with ${MANY.toLocaleString('en')} members against ${FEW}, on both databases; PostgreSQL waits for its disk and has 512 MB of buffers.`,
  `Pages: medians of ${ROUNDS} interleaved rounds of ${REQUESTS} requests each, one after the other. All numbers are read by a server that has just started: afterwards they are remembered for a minute.`,
  `Broadcast: ${LISTENERS} members of the ${MANY.toLocaleString('en')} have a page open, which shows what the hint says; then each fetches what the web app does (number, list, preferences, dashboard), at a moment by chance, and marks it as read.`,
  `Meanwhile other members' dashboards are asked for every ${EVERY_MS} ms, whether answers come or not; the time counts from when each was due. The floor is the same with nothing sent, in turns, ${BROADCASTS} times.`,
  'A message is timed from the administrator’s request until the hint has arrived; on PostgreSQL at another server of the same database.',
].join(' ');

/** A server's environment with those who are signed in. */
interface Stand {
  readonly env: Readonly<Record<string, string>>;
  readonly admin: string;
  readonly members: readonly Signed[];
}
interface Signed {
  readonly id: string;
  readonly token: string;
}

/** Pages of administrators and broadcasts with 100,000 members, on both databases. */
export async function measureCrowd(): Promise<Section> {
  const rows = await measureOn('SQLite', () => undefined);
  const cluster = await startCluster({ fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', shared_buffers: '512MB' });
  if (!cluster) return { title: TITLE, method: `${method} PostgreSQL was not there.`, rows };
  try {
    return { title: TITLE, method, rows: [...rows, ...(await measureOn('PostgreSQL', (name) => cluster.createDatabase(name)))] };
  } finally {
    await cluster.stop();
  }
}
const TITLE = '100,000 members';

async function measureOn(database: string, urlOf: (name: string) => string | undefined): Promise<readonly Row[]> {
  const few = await stand(urlOf('few'), FEW);
  const many = await stand(urlOf('many'), MANY);
  const servers = { few: await serveEverstep(few.env), many: await serveEverstep(many.env) };
  const another = many.env.DATABASE_URL === undefined ? undefined : await serveEverstep({ ...many.env, DATA_DIR: temporaryFolder() });
  const [crowd, probe] = [startWorker('crowd-listeners.ts'), startWorker('paced.ts')];
  try {
    const rows = [
      ...(await comparePages({ few: { ...few, server: servers.few }, many: { ...many, server: servers.many } })),
      ...(await broadcasts({ ...many, server: servers.many, another: another ?? servers.many, crowd, probe })),
    ];
    return rows.map((row) => ({ ...row, what: `${database}: ${row.what}` }));
  } finally {
    await Promise.all([crowd.end(), probe.end(), servers.few.stop(), servers.many.stop(), another?.stop()]);
  }
}

/** A database of its own with so many members, some of whom are signed in. */
async function stand(databaseUrl: string | undefined, members: number): Promise<Stand> {
  const env = { ...serverEnv(temporaryFolder()), ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) };
  const { deps, close } = await openDeps(readEnv(env), createLog({ mode: 'test' }));
  try {
    await seedCrowd(deps.db, { members, seed: 1, now: deps.clock.now(), passwordHash: '' });
    const of = (role: 'admin' | 'member', limit: number) => signedIn(deps, role, limit);
    const [admin] = await of('admin', 1);
    return { env, admin: admin?.token ?? '', members: await of('member', 2 * LISTENERS) };
  } finally {
    await close();
  }
}

/** Members with a session that stands, and a token for it. */
async function signedIn({ db, secret, clock }: Deps, role: 'admin' | 'member', limit: number): Promise<readonly Signed[]> {
  const rows = await db.query
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.memberId')
    .select(['session.id as sessionId', 'member.id'])
    .where('member.role', '=', role)
    .orderBy('session.id')
    .limit(limit)
    .execute();
  return Promise.all(
    rows.map(async ({ id, sessionId }) => ({ id, token: await issueToken(secret, { memberId: id, sessionId, role }, clock.now()) })),
  );
}

type Standing = Stand & { readonly server: Served };

const pages: readonly { readonly what: string; readonly path: string; readonly target?: number }[] = [
  { what: 'users, first page', path: '/api/admin/users', target: PAGE_TARGET },
  { what: 'users by name', path: '/api/admin/users?sort=name&direction=asc', target: PAGE_TARGET },
  { what: 'users by e-mail', path: '/api/admin/users?sort=email&direction=asc', target: PAGE_TARGET },
  { what: 'users who are suspended', path: '/api/admin/users?status=suspended' },
  { what: 'search, a first name', path: '/api/admin/users?q=ada' },
  { what: 'search, a first name, by name', path: '/api/admin/users?q=ada&sort=name&direction=asc' },
  { what: 'search, one address', path: `/api/admin/users?q=${ADMIN_EMAIL}` },
  { what: 'search, nobody', path: '/api/admin/users?q=zzz' },
  { what: 'who is online', path: '/api/admin/users/online' },
  { what: 'sign-ins', path: '/api/admin/logs/users' },
  { what: 'what was sent', path: '/api/admin/notifications' },
  { what: 'replies', path: '/api/admin/threads' },
];

/** Each page of administrators with many members against the same page with few. */
async function comparePages({ few, many }: Readonly<Record<'few' | 'many', Standing>>): Promise<readonly Row[]> {
  const cold = { few: await timed(few, '/api/admin/metrics'), many: await timed(many, '/api/admin/metrics') };
  const rows: Row[] = [];
  for (const { what, path, target } of pages) {
    const runs = { few: () => typical(few, path), many: () => typical(many, path) };
    await interleaved(WARM_UP_ROUNDS, runs);
    const taken = await interleaved(ROUNDS, runs);
    const [floor, ours] = [median(taken.few), median(taken.many)];
    const aim = target === undefined ? { target: '' } : { target: `≤ ${target}×`, met: ours <= target * floor };
    rows.push({ what, floor: milliseconds(floor), ours: milliseconds(ours), result: times(ours / floor), ...aim });
  }
  const numbers = { what: 'all numbers, read anew', floor: milliseconds(cold.few), ours: milliseconds(cold.many) };
  return [...rows, { ...numbers, result: times(cold.many / cold.few), target: '' }];
}

async function typical(stand: Standing, path: string): Promise<number> {
  const taken: number[] = [];
  for (let count = 0; count < REQUESTS; count += 1) taken.push(await timed(stand, path));
  return median(taken);
}

/** Milliseconds of one request of the administrator. */
async function timed({ server, admin }: Standing, path: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers: headersOf(admin) });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${body}`);
  return performance.now() - start;
}

const headersOf = (token: string) => ({ Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'X-Time-Zone': 'UTC' });

interface Sending extends Standing {
  /** Where those listen to whom a single message goes. */
  readonly another: Served;
  readonly crowd: Worker;
  readonly probe: Worker;
}

/** Other requests beside a broadcast that goes out and is read, and how soon a message to one member is there. */
async function broadcasts(sending: Sending): Promise<readonly Row[]> {
  const { server, members, crowd, probe } = sending;
  const [listeners, others] = [members.slice(0, LISTENERS), members.slice(LISTENERS)];
  const url = `http://127.0.0.1:${server.port}`;
  await crowd.ask<number>({ open: listeners.map(({ token }) => token), url } satisfies CrowdJob);
  const watch = () =>
    probe.ask<readonly Paced[]>({
      port: server.port,
      path: '/api/dashboard',
      tokens: others.map(({ token }) => token),
      everyMs: EVERY_MS,
      milliseconds: WATCHED_MS,
    } satisfies PacedJob);
  await watch();
  const spans: number[] = [];
  const arrivals: number[] = [];
  const used: Record<'quiet' | 'busy', number[]> = { quiet: [], busy: [] };
  const counted = async <T>(kind: keyof typeof used, work: () => Promise<T>): Promise<T> => {
    const before = cpuOf(server.process.pid);
    const done = await work();
    used[kind].push(cpuOf(server.process.pid) - before);
    return done;
  };
  const taken = await interleaved(BROADCASTS + 1, {
    quiet: () => counted('quiet', watch),
    busy: () =>
      counted('busy', async () => {
        const [watched, { from, to, heard }] = await Promise.all([watch(), sendAndRead(sending)]);
        spans.push(to - from);
        arrivals.push(...heard.map((at) => at - from));
        return watched.filter(({ due, milliseconds }) => due <= to && due + milliseconds >= from);
      }),
  });
  // The first round warms up.
  const of = (runs: readonly (readonly Paced[])[]) => runs.slice(1).flatMap((run) => run.map(({ milliseconds }) => milliseconds));
  const [quiet, busy] = [of(taken.quiet), of(taken.busy)];
  const live = await letters(sending, others);
  const row = (what: string, share: number): Row => {
    const [floor, ours] = [percentile(quiet, share), percentile(busy, share)];
    const isAim = share === 0.99;
    const aim = isAim ? { target: `≤ ${CALM_TARGET}×`, met: ours <= CALM_TARGET * floor } : { target: '' };
    return { what, floor: milliseconds(floor), ours: milliseconds(ours), result: times(ours / floor), ...aim };
  };
  const work = (median(used.busy) - median(used.quiet)) / LISTENERS;
  const span = { what: `broadcast, until all ${LISTENERS} have read it`, floor: '', ours: milliseconds(median(spans)) };
  const [soon, shown] = [percentile(live, 0.99), percentile(arrivals, 0.99)];
  return [
    row('others beside a broadcast, p50', 0.5),
    row('others beside a broadcast, p99', 0.99),
    {
      what: `broadcast, until a page of ${LISTENERS} shows it, p50`,
      floor: '',
      ours: milliseconds(median(arrivals)),
      result: '',
      target: '',
    },
    {
      what: `broadcast, until a page of ${LISTENERS} shows it, p99`,
      floor: '',
      ours: milliseconds(shown),
      result: milliseconds(shown),
      target: `≤ ${LIVE_TARGET_MS / 1000} s`,
      met: shown <= LIVE_TARGET_MS,
    },
    { ...span, result: '', target: '' },
    { what: 'processor of the server for each who reads', floor: '', ours: milliseconds(work), result: '', target: '' },
    { what: 'a message, until its hint is there, p50', floor: '', ours: milliseconds(median(live)), result: '', target: '' },
    {
      what: 'a message, until its hint is there, p99',
      floor: '',
      ours: milliseconds(soon),
      result: milliseconds(soon),
      target: `≤ ${LIVE_TARGET_MS / 1000} s`,
      met: soon <= LIVE_TARGET_MS,
    },
  ];
}

/** A broadcast from its sending until the last listener has read it, in milliseconds since 1970. */
async function sendAndRead({
  server,
  admin,
  crowd,
}: Sending): Promise<{ readonly from: number; readonly to: number; readonly heard: readonly number[] }> {
  await pause(500);
  const read = crowd.ask<CrowdRead>({ read: true } satisfies CrowdJob);
  const from = Date.now();
  const body = { title: 'A walk together', message: 'On Sunday at ten.', targetUsers: 'all' };
  await post(`http://127.0.0.1:${server.port}/api/admin/notifications`, admin, body);
  const { heard, lastRead } = await read;
  return { from, to: lastRead, heard };
}

/** How long each of some messages to one member took, in milliseconds. */
async function letters({ server, another, admin }: Sending, others: readonly Signed[]): Promise<readonly number[]> {
  const [addressee] = others;
  if (!addressee) throw new Error('Nobody to write to');
  const listener = startWorker('crowd-listeners.ts');
  try {
    await listener.ask<number>({ open: [addressee.token], url: `http://127.0.0.1:${another.port}` } satisfies CrowdJob);
    const taken: number[] = [];
    for (let count = 0; count < LETTERS; count += 1) {
      const read = listener.ask<CrowdRead>({ read: true } satisfies CrowdJob);
      const from = Date.now();
      await post(`http://127.0.0.1:${server.port}/api/admin/message/${addressee.id}`, admin, { message: 'hello' });
      taken.push(((await read).heard[0] ?? Number.POSITIVE_INFINITY) - from);
    }
    return taken;
  } finally {
    await listener.end();
  }
}

async function post(url: string, token: string, body: object): Promise<void> {
  const answer = await fetch(url, { method: 'POST', headers: headersOf(token), body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  await answer.text();
}
