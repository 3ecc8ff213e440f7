import { type CareReport, careReport, type Miss, type ReportRow, type SetRow } from '../packages/domain/src/care/test/care-report.ts';
import { halves } from '../packages/domain/src/care/test/written-messages.ts';

const report: CareReport = careReport();
const percent = ({ good, all }: Pick<ReportRow, 'good' | 'all'>): string => `${((100 * good) / all).toFixed(1)} %`.padStart(8);
const line = ({ half, kind, good, all }: ReportRow): string =>
  `  ${half.padEnd(10)}${kind.padEnd(18)}${percent({ good, all })}  ${good} of ${all}`;

function section(title: string, rows: readonly ReportRow[]): void {
  console.log(`\n${title}`);
  for (const row of rows) console.log(line(row));
  for (const half of halves) {
    const own = rows.filter((row) => row.half === half);
    const sum = (key: 'good' | 'all') => own.reduce((total, row) => total + row[key], 0);
    if (own.length > 1) console.log(line({ half, kind: 'all', good: sum('good'), all: sum('all') }));
  }
}

function list(title: string, misses: readonly Miss[]): void {
  console.log(`\n${title}: ${misses.length === 0 ? 'none' : misses.length}`);
  for (const { half, where, level, text } of misses) console.log(`  ${half.padEnd(10)}${where.padEnd(28)} level ${level}  ${text}`);
}

const share = (name: string, row: Pick<ReportRow, 'good' | 'all'>): string =>
  row.all === 0 ? '' : `${name}${percent(row)} (${row.good} of ${row.all})`;
const setLine = ({ name, danger, alarms }: SetRow): string =>
  `  ${name.padEnd(24)}${share('card', danger).padEnd(30)}${share('false alarms', alarms)}`;

function sets(title: string, rows: readonly SetRow[]): void {
  console.log(`\n${title}`);
  for (const row of rows) console.log(setLine(row));
}

console.log('What the care rules make of written messages in English.');
sets(
  'Unseen: the rules were not tuned on these. This is how they do with words nobody thought of.',
  report.sets.filter(({ seen }) => !seen),
);
sets(
  'Seen: the rules were tuned on these, so that high figures say little.',
  report.sets.filter(({ seen }) => seen),
);
console.log('\nAll that follows is on seen messages.');
section('Recall by category (card, or gentleness where that is enough)', report.byCategory);
section('Recall by form', report.byForm);
section('Recall on explicit danger', report.explicit);
section('Ordinary messages without a card', report.ordinary);
list('Missed', report.misses);
list('False alarms', report.falseAlarms);
