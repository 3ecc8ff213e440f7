/** The value in the middle; the mean of the two middle ones of an even number. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2 : (sorted[Math.floor(middle)] ?? 0);
}

/** The value that `share` (0–1) of all do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Runs each measurement once a round, one after the other, so that a busy minute of the machine falls on all of them. */
export async function interleaved<N extends string, T>(
  rounds: number,
  measurements: Readonly<Record<N, (round: number) => Promise<T>>>,
): Promise<Record<N, T[]>> {
  // The names are those of the record.
  const names = Object.keys(measurements) as N[];
  const results = Object.fromEntries(names.map((name): [string, T[]] => [name, []])) as Record<N, T[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) results[name].push(await measurements[name](round));
  }
  return results;
}
