import { Agent, get } from 'node:http';

/** Requests that come at a steady pace, whether the ones before were answered or not. */
export interface PacedJob {
  readonly port: number;
  readonly path: string;
  /** They take turns. */
  readonly tokens: readonly string[];
  readonly everyMs: number;
  readonly milliseconds: number;
}

export interface Paced {
  /** When it was due, in milliseconds since 1970. */
  readonly due: number;
  /** From then until its answer was there. */
  readonly milliseconds: number;
}

async function run({ port, path, tokens, everyMs, milliseconds }: PacedJob): Promise<readonly Paced[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const start = Date.now();
  const asked: Promise<Paced>[] = [];
  for (let count = 0; count * everyMs < milliseconds; count += 1) {
    const due = start + count * everyMs;
    const pause = due - Date.now();
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    asked.push(
      ask({ port, path, agent, token: tokens[count % tokens.length] ?? '' }).then(() => ({ due, milliseconds: Date.now() - due })),
    );
  }
  const answered = await Promise.all(asked);
  agent.destroy();
  return answered;
}

function ask(to: { readonly port: number; readonly path: string; readonly agent: Agent; readonly token: string }): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const headers = { Authorization: `Bearer ${to.token}`, Accept: 'application/json', 'X-Time-Zone': 'UTC' };
  get({ host: '127.0.0.1', port: to.port, path: to.path, agent: to.agent, headers }, (answer) => {
    if (answer.statusCode !== 200) reject(new Error(`${to.path} answered ${answer.statusCode}`));
    answer.resume().once('end', resolve);
  }).once('error', reject);
  return promise;
}

process.on('message', (job) => {
  // Only the benchmark sends, and only jobs.
  void run(job as PacedJob).then((result) => process.send?.(result));
});
