import { connect, type Socket } from 'node:net';

/** What the load generator is asked to send to a server on the loopback interface. */
export interface LoadJob {
  readonly port: number;
  readonly connections: number;
  /** Whole HTTP/1.1 requests. Each is sent once, or, with `milliseconds`, over and over for that long. */
  readonly requests: readonly string[];
  readonly milliseconds?: number;
  readonly status: number;
}

export interface LoadResult {
  readonly count: number;
  readonly milliseconds: number;
  /** Of each request, in milliseconds. */
  readonly latencies: readonly number[];
}

const HEAD_END = '\r\n\r\n';

/** Sends requests over a few connections that stay open, one at a time on each: it has to cost less than what it measures. */
export async function generateLoad(job: LoadJob): Promise<LoadResult> {
  const latencies: number[] = [];
  const start = performance.now();
  const until = job.milliseconds === undefined ? undefined : start + job.milliseconds;
  let sent = 0;
  const next = (): string | undefined => {
    if (until === undefined ? sent >= job.requests.length : performance.now() >= until) return undefined;
    const request = job.requests[sent % job.requests.length];
    sent += 1;
    return request;
  };
  await Promise.all(Array.from({ length: job.connections }, () => converse(job, next, latencies)));
  return { count: latencies.length, milliseconds: performance.now() - start, latencies };
}

function converse(job: LoadJob, next: () => string | undefined, latencies: number[]): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const socket = connect({ port: job.port, host: '127.0.0.1', noDelay: true });
  let received: Buffer = Buffer.alloc(0);
  let at = 0;
  const send = () => {
    const request = next();
    if (request === undefined) {
      socket.end();
      resolve();
      return;
    }
    at = performance.now();
    socket.write(request);
  };
  socket.on('connect', send);
  socket.on('error', reject);
  socket.on('close', () => reject(new Error('The server closed the connection')));
  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    if (!isWhole(received, job.status, socket)) return;
    latencies.push(performance.now() - at);
    received = Buffer.alloc(0);
    send();
  });
  return promise;
}

/** Whether the answer is complete by its length. An unexpected status ends the measurement. */
function isWhole(received: Buffer, status: number, socket: Socket): boolean {
  const end = received.indexOf(HEAD_END);
  if (end < 0) return false;
  const head = received.toString('latin1', 0, end);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
  if (!head.startsWith(`HTTP/1.1 ${status} `) || Number.isNaN(length)) {
    socket.destroy(new Error(`Unexpected answer:\n${received.toString('utf8')}`));
    return false;
  }
  return received.length >= end + HEAD_END.length + length;
}

process.on('message', (job) => {
  // Only the benchmark sends, and only jobs.
  void generateLoad(job as LoadJob).then((result) => process.send?.(result));
});
