import { DomainError } from '@everstep/domain';
import type { Deps } from '../deps.ts';
import { findUpload, renewWriter, setWriter, type UploadRow, unsetWriter } from './store.ts';

/** How long a request alone may write an upload after it said so last, and how often it says so while bytes come; in milliseconds. */
const ALONE_MS = 30_000;
const SAID_EVERY_MS = 10_000;

/** A request that writes an upload, which no other one may do meanwhile, on any server. */
export interface Writing {
  readonly writer: string;
  /** Whether it still may: asked before each piece is written. One that hung for too long may find that another took its place. */
  readonly mayGoOn: () => Promise<boolean>;
}

/** Until when a request that says so now writes alone. */
export const aloneUntil = (now: Date): string => new Date(now.getTime() + ALONE_MS).toISOString();

/** The writing of an upload that was given to `writer` just now. */
export function writingOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string, writer: string): Writing {
  let said = clock.now().getTime();
  return {
    writer,
    async mayGoOn() {
      const now = clock.now();
      if (now.getTime() - said < SAID_EVERY_MS) return true;
      said = now.getTime();
      return renewWriter(db.query, { id, writer }, aloneUntil(now));
    },
  };
}

/**
 * Writes an upload while nobody else does.
 * @throws DomainError `unavailable` while another request writes it, `conflict` with what the server has when it is elsewhere by now
 */
export async function whileWriting<T>(deps: Deps, upload: UploadRow, work: (writing: Writing) => Promise<T>): Promise<T> {
  const writer = deps.ids.next();
  const now = deps.clock.now();
  if (!(await setWriter(deps.db.query, upload, { writer, now: now.toISOString(), until: aloneUntil(now) }))) {
    const other = await findUpload(deps.db.query, upload.id);
    throw other && other.received !== upload.received ? elsewhere(other.received) : writtenElsewhere();
  }
  try {
    return await work(writingOf(deps, upload.id, writer));
  } finally {
    await unsetWriter(deps.db.query, { id: upload.id, writer });
  }
}

/** The part begins elsewhere than where the upload is. */
export const elsewhere = (received: number) => new DomainError('conflict', { details: { received } });

/** Another request writes it. */
export const writtenElsewhere = () => new DomainError('unavailable', { retryAfter: 5 });
