import { setTimeout as pause } from 'node:timers/promises';

/** Members who each listen to their hints, and read what comes as the web app does. */
export type CrowdJob =
  | { readonly open: readonly string[]; readonly url: string }
  /** Answers once every one of them has heard of the next notification and read it. */
  | { readonly read: true };

/** Instants in milliseconds since 1970: when each of them knew what to show, and when the last one had read. */
export interface CrowdRead {
  readonly heard: readonly number[];
  readonly lastRead: number;
}

/** What a page asks for when a notification has come: bell, line, quiet hours, dashboard. */
const READS = [
  '/api/user/notifications/unread-count',
  '/api/user/notifications?limit=50',
  '/api/user/notifications/preferences',
  '/api/dashboard',
];

let heard: number[] = [];
let waiting: PromiseWithResolvers<void>[] = [];

async function listen(url: string, token: string, ready: () => void): Promise<void> {
  const headers = { Authorization: `Bearer ${token}`, Accept: 'text/event-stream', 'X-Time-Zone': 'UTC' };
  const response = await fetch(`${url}/api/events`, { headers });
  if (!response.ok || !response.body) throw new Error(`The stream was refused with ${response.status}`);
  const own = waiting.length;
  waiting.push(Promise.withResolvers());
  let text = '';
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    text += piece;
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    if (events.some((event) => event.includes('event: ready'))) ready();
    const [told] = events.flatMap((event) => {
      const [, id] = /"resource":"notification","id":"([^"]+)"/.exec(event) ?? [];
      return id === undefined ? [] : [{ id, fetchWithinMs: /"fetchWithinMs":(\d+)/.exec(event)?.[1] }];
    });
    if (!told) continue;
    const { id, fetchWithinMs } = told;
    if (isReading.has(`${own} ${id}`)) continue;
    // One's own reading is told to one's other pages by the same hint.
    isReading.add(`${own} ${id}`);
    heard.push(Date.now());
    void pause(Math.random() * Number(fetchWithinMs ?? 0))
      .then(() => read(url, token, id))
      .then(waiting[own]?.resolve, waiting[own]?.reject);
  }
}
const isReading = new Set<string>();

async function read(url: string, token: string, id: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}`, Accept: 'application/json', 'X-Time-Zone': 'UTC' };
  const ask = async (path: string, method = 'GET') => {
    const answer = await fetch(url + path, { method, headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    await answer.text();
  };
  await Promise.all(READS.map((path) => ask(path)));
  await ask(`/api/user/notifications/${id}/read`, 'PUT');
}

async function answer(job: CrowdJob): Promise<number | CrowdRead> {
  if ('open' in job) {
    await Promise.all(job.open.map((token) => new Promise<void>((resolve, reject) => void listen(job.url, token, resolve).catch(reject))));
    return job.open.length;
  }
  heard = [];
  waiting = waiting.map(() => Promise.withResolvers());
  await Promise.all(waiting.map(({ promise }) => promise));
  return { heard, lastRead: Date.now() };
}

process.on('message', (job) => {
  // Only the benchmark sends, and only jobs.
  void answer(job as CrowdJob).then((result) => process.send?.(result));
});
