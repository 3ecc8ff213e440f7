import {
  api,
  type LibraryItem,
  type LibraryKind,
  type LibraryUpload,
  UPLOAD_OFFSET,
  UPLOAD_PART_BYTES,
  UPLOAD_PART_TYPE,
} from '@everstep/domain';
import type { UploadRow } from '@everstep/ui/pages';
import type { Call } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';

/** What the uploads need of their surroundings. */
export interface UploadPorts {
  readonly call: Call;
  readonly newId: () => string;
  /** Milliseconds on a clock that only goes forward. */
  readonly now: () => number;
  /** Resolves after so many milliseconds, when the connection comes back, or when the signal aborts. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** What tells a file from others by its bytes; undefined where the browser cannot say. */
  readonly digestOf: (file: Blob, signal: AbortSignal) => Promise<string | undefined>;
  /** Why a file was not taken, in a sentence. */
  readonly say: (kind: LibraryKind, error: unknown) => string;
  readonly onPublished: (item: LibraryItem) => void;
}

/** A file that was chosen to be uploaded. */
export interface Chosen {
  readonly file: File;
  readonly kind: LibraryKind;
  /** The document or video that gets a new version. */
  readonly itemId?: string | undefined;
}

interface Job extends Chosen {
  row: UploadRow;
  /** Found out once. */
  digest?: string | undefined;
  stop: AbortController;
}

export interface Uploads {
  readonly subscribe: (notify: () => void) => () => void;
  readonly rows: () => readonly UploadRow[];
  /** Begins to upload a file, or goes on with one that was cut off when the same file is chosen again. */
  readonly start: (chosen: Chosen, left?: readonly LibraryUpload[]) => void;
  readonly pause: (id: string) => void;
  /** Goes on with one that was paused, or tries one again that failed. */
  readonly resume: (id: string) => void;
  /** Forgets one here; resolves once the server has forgotten it, too. */
  readonly cancel: (id: string) => Promise<void>;
}

/** A part on a slow line takes its time, and so does the look that the server takes at the whole file. */
const PART_MS = 120_000;
const WAITS_MS = [1000, 3000, 10_000, 30_000] as const;
/** A part that took less than the first is followed by a larger one, after more than the second by a smaller one; in milliseconds. */
const QUICK_MS = 700;
const SLOW_MS = 4000;

/** What kind of thing a file seems to be before the server has looked at it. */
export const kindOf = ({ name, type }: Pick<File, 'name' | 'type'>): LibraryKind =>
  type.startsWith('video/') || /\.(mp4|m4v|webm)$/i.test(name) ? 'video' : 'document';

const isSame = ({ file, kind, itemId }: Chosen, upload: LibraryUpload): boolean =>
  file.name === upload.name &&
  file.size === upload.byteSize &&
  file.lastModified === upload.modifiedAt &&
  kind === upload.kind &&
  (itemId === undefined || itemId === upload.itemId);

/** Sends files in parts, one after the other, and goes on where the line was lost. They go on while other pages are open. */
export function createUploads(ports: UploadPorts): Uploads {
  const jobs = new Map<string, Job>();
  const listeners = new Set<() => void>();
  let shown: readonly UploadRow[] = [];
  const tell = () => {
    shown = [...jobs.values()].map(({ row }) => row);
    for (const notify of listeners) notify();
  };
  const change = (job: Job, row: Partial<UploadRow>) => {
    job.row = { ...job.row, ...row };
    if (jobs.has(job.row.id)) tell();
  };

  async function run(job: Job): Promise<void> {
    const stop = new AbortController();
    job.stop = stop;
    change(job, { state: 'sending', problem: undefined });
    const part = { size: UPLOAD_PART_BYTES.first as number };
    // What the server has is asked for at first, and again after anything that leaves it open.
    let isKnown = false;
    let losses = 0;
    while (!stop.signal.aborted) {
      try {
        const { upload, item } = await (isKnown ? sendPart(ports, job, part) : begin(ports, job));
        if (stop.signal.aborted) return;
        isKnown = true;
        losses = 0;
        if (item) {
          jobs.delete(job.row.id);
          tell();
          ports.onPublished(item);
          return;
        }
        const received = upload?.received ?? 0;
        change(job, { received, state: received + part.size >= job.file.size ? 'ending' : 'sending' });
      } catch (error) {
        if (stop.signal.aborted) return;
        const wait = waitAfter(error, isKnown, losses);
        if (wait === undefined) {
          change(job, { state: isFinal(error, isKnown) ? 'refused' : 'failed', problem: ports.say(job.kind, error) });
          return;
        }
        isKnown = false;
        losses += 1;
        part.size = UPLOAD_PART_BYTES.least;
        if (wait > 0) {
          change(job, { state: 'waiting' });
          await ports.wait(wait, stop.signal);
        }
      }
    }
  }

  return {
    subscribe: (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    rows: () => shown,
    start(chosen, left = []) {
      const { file, itemId } = chosen;
      const running = [...jobs.values()].find(
        (job) =>
          job.file.name === file.name &&
          job.file.size === file.size &&
          job.file.lastModified === file.lastModified &&
          (itemId === undefined || itemId === job.itemId),
      );
      // Chosen twice: it is on its way, or may go on now.
      if (running && running.row.state !== 'failed' && running.row.state !== 'refused') {
        if (running.row.state === 'paused') void run(running);
        return;
      }
      if (running) jobs.delete(running.row.id);
      const known = left.find((upload) => isSame(chosen, upload));
      const id = known?.id ?? ports.newId();
      const row: UploadRow = { id, name: file.name, byteSize: file.size, received: known?.received ?? 0, state: 'sending' };
      const job: Job = { ...chosen, itemId: known?.itemId ?? itemId, row, stop: new AbortController() };
      jobs.set(id, job);
      tell();
      void run(job);
    },
    pause(id) {
      const job = jobs.get(id);
      if (!job) return;
      job.stop.abort();
      change(job, { state: 'paused' });
    },
    resume(id) {
      const job = jobs.get(id);
      if (job) void run(job);
    },
    async cancel(id) {
      jobs.get(id)?.stop.abort();
      jobs.delete(id);
      tell();
      await ports.call(api.library.cancelUpload, { params: { id } }).catch((error: unknown) => {
        // It never came to be, or is gone already.
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
      });
    },
  };
}

async function begin({ call, digestOf }: UploadPorts, job: Job) {
  const { file, kind, itemId, row, stop } = job;
  job.digest ??= await digestOf(file, stop.signal);
  return call(
    api.library.beginUpload,
    {
      body: {
        id: row.id,
        kind,
        name: file.name,
        byteSize: file.size,
        modifiedAt: file.lastModified,
        ...(job.digest === undefined ? {} : { digest: job.digest }),
        ...(itemId === undefined ? {} : { itemId }),
      },
    },
    { signal: stop.signal },
  );
}

async function sendPart({ call, now }: UploadPorts, { file, row, stop }: Job, part: { size: number }) {
  const { received } = row;
  const bytes = file.slice(received, received + part.size, UPLOAD_PART_TYPE);
  const start = now();
  const answer = await call(
    api.library.continueUpload,
    { params: { id: row.id } },
    { bytes, headers: { [UPLOAD_OFFSET]: String(received) }, timeout: PART_MS, signal: stop.signal },
  );
  const took = now() - start;
  if (took < QUICK_MS) part.size = Math.min(part.size * 2, UPLOAD_PART_BYTES.most);
  if (took > SLOW_MS) part.size = Math.max(part.size / 2, UPLOAD_PART_BYTES.least);
  return answer;
}

/** How long to wait before the next try, in milliseconds; undefined when there is no use in one. */
function waitAfter(error: unknown, isKnown: boolean, losses: number): number | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.kind === 'rate-limited') return (error.retryAfter ?? 5) * 1000;
  // The server has another part than was thought: an answer was lost on its way.
  if (isKnown && error.kind === 'conflict' && losses < WAITS_MS.length) return 0;
  const isLost = error.status === 0 || error.status === 502 || error.status === 503 || error.status === 504;
  // A server that says when, such as while another one has the upload, is not asked before.
  return isLost ? Math.max(WAITS_MS[losses] ?? WAITS_MS[3], (error.retryAfter ?? 0) * 1000) : undefined;
}

/** Whether the same file will not be taken another time either: too large, none of those that are, or not the one that was begun. */
const isFinal = (error: unknown, isKnown: boolean): boolean =>
  error instanceof ApiError && (error.status === 413 || error.status === 415 || (!isKnown && error.kind === 'conflict'));
