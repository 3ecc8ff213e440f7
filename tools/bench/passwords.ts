import { setTimeout as pause } from 'node:timers/promises';
import { type People, serveEverstep } from './everstep.ts';
import { milliseconds, type Row, type Section } from './report.ts';
import { median, percentile } from './statistics.ts';

const PROBES = 150;
const WARM_UP_PROBES = 100;
const ROUNDS = 3;
const TARGET_MS = 10;
const PASSWORD = 'quiet river stones';

/** How much sign-ins, each with an Argon2id hash, delay the requests of others. */
export async function measurePasswords(env: Readonly<Record<string, string>>, { newcomer }: People): Promise<Section> {
  const server = await serveEverstep(env);
  const url = `http://127.0.0.1:${server.port}`;
  const probe = async (count: number): Promise<number[]> => {
    const taken: number[] = [];
    for (let at = 0; at < count; at += 1) {
      const start = performance.now();
      await (await fetch(`${url}/api/dashboard`, { headers: { Authorization: `Bearer ${newcomer.token}` } })).text();
      taken.push(performance.now() - start);
    }
    return taken;
  };
  try {
    const email = await registered(url);
    await probe(WARM_UP_PROBES);
    const [quiet, busy]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      quiet.push(...(await probe(PROBES)));
      const signIns = keepSigningIn(url, email);
      busy.push(...(await probe(PROBES)));
      await signIns.stop();
      // The last hash ends before the next quiet round begins.
      await pause(50);
    }
    return { title: 'Sign-in beside other requests', method, rows: rowsOf(quiet, busy) };
  } finally {
    await server.stop();
  }
}

const method = [
  '`GET /api/dashboard`, one after the other, with and without somebody who signs in again and again:',
  'each sign-in hashes a password with Argon2id (19 MiB, two passes) on another thread.',
].join(' ');

async function registered(url: string): Promise<string> {
  const email = 'argon@example.org';
  const body = { firstName: 'Ari', email, password: PASSWORD, birthYear: 1990, birthMonth: 5 };
  const response = await post(`${url}/api/auth/register`, body);
  if (response.status !== 201) throw new Error(`Registering answered ${response.status}`);
  return email;
}

const post = (url: string, body: object): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

function keepSigningIn(url: string, email: string): { stop(): Promise<void> } {
  let going = true;
  const loop = (async () => {
    while (going) {
      const response = await post(`${url}/api/auth/login`, { email, password: PASSWORD });
      if (response.status !== 200) throw new Error(`Signing in answered ${response.status}`);
    }
  })();
  return {
    stop() {
      going = false;
      return loop;
    },
  };
}

function rowsOf(quiet: readonly number[], busy: readonly number[]): readonly Row[] {
  const row = (what: string, of: (values: readonly number[]) => number): Row => {
    const added = of(busy) - of(quiet);
    const result = `${added < 0 ? '−' : '+'}${milliseconds(Math.abs(added))}`;
    return {
      what,
      floor: milliseconds(of(quiet)),
      ours: milliseconds(of(busy)),
      result,
      target: `≤ +${TARGET_MS} ms`,
      met: added <= TARGET_MS,
    };
  };
  return [row('another request, p50', median), row('another request, p99', (values) => percentile(values, 0.99))];
}
