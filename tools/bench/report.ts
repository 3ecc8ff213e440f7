/** One line of the table. */
export interface Row {
  readonly what: string;
  /** What it is compared with, in words and figures. */
  readonly floor: string;
  readonly ours: string;
  /** The figure that the target speaks of. */
  readonly result: string;
  readonly target: string;
  /** Undefined where there is no target. */
  readonly met?: boolean;
}

export interface Section {
  readonly title: string;
  /** How it was measured, in a few sentences. */
  readonly method: string;
  readonly rows: readonly Row[];
}

const columns = ['', 'floor', 'ours', 'result', 'target', 'met'] as const;

/** A section as Markdown. */
export function sectionText({ title, method, rows }: Section): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    `## ${title}`,
    '',
    method,
    '',
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line([row.what, row.floor, row.ours, row.result, row.target, metText(row.met)])),
  ].join('\n');
}

const metText = (met: boolean | undefined): string => (met === undefined ? '' : met ? 'yes' : '**no**');

export const perSecond = (rate: number): string => `${Math.round(rate).toLocaleString('en')}/s`;
export const milliseconds = (ms: number): string => `${ms.toFixed(ms < 10 ? 2 : 0)} ms`;
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
export const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 2 : 0)} MB`;
export const times = (ratio: number): string => `${ratio.toFixed(2)}×`;
