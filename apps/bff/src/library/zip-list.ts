import { inflateRawSync } from 'node:zlib';

/** A file in a ZIP, as the list at its end has it. */
export interface ZipEntry {
  readonly name: string;
  /** Where its own header stands. */
  readonly at: number;
  readonly flags: number;
  readonly method: number;
  readonly packedSize: number;
}

const END = Buffer.from('PK\u0005\u0006', 'latin1');
const WIDE_END = Buffer.from('PK\u0006\u0007', 'latin1');
const LISTED = 0x02014b50;
const HEADER = 0x04034b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const HEADER_SIZE = 30;

/**
 * What a ZIP holds, from the list at its end.
 * @param tail the end of the file, which is `byteSize` long in all
 * @returns undefined where there is no whole list, or where one reader may find another than the next
 */
export function listZip({ tail, byteSize }: { readonly tail: Buffer; readonly byteSize: number }): readonly ZipEntry[] | undefined {
  const end = endIn(tail);
  if (end === undefined) return undefined;
  const [disks, here, count] = [tail.readUInt32LE(end + 4), tail.readUInt16LE(end + 8), tail.readUInt16LE(end + 10)];
  const [length, from] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  // On one disk, and right before its end: nothing between them, and nothing before the first file.
  if (disks !== 0 || here !== count || from + length !== byteSize - tail.length + end) return undefined;
  let at = end - length;
  const entries: ZipEntry[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    if (at < 0 || at + ENTRY_SIZE > end || tail.readUInt32LE(at) !== LISTED) return undefined;
    const name = tail.toString('utf8', at + ENTRY_SIZE, at + ENTRY_SIZE + tail.readUInt16LE(at + 28));
    entries.push({
      name,
      at: tail.readUInt32LE(at + 42),
      flags: tail.readUInt16LE(at + 8),
      method: tail.readUInt16LE(at + 10),
      packedSize: tail.readUInt32LE(at + 20),
    });
    at += ENTRY_SIZE + tail.readUInt16LE(at + 28) + tail.readUInt16LE(at + 30) + tail.readUInt16LE(at + 32);
  }
  const isWhole = at === end && new Set(entries.map(({ name }) => name)).size === count;
  return isWhole ? entries : undefined;
}

/** Where the record at the end begins: the last that looks like one has to be one, and the only one that reaches to the end of the file. */
function endIn(tail: Buffer): number | undefined {
  const last = tail.lastIndexOf(END);
  for (let at = last; at >= 0; at = at === 0 ? -1 : tail.lastIndexOf(END, at - 1)) {
    const reachesEnd = at + END_SIZE <= tail.length && at + END_SIZE + tail.readUInt16LE(at + 20) === tail.length;
    if (reachesEnd !== (at === last)) return undefined;
  }
  // Where there is a second list for wide numbers, some readers take that one.
  const isWide = last >= 20 && tail.subarray(last - 20, last - 16).equals(WIDE_END);
  return last < 0 || isWide ? undefined : last;
}

/** Packed or unpacked: more than any list of parts needs. */
const MOST_BYTES = 1024 * 1024;

/**
 * The bytes of a small file in a ZIP.
 * @param read what stands in the ZIP from one place up to another
 * @returns undefined when it is large, encrypted, damaged, or is called otherwise where it stands than in the list
 */
export async function readZipped(entry: ZipEntry, read: (start: number, end: number) => Promise<Buffer>): Promise<Buffer | undefined> {
  if (entry.packedSize > MOST_BYTES || (entry.flags & 1) === 1) return undefined;
  const header = await read(entry.at, entry.at + HEADER_SIZE);
  if (header.length < HEADER_SIZE || header.readUInt32LE(0) !== HEADER || header.readUInt16LE(8) !== entry.method) return undefined;
  const nameEnd = HEADER_SIZE + header.readUInt16LE(26);
  const start = nameEnd + header.readUInt16LE(28);
  const whole = await read(entry.at, entry.at + start + entry.packedSize);
  if (whole.length !== start + entry.packedSize || whole.toString('utf8', HEADER_SIZE, nameEnd) !== entry.name) return undefined;
  return unpacked(whole.subarray(start), entry.method);
}

function unpacked(bytes: Buffer, method: number): Buffer | undefined {
  if (method === 0) return bytes;
  if (method !== 8) return undefined;
  try {
    return inflateRawSync(bytes, { maxOutputLength: MOST_BYTES });
  } catch {
    return undefined;
  }
}
