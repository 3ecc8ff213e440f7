import { constants, DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { IMPORT_MOST, type LooseRow, unreadableFile } from '@everstep/domain/transfer';

/** Longest text or number of bytes that a row may hold. */
const MOST_ROW_BYTES = 1_000_000;
const MOST_HEAP_BYTES = 64 * 1024 * 1024;
const TEXT_MAX = 2000;

const wanted = {
  Habits: [
    'id',
    'position',
    'name',
    'question',
    'description',
    'archived',
    'freq_num',
    'freq_den',
    'type',
    'target_type',
    'target_value',
    'unit',
    'uuid',
    'reminder_hour',
    'reminder_min',
    'reminder_days',
  ],
  Repetitions: ['habit', 'timestamp', 'value', 'notes'],
} as const;
type Table = keyof typeof wanted;

/**
 * Reads the two tables of Loop's database. Run it in a process of its own: what a file does to SQLite must not reach the server.
 *
 * The file is opened as one that nobody writes, no function of it is run, and nothing is read but plain columns of two plain
 * tables: views, virtual tables and computed columns that bear their names are refused.
 *
 * @throws DomainError when it is no database of Loop's
 */
export function readLoopDb(path: string): { habits: LooseRow[]; repetitions: LooseRow[] } {
  const file = pathToFileURL(path);
  file.searchParams.set('immutable', '1');
  const database = open(file);
  try {
    database.exec(
      `pragma hard_heap_limit = ${MOST_HEAP_BYTES}; pragma trusted_schema = off; pragma cell_size_check = on; pragma mmap_size = 0`,
    );
    const selects = { Habits: selectOf(database, 'Habits'), Repetitions: selectOf(database, 'Repetitions') };
    allowOnly(database);
    return {
      habits: rowsOf(database, selects.Habits, IMPORT_MOST.habits),
      repetitions: rowsOf(database, selects.Repetitions, IMPORT_MOST.ticks),
    };
  } catch (error) {
    // What SQLite says of a damaged file is said in our words.
    throw error instanceof Error && error.name === 'DomainError' ? error : damaged();
  } finally {
    database.close();
  }
}

const damaged = () => unreadableFile('This database is damaged.');
const foreign = () => unreadableFile('This is no database of Loop Habit Tracker.');

function open(file: URL): DatabaseSync {
  try {
    return new DatabaseSync(file, {
      readOnly: true,
      allowExtension: false,
      enableForeignKeyConstraints: false,
      defensive: true,
      timeout: 0,
      limits: {
        length: MOST_ROW_BYTES,
        sqlLength: 10_000,
        column: 200,
        attach: 0,
        vdbeOp: 100_000,
        exprDepth: 20,
        variableNumber: 0,
        triggerDepth: 0,
      },
    });
  } catch {
    throw damaged();
  }
}

/** The columns of a table that Loop's versions have had, as far as this file has them. */
function selectOf(database: DatabaseSync, table: Table): string {
  const type = database
    .prepare(`select type, name from pragma_table_list where schema = 'main' and lower(name) = '${table.toLowerCase()}'`)
    .get();
  if (type?.type !== 'table') throw foreign();
  // Columns that are computed, or hidden in another way, are not listed by this pragma's plain form.
  const columns = database.prepare(`select lower(name) as name from pragma_table_xinfo('${table}') where hidden = 0`).all();
  const known = new Set(columns.map(({ name }) => name));
  const names = wanted[table].filter((name) => known.has(name));
  if (!names.includes(table === 'Habits' ? 'name' : 'timestamp')) throw foreign();
  // Old versions write names in other cases, and a column is called as its table has it unless one says otherwise.
  return `select ${names.map((name) => `${name} as ${name}`).join(', ')} from main.${table}`;
}

/** From here on SQLite runs nothing but reads of the two tables themselves. */
function allowOnly(database: DatabaseSync): void {
  database.setAuthorizer((action, table, _column, schema, cause) => {
    if (action === constants.SQLITE_SELECT && cause === null) return constants.SQLITE_OK;
    const isTable =
      action === constants.SQLITE_READ && schema === 'main' && cause === null && /^(?:habits|repetitions)$/i.test(table ?? '');
    return isTable ? constants.SQLITE_OK : constants.SQLITE_DENY;
  });
}

function rowsOf(database: DatabaseSync, select: string, most: number): LooseRow[] {
  const rows: LooseRow[] = [];
  for (const row of database.prepare(select).iterate()) {
    if (rows.length >= most) throw unreadableFile('This database has more rows than we can take.');
    rows.push(Object.fromEntries(Object.entries(row).flatMap(([name, value]) => plainValue(name, value))));
  }
  return rows;
}

/** Numbers and texts, the latter no longer than anything that is made of them. */
function plainValue(name: string, value: unknown): [string, unknown][] {
  if (typeof value === 'number') return [[name, value]];
  return typeof value === 'string' ? [[name, value.slice(0, TEXT_MAX)]] : [];
}
