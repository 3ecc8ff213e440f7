import { type CareReport, careReport, type Miss, type ReportRow } from '../packages/domain/src/care/test/care-report.ts';
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

console.log('What the care rules make of messages that were written before they were read.');
section('Recall by category (card, or gentleness where that is enough)', report.byCategory);
section('Recall by form', report.byForm);
section('Recall on explicit danger', report.explicit);
section('Ordinary messages without a card', report.ordinary);
list('Missed', report.misses);
list('False alarms', report.falseAlarms);
