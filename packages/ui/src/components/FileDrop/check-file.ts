/** What a file must be like. */
export interface FileLimits {
  /** Media types, such as `image/png`, or families, such as `image/*`; a star on both sides for any kind. */
  types: readonly string[];
  /** Largest size in bytes. */
  maxBytes: number;
}

export type FileProblem = 'type' | 'size';

/** What is wrong with a file before it is sent anywhere; the server checks again. */
export function checkFile({ type, size }: Pick<File, 'type' | 'size'>, { types, maxBytes }: FileLimits): FileProblem | null {
  const fits = types.some((wanted) => {
    if (wanted === '*/*') return true;
    return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
  });
  if (!fits) return 'type';
  return size > maxBytes ? 'size' : null;
}

const BYTES_PER_MB = 1024 * 1024;

/** Writes a limit in megabytes, such as "5 MB". */
export function megabytes(bytes: number, locale = 'en'): string {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  return format.format(bytes / BYTES_PER_MB);
}
