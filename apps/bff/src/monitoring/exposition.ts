/** One number of a family with the labels that tell it apart. */
export interface Sample {
  /** Behind the family's name, such as `_sum`. */
  readonly suffix?: '_bucket' | '_sum' | '_count';
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface Family {
  readonly name: string;
  readonly type: 'counter' | 'gauge' | 'histogram' | 'summary';
  readonly help: string;
  readonly samples: readonly Sample[];
}

/** Numbers in Prometheus' text format 0.0.4. */
export const exposition = (families: readonly Family[]): string => `${families.flatMap(linesOf).join('\n')}\n`;

function linesOf({ name, type, help, samples }: Family): readonly string[] {
  if (samples.length === 0) return [];
  const lines = samples.map(({ suffix = '', labels = {}, value }) => `${name}${suffix}${labelText(labels)} ${value}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines];
}

function labelText(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replaceAll(/[\\"\n]/g, escaped)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

const escaped = (sign: string): string => (sign === '\n' ? '\\n' : `\\${sign}`);

/**
 * The samples of a histogram in seconds.
 * @param ends upper ends of the classes in milliseconds
 * @param told those of them that are told; each has to be one of `ends`
 */
export function histogramSamples(
  { ends, counts, totalMs }: { readonly ends: readonly number[]; readonly counts: readonly number[]; readonly totalMs: number },
  labels: Readonly<Record<string, string>>,
  told: readonly number[] = ends,
): readonly Sample[] {
  const upTo = (end: number) => counts.slice(0, ends.indexOf(end) + 1).reduce((sum, count) => sum + count, 0);
  const all = counts.reduce((sum, count) => sum + count, 0);
  return [
    ...told.map((end): Sample => ({ suffix: '_bucket', labels: { ...labels, le: String(end / 1000) }, value: upTo(end) })),
    { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: all },
    { suffix: '_sum', labels, value: totalMs / 1000 },
    { suffix: '_count', labels, value: all },
  ];
}
