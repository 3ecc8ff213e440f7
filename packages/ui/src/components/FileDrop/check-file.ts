/** What a file must be like. */
export interface FileLimits {
  /** Media types, such as `image/png`, or families, such as `image/*`. */
  types: readonly string[];
  /** Largest size in bytes. */
  maxBytes: number;
}

export type FileProblem = 'type' | 'size';

/** What is wrong with a file before it is sent anywhere; the server checks again. */
export function checkFile({ type, size }: Pick<File, 'type' | 'size'>, { types, maxBytes }: FileLimits): FileProblem | null {
  const fits = types.some((wanted) => (wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted));
  if (!fits) return 'type';
  return size > maxBytes ? 'size' : null;
}

const BYTES_PER_MB = 1024 * 1024;

/** Writes a limit in megabytes, such as "5 MB". */
export function megabytes(bytes: number): string {
  return `${Math.round((bytes / BYTES_PER_MB) * 10) / 10} MB`;
}
