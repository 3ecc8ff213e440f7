import { Writable } from 'node:stream';
import { pino } from 'pino';
import type { ChatProvider } from '../ai/provider.ts';
import type { Clock } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import type { PushTransport } from '../notifications/push/transport.ts';

/** A clock that stands still until it is moved. */
export interface TestClock extends Clock {
  set(instant: string | Date): void;
  advance(span: { days?: number; hours?: number; minutes?: number; seconds?: number; ms?: number }): void;
}

export function testClock(at: Date): TestClock {
  let now = at.getTime();
  return {
    now: () => new Date(now),
    set(instant) {
      now = new Date(instant).getTime();
    },
    advance({ days = 0, hours = 0, minutes = 0, seconds = 0, ms = 0 }) {
      now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000 + ms;
    },
  };
}

/** Files in memory. */
export function memoryFiles(): FileStore & { readonly keys: () => readonly string[] } {
  const files = new Map<string, Uint8Array>();
  return {
    put: async (key, bytes) => void files.set(key, bytes),
    get: async (key) => files.get(key),
    remove: async (key) => void files.delete(key),
    write: async (key, from, bytes) => {
      const pieces = [Buffer.from(files.get(key) ?? []).subarray(0, from)];
      for await (const piece of bytes) pieces.push(Buffer.from(piece));
      const whole = Buffer.concat(pieces);
      files.set(key, whole);
      return whole.length - from;
    },
    read: async (key, start, end) => {
      const bytes = files.get(key);
      return (
        bytes &&
        (async function* () {
          yield bytes.subarray(start, end);
        })()
      );
    },
    room: async () => Number.MAX_SAFE_INTEGER,
    keys: () => [...files.keys()],
  };
}

/** Keeps the mails that were sent, oldest first. */
export function recordingMailer(): Mailer & { readonly sent: readonly Mail[] } {
  const sent: Mail[] = [];
  return { sent, check: async () => undefined, send: async (mail) => void sent.push(mail) };
}

/** No push service of a browser is to be reached from a test; those that need one bring their own. */
export const noPushService: PushTransport = () => Promise.reject(new Error('a test without a push service'));

/** A guide that always says the same. */
export function plainGuide(text = 'I hear you. What would help most today?'): ChatProvider {
  return {
    name: 'offline',
    async *reply() {
      for (const word of text.split(/(?<= )/)) yield word;
    },
  };
}

/** A logger that keeps its lines. */
export function recordingLog(): { readonly log: Deps['log']; readonly lines: readonly Readonly<Record<string, unknown>>[] } {
  const lines: Record<string, unknown>[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()));
      done();
    },
  });
  return { log: pino({ level: 'info' }, sink), lines };
}
