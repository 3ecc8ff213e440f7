import { type PartState, type PartStatus, type SystemPart, type SystemStatus, systemParts } from '@everstep/domain';
import { checkService } from '../ai/check-service.ts';
import type { Deps } from '../deps.ts';
import { isFarOff } from '../system/database-clock.ts';

/** A look is good for so long, in milliseconds, and takes at most so long. */
const FRESH_MS = 60_000;
const PATIENCE_MS = 5000;

interface Found {
  readonly state: PartState;
  /** Whole and plain; no address, no key, no text of an error. */
  readonly sentence: string;
}

/** Looks at the parts that the server works with, once a minute at most however many ask. */
export interface Parts {
  /** Never throws. */
  read(): Promise<SystemStatus>;
}

type Outside = Pick<Deps, 'env' | 'clock' | 'ids' | 'db' | 'mail' | 'files' | 'ai' | 'aiUse' | 'log' | 'logs'>;

export function createParts(outside: Outside, patienceMs = PATIENCE_MS): Parts {
  const before = new Map<SystemPart, PartStatus>();
  let newest: { readonly at: number; readonly status: Promise<SystemStatus> } | undefined;
  const look = async (at: Date): Promise<SystemStatus> => {
    const parts = await Promise.all(
      systemParts.map(async (part): Promise<PartStatus> => {
        const found = await within(patienceMs, looks[part].look(outside, patienceMs), { state: 'failing', sentence: looks[part].silent });
        const known = before.get(part);
        const status = { part, ...found, since: known?.state === found.state ? known.since : at.toISOString() };
        if (known?.state !== found.state) tell(outside, status, known);
        before.set(part, status);
        return status;
      }),
    );
    return { at: at.toISOString(), parts };
  };
  return {
    read() {
      const now = outside.clock.now();
      if (newest === undefined || now.getTime() - newest.at >= FRESH_MS) newest = { at: now.getTime(), status: look(now) };
      return newest.status;
    },
  };
}

function tell({ log, logs }: Outside, { part, state }: PartStatus, before: PartStatus | undefined): void {
  if (state === 'failing') log.warn({ part }, 'a part of the system fails');
  else if (before?.state === 'failing') logs.hear('info', 'a part of the system works again', { part });
}

interface Look {
  look(outside: Outside, patienceMs: number): Promise<Found>;
  /** What is said when the look fails or takes too long. */
  readonly silent: string;
}

const ok = (sentence: string): Found => ({ state: 'ok', sentence });
const off = (sentence: string): Found => ({ state: 'off', sentence });
const failing = (sentence: string): Found => ({ state: 'failing', sentence });

const looks: Readonly<Record<SystemPart, Look>> = {
  database: {
    silent: 'The database does not answer.',
    async look({ db, clock }) {
      const states = {
        ok: ok(`It answers, and what is saved stays.${clockSentence(clock.offMs?.() ?? 0)}`),
        'read-only': failing('It can be read, and nothing can be saved. The disk may be full or read-only.'),
        down: failing('The database does not answer.'),
      };
      return states[await db.storage()];
    },
  },
  ai: {
    silent: 'The AI service does not answer.',
    async look({ env, ai, aiUse }, patienceMs) {
      if (env.ai.provider === 'offline') return off('No AI service is set up. Guides answer with the words they bring along.');
      const states = {
        answers: ok('The AI service answers.'),
        'refuses-key': failing('The AI service does not take its key (AI_API_KEY).'),
        busy: failing('The AI service turns calls away for now: there were too many, or its quota is used up.'),
        silent: failing('The AI service does not answer.'),
      };
      const found = states[await checkService(env, AbortSignal.timeout(patienceMs))];
      if (found.state === 'ok' && aiUse.read()[ai.name]?.isFailing)
        return failing('The AI service can be reached, and the last reply of a guide failed.');
      return found;
    },
  },
  mail: {
    silent: 'The mail server does not answer, or refuses the sign-in.',
    async look({ env, mail }) {
      const isConnected = env.mail.smtpUrl !== undefined;
      if (isConnected) await mail.check();
      if (mail.use().isFailing)
        return failing(isConnected ? 'The last letter could not be sent.' : 'The last letter could not be laid into the folder “outbox”.');
      return isConnected
        ? ok('The mail server answers.')
        : off('No mail server is set up. Letters are laid into the folder “outbox” of the data folder.');
    },
  },
  storage: {
    silent: 'Files cannot be saved or read. The disk may be full or read-only.',
    async look({ files, ids }) {
      const key = `look-${ids.next()}`;
      const bytes = new TextEncoder().encode(key);
      await files.put(key, bytes);
      const read = await files.get(key);
      await files.remove(key);
      if (read === undefined || Buffer.compare(read, bytes) !== 0) throw new Error('what was saved is not what was read');
      return ok('Files can be saved and read.');
    },
  },
};

/** Nothing fails by it, as the database's clock counts; but one of the two is wrong. */
function clockSentence(offMs: number): string {
  if (!isFarOff(offMs)) return '';
  const seconds = Math.round(Math.abs(offMs) / 1000);
  return ` The clock of this server is ${seconds} seconds ${offMs > 0 ? 'ahead of' : 'behind'} the database’s, which counts. Let both be set by the network (NTP).`;
}

/** What a look finds, or the other where it fails or takes too long. */
async function within(ms: number, work: Promise<Found>, otherwise: Found): Promise<Found> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Found>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms);
  });
  try {
    return await Promise.race([work, late]);
  } catch {
    return otherwise;
  } finally {
    clearTimeout(timer);
  }
}
