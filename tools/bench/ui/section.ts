import { kilobytes, milliseconds, times } from '../report.ts';
import { median } from '../statistics.ts';
import type { KindSource } from './kinds.ts';
import type { PageBytes } from './pages.ts';
import type { Visit } from './visit.ts';

/** What was measured of one kind. */
export interface Measured {
  readonly source: KindSource;
  readonly bytes: { readonly button: PageBytes; readonly dialog: PageBytes; readonly dashboard: PageBytes };
  readonly visits: readonly Visit[];
}

interface Line {
  readonly what: string;
  readonly of: (visit: Visit) => number;
  readonly shown: (value: number) => string;
  /** At most so many times the plain page. */
  readonly most?: number;
}

const lines: readonly Line[] = [
  { what: 'mount 1,000 rows cold, work', of: ({ cold }) => cold.work, shown: milliseconds, most: 1.25 },
  { what: 'mount 1,000 rows cold, painted', of: ({ cold }) => cold.painted, shown: milliseconds },
  { what: 'mount 1,000 rows warm, work', of: ({ warm }) => warm.work, shown: milliseconds, most: 1.3 },
  { what: 'mount 1,000 rows warm, painted', of: ({ warm }) => warm.painted, shown: milliseconds },
  { what: 'switch the scheme, work', of: ({ scheme }) => scheme.work, shown: milliseconds },
  { what: 'switch the scheme, painted', of: ({ scheme }) => scheme.painted, shown: milliseconds, most: 1.1 },
  { what: 'switch the scheme with reduced motion, work', of: ({ schemeStill }) => schemeStill.work, shown: milliseconds },
  { what: 're-open a dialog, work', of: ({ dialog }) => dialog.work, shown: milliseconds, most: 1.8 },
  { what: 're-open a dialog, painted', of: ({ dialog }) => dialog.painted, shown: milliseconds },
  { what: 'open a chat of 500 messages, work', of: ({ chat }) => chat.work, shown: milliseconds, most: 1.7 },
  { what: 'open a chat of 500 messages, painted', of: ({ chat }) => chat.painted, shown: milliseconds },
  { what: 'a key in a chat of 500 messages, work', of: ({ keyAbove }) => keyAbove, shown: milliseconds, most: 1.4 },
  { what: 'a key in a chat of 2,000 messages, work', of: ({ keyLong }) => keyLong, shown: milliseconds },
  { what: 'a key, draft in the field alone, work', of: ({ keyInside }) => keyInside, shown: milliseconds, most: 1.15 },
  { what: 'JS heap that 1,000 rows add', of: ({ jsHeap }) => jsHeap, shown: kilobytes, most: 1.6 },
  { what: 'DOM heap that 1,000 rows add', of: ({ domHeap }) => domHeap, shown: kilobytes, most: 1.1 },
];

const pages = [
  { what: 'Button page', page: 'button', most: 2_500 },
  { what: 'Dialog page', page: 'dialog', most: 15_000 },
  { what: 'dashboard-like page', page: 'dashboard', most: 6_000 },
] as const;

/** Both tables as one section of the document: bytes, and what a browser takes. The first kind is the floor, the second ours. */
export function uiSection(method: string, kinds: readonly [Measured, Measured, ...Measured[]]): string {
  const head = ['', ...kinds.map(({ source }) => source.label), 'target', 'met'];
  const table = (rows: readonly (readonly string[])[]) =>
    [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  return [
    '## Design system in Chromium',
    method,
    table(pages.map((page) => bytesRow(page, kinds))),
    table([...lines.map((line) => timesRow(line, kinds)), mutationsRow(kinds)]),
  ].join('\n\n');
}

function bytesRow({ what, page, most }: (typeof pages)[number], kinds: readonly [Measured, Measured, ...Measured[]]): string[] {
  const [floor, ours] = kinds;
  const more = ({ bytes }: Measured) => sum(bytes[page]) - sum(floor.bytes[page]);
  const cells = kinds
    .slice(1)
    .map((kind) => `+${kilobytes(more(kind))} (JS +${kilobytes(kind.bytes[page].code - floor.bytes[page].code)})`);
  return [what, kilobytes(sum(floor.bytes[page])), ...cells, `≤ +${kilobytes(most)}`, metText(more(ours) <= most)];
}

function timesRow({ what, of, shown, most }: Line, kinds: readonly [Measured, Measured, ...Measured[]]): string[] {
  const [floor, ours] = kinds;
  const middle = ({ visits }: Measured) => median(visits.map(of));
  const ratio = (kind: Measured) => middle(kind) / middle(floor);
  const cells = kinds.slice(1).map((kind) => `${times(ratio(kind))} (${shown(middle(kind))})`);
  return [what, shown(middle(floor)), ...cells, ...(most === undefined ? ['', ''] : [`≤ ${times(most)}`, metText(ratio(ours) <= most)])];
}

function mutationsRow(kinds: readonly [Measured, Measured, ...Measured[]]): string[] {
  const count = ({ visits }: Measured) => Math.max(...visits.map(({ schemeMutations }) => schemeMutations));
  return ['elements changed by switching', ...kinds.map((kind) => String(count(kind))), '0', metText(count(kinds[1]) === 0)];
}

const sum = ({ code, css }: PageBytes): number => code + css;
const metText = (met: boolean): string => (met ? 'yes' : '**no**');
