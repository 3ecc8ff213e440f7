import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';

/** How many awards the floor writes, and for whom. */
export interface SqliteJob {
  readonly file: string;
  readonly memberIds: readonly string[];
  readonly kind: 'check-in' | 'mood';
}

const BOOK = `insert into ledger (id, member_id, seq, source, reference, period, turn, base, capped, multiplier_percent, xp, coins,
  local_date, act_date, at, time_zone) values (?, ?, ?, ?, ?, ?, 0, 10, 1, 100, 10, 1, ?, ?, ?, 'UTC')`;
const CHECK_IN = `insert into checkin (id, member_id, local_date, at, time_zone) values (?, ?, ?, ?, 'UTC')`;
const MOOD = `insert into mood (id, member_id, score, words, activities, note, at, local_date, time_zone, version, created_at, updated_at)
  values (?, ?, 4, '[]', '[]', '', ?, ?, 'UTC', 1, ?, ?)`;

let turn = 100_000;

/** Writes a record and its ledger row for each member, each pair in a durable transaction; answers with the milliseconds. */
function write({ file, memberIds, kind }: SqliteJob): number {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -16000');
  const statements = new Map(['begin', 'commit', BOOK, CHECK_IN, MOOD].map((sql) => [sql, database.prepare(sql)]));
  const run = (sql: string, ...values: (string | number)[]) => statements.get(sql)?.run(...values);
  const at = new Date().toISOString();
  const date = at.slice(0, 10);
  const start = performance.now();
  for (const memberId of memberIds) {
    const id = randomUUID();
    turn += 1;
    run('begin');
    // A date that no other turn has: a member checks in once a day.
    if (kind === 'check-in') run(CHECK_IN, id, memberId, `${date} ${turn}`, at);
    else run(MOOD, id, memberId, at, date, at, at);
    run(BOOK, randomUUID(), memberId, turn, kind === 'mood' ? 'mood_log' : 'daily_checkin', id, date, date, date, at);
    run('commit');
  }
  const milliseconds = performance.now() - start;
  database.close();
  return milliseconds;
}

// Only the benchmark sends, and only jobs.
process.on('message', (job) => process.send?.(write(job as SqliteJob)));
