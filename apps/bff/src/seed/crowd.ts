import { sql } from 'kysely';
import { newMember } from '../accounts/register.ts';
import { expiryOf } from '../accounts/session-store.ts';
import type { Db } from '../db/client.ts';
import type { Tables } from '../db/tables.ts';
import { transaction } from '../db/transaction.ts';
import { below, type Random, seededRandom } from '../demo/random.ts';
import { type SeededIds, seededIds } from './ids.ts';
import { type Addressee, letters } from './letters.ts';
import { daysOf, liveOn, type SeededLife, totalsOf } from './lives.ts';
import { writeRows } from './write-rows.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** For so long members have been joining, ever more of them. */
const DAYS = 730;
/** Members of one transaction. */
const AT_ONCE = 1000;
const ADMINISTRATORS = 5;
/** Sessions last for a week. */
const SIGNED_IN_MS = 7 * DAY_MS;

const FIRST =
  'Ada Bo Cleo Dara Eli Femi Gita Hugo Ines Jonas Kim Lena Malik Nora Omar Pia Quinn Rosa Sami Tara Uli Vera Wim Xenia Yara Zoe'.split(' ');
const LAST =
  'Adler Baker Costa Duarte Ek Farah Grant Hansen Ito Jansen Kaya Lopez Moreau Novak Okoye Patel Rossi Schmidt Tanaka Umarov Vance Weber Yilmaz'.split(
    ' ',
  );
const ZONES = ['UTC', 'Europe/Berlin', 'Europe/London', 'Africa/Lagos'];

/** The address of the first account, which administers. */
export const ADMIN_EMAIL = 'admin@example.org';

export interface CrowdOptions {
  readonly members: number;
  /** The same seed on the same day gives the same rows. */
  readonly seed: number;
  readonly now: Date;
  /** Hash of the password of every account; empty where nobody needs to sign in. */
  readonly passwordHash: string;
  /** How many are stored. */
  readonly onProgress?: (members: number) => void;
}

/** The database has members already; the message is for the person at the keyboard. */
export class NotEmptyError extends Error {
  override readonly name = 'NotEmptyError';
}

/**
 * Fills a migrated database that has nobody in it: accounts that joined over two years, what they did by the rules, who is signed in,
 * and what the team sent. Each thousand members is one transaction.
 * @throws NotEmptyError when there is anybody; nothing is changed then
 */
export async function seedCrowd(db: Db, options: CrowdOptions): Promise<void> {
  const { members, now, onProgress } = options;
  if (await db.query.selectFrom('member').select('id').limit(1).executeTakeFirst())
    throw new NotEmptyError('This database has members already. Only an empty one is filled: choose another DATA_DIR or DATABASE_URL.');
  const random = seededRandom(`crowd ${options.seed}`);
  const ids = seededIds(random);
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const joined = joinings(members, today, random);
  const known: Addressee[] = [];
  for (let from = 0; from < members; from += AT_ONCE) {
    const batch = new Batch();
    for (const [offset, at] of joined.slice(from, from + AT_ONCE).entries())
      known.push(account(batch, { index: from + offset, joined: at, today, options, random, ids }));
    await batch.store(db);
    onProgress?.(known.length);
  }
  const sent = new Batch();
  for (const [table, rows] of Object.entries(letters(known, today, random, ids))) sent.add(table as keyof Tables, ...rows);
  await sent.store(db);
  // A server does it by and by, on its own; whoever looks at the crowd at once would meet plans for empty tables.
  if (db.dialect === 'postgres') await sql`vacuum analyze`.execute(db.query);
}

/** Rows by table, in the order in which tables were first added to. */
class Batch {
  readonly #rows = new Map<keyof Tables, object[]>();

  add(table: keyof Tables, ...rows: readonly object[]): void {
    const known = this.#rows.get(table) ?? [];
    this.#rows.set(table, known);
    for (const row of rows) known.push(row);
  }

  store(db: Db): Promise<void> {
    return transaction(db, async (tx) => {
      for (const [table, rows] of this.#rows) await writeRows(tx, db.dialect, table, rows);
    });
  }
}

/**
 * When everybody joined, in milliseconds, oldest first: the later, the more, and in daylight. The first one is there from the beginning.
 */
function joinings(count: number, today: number, random: Random): readonly number[] {
  const daylight = () => (6 + 9 * random()) * HOUR_MS;
  const spread = Array.from({ length: Math.max(0, count - 1) }, () => {
    const daysAgo = 1 + Math.floor(DAYS * (1 - Math.sqrt(random())));
    return Math.floor(today - daysAgo * DAY_MS + daylight());
  });
  return [...(count > 0 ? [today - (DAYS + 1) * DAY_MS] : []), ...spread.sort((one, other) => one - other)];
}

interface Joining {
  readonly index: number;
  readonly joined: number;
  readonly today: number;
  readonly options: CrowdOptions;
  readonly random: Random;
  readonly ids: SeededIds;
}

/** Adds an account with all that its member did. */
function account(batch: Batch, { index, joined, today, options, random, ids }: Joining): Addressee {
  ids.at(joined);
  const id = ids.next();
  const [firstName = '', lastName = ''] = [FIRST[below(random, FIRST.length)], LAST[below(random, LAST.length)]];
  const timeZone = ZONES[below(random, ZONES.length)] ?? 'UTC';
  const role = index < ADMINISTRATORS ? 'admin' : 'member';
  const email = index === 0 ? ADMIN_EMAIL : `${firstName}.${lastName}.${index}@example.org`.toLowerCase();
  const birth = { birthYear: 1950 + below(random, 50), birthMonth: 1 + below(random, 12) };
  const chosen = { email, passwordHash: options.passwordHash, role, firstName, lastName, ...birth, timeZone } as const;
  const row = newMember(id, chosen, new Date(joined));
  const status = role === 'member' && random() < 0.003 ? 'suspended' : 'active';
  batch.add('member', { ...row, status, emailVerifiedAt: random() < 0.8 ? row.createdAt : null });
  const life = liveOn({ id, timeZone, joined, today }, random, ids);
  addLife(batch, id, life);
  const isSignedIn = status === 'active' && (index === 0 || (life.lastActive ?? 0) > today - SIGNED_IN_MS);
  if (isSignedIn) batch.add('session', session(id, options.now, random, ids));
  return { id, name: `${firstName} ${lastName}`, joined, lastActive: life.lastActive };
}

function addLife(batch: Batch, id: string, life: SeededLife): void {
  const { lived } = life;
  batch.add('memberProgress', totalsOf(id, lived));
  batch.add('memberDay', ...daysOf(id, lived));
  batch.add('ledger', ...lived.ledger);
  batch.add('checkin', ...lived.checkins);
  batch.add('mood', ...lived.moods);
  batch.add('habit', ...life.habits);
  batch.add('habitTick', ...life.ticks);
  batch.add('achievementEarned', ...lived.achievements);
}

/** A session that was used within the last day. */
function session(memberId: string, now: Date, random: Random, ids: SeededIds): object {
  const seen = new Date(now.getTime() - below(random, DAY_MS));
  ids.at(seen.getTime());
  const at = seen.toISOString();
  const times = { createdAt: at, lastSeenAt: at, renewedAt: at, expiresAt: expiryOf(seen), revokedAt: null };
  return { id: ids.next(), memberId, ...times, userAgent: 'A browser' };
}
