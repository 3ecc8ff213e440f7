import { type Benched, type People, serveEverstep } from './everstep.ts';
import { milliseconds, type Row, type Section, times } from './report.ts';
import { interleaved, median } from './statistics.ts';

const ROUNDS = 9;
const REQUESTS = 12;
const WARM_UP_ROUNDS = 2;

/** Pages that somebody with ten years of data opens as often as anybody. */
const reads: readonly { readonly what: string; readonly path: string }[] = [
  { what: 'dashboard', path: '/api/dashboard' },
  { what: 'habits', path: '/api/habits' },
  { what: 'a habit’s last year', path: '/api/habits/:habit/history' },
  { what: 'goals', path: '/api/goals' },
  { what: 'what moods show', path: '/api/moods/insights' },
  { what: 'moods of a year', path: '/api/moods/days?from=:year&to=:today' },
  { what: 'moods, a page', path: '/api/moods' },
  { what: 'journal, a page', path: '/api/journals' },
  { what: 'search, a common word', path: '/api/journals?q=moss' },
  { what: 'search, three words', path: '/api/journals?q=moss%20wall%20canal' },
];

/** Each read of a member with ten years of data against the same read of one who has nothing but one habit. */
export async function measureTenYears(env: Readonly<Record<string, string>>, { newcomer, veteran }: People): Promise<Section> {
  const server = await serveEverstep(env);
  const url = `http://127.0.0.1:${server.port}`;
  try {
    await plant(url, newcomer);
    const habits = { newcomer: await firstHabit(url, newcomer), veteran: await firstHabit(url, veteran) };
    const rows: Row[] = [];
    for (const { what, path } of reads) {
      const runs = {
        none: () => probe(url, placed(path, habits.newcomer), newcomer),
        decade: () => probe(url, placed(path, habits.veteran), veteran),
      };
      await interleaved(WARM_UP_ROUNDS, runs);
      const taken = await interleaved(ROUNDS, runs);
      const [none, decade] = [median(taken.none), median(taken.decade)];
      rows.push({ what, floor: milliseconds(none), ours: milliseconds(decade), result: times(decade / none), target: '' });
    }
    return { title: 'Ten years', method, rows };
  } finally {
    await server.stop();
  }
}

const method = [
  `Medians of ${ROUNDS} interleaved rounds of ${REQUESTS} requests each, one after the other. The floor is a new member with one habit;`,
  'ours has 3,650 journal entries, 36,500 ticks of 10 habits, 7,300 moods and 60 goals, so that answers are full pages rather than empty ones.',
].join(' ');

const headers = ({ token }: Benched) => ({ Authorization: `Bearer ${token}`, 'X-Time-Zone': 'UTC' });

/** Milliseconds of one request, the median of a round. */
async function probe(url: string, path: string, member: Benched): Promise<number> {
  const taken: number[] = [];
  for (let count = 0; count < REQUESTS; count += 1) {
    const start = performance.now();
    const answer = await fetch(url + path, { headers: headers(member) });
    const body = await answer.text();
    taken.push(performance.now() - start);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${body}`);
  }
  return median(taken);
}

function placed(path: string, habit: string): string {
  const today = new Date();
  const year = new Date(today.getTime() - 365 * 86_400_000);
  const date = (of: Date) => of.toISOString().slice(0, 10);
  return path.replace(':habit', habit).replace(':year', date(year)).replace(':today', date(today));
}

async function plant(url: string, member: Benched): Promise<void> {
  const body = JSON.stringify({ title: 'Read', kind: 'yes-no', schedule: { per: 'day', times: 1 } });
  const sent = { method: 'POST', headers: { ...headers(member), 'Content-Type': 'application/json' }, body };
  const answer = await fetch(`${url}/api/habits`, sent);
  if (!answer.ok) throw new Error(`Planting a habit answered ${answer.status}: ${await answer.text()}`);
}

async function firstHabit(url: string, member: Benched): Promise<string> {
  const answer = await fetch(`${url}/api/habits`, { headers: headers(member) });
  // The answer of our own server, in the form of the contract.
  const { data } = (await answer.json()) as { data: { habits: readonly { id: string }[] } };
  return data.habits[0]?.id ?? '';
}
