import { crc32 } from 'node:zlib';
import { unreadableFile } from '@everstep/domain/transfer';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** Most files that an archive may name; journals bring their photos along. */
const MOST_ENTRIES = 10_000;
/** Most bytes that are unpacked of one archive. */
const MOST_UNPACKED = 100 * 1024 * 1024;
/** No text packs better than this. What claims to is made to fill a memory. */
const MOST_RATIO = 200;
const RATIO_COUNTS_FROM = 1024 * 1024;

/** An archive with the names of its files, relative to the one folder in which all of them may lie. */
export interface Archive {
  readonly names: readonly string[];
  /**
   * The bytes of a file.
   * @param most its largest size; none beside the limit of the whole archive when absent
   * @throws DomainError when it is damaged or is not what it said
   */
  read(name: string, most?: number): Promise<Buffer>;
}

/**
 * Opens a ZIP in memory and looks at its list of files only.
 * @throws DomainError when it is no ZIP, or one that is made to do harm
 */
export async function openArchive(bytes: Uint8Array): Promise<Archive> {
  // The names of a ZIP are checked by the library: none leads out of it.
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).catch(() => {
    throw unreadableFile('This ZIP is damaged.');
  });
  const entries = await listed(zip);
  const folder = commonFolder([...entries.keys()]);
  let unpacked = 0;
  return {
    names: [...entries.keys()].map((name) => name.slice(folder.length)),
    async read(name, most = MOST_UNPACKED) {
      const entry = entries.get(folder + name);
      if (!entry) throw unreadableFile('A file is missing in this ZIP.');
      if (entry.uncompressedSize > most) throw unreadableFile('A file in this ZIP is larger than we can take.');
      unpacked += entry.uncompressedSize;
      if (unpacked > MOST_UNPACKED) throw unreadableFile('There is more in this ZIP than we can take.');
      return unpack(zip, entry);
    },
  };
}

async function listed(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > MOST_ENTRIES) throw unreadableFile('There are more files in this ZIP than we can take.');
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName, uncompressedSize, compressedSize } = entry;
      // What macOS adds, and folders.
      if (fileName.endsWith('/') || fileName.startsWith('__MACOSX/') || /(?:^|\/)\.[^/]*$/.test(fileName)) continue;
      if (uncompressedSize > RATIO_COUNTS_FROM && uncompressedSize > compressedSize * MOST_RATIO)
        throw unreadableFile('This ZIP is not what an app writes.');
      entries.set(fileName, entry);
    }
  } catch (error) {
    throw asUnreadable(error);
  }
  return entries;
}

/** People unpack archives, look, and pack the folder. */
function commonFolder(names: readonly string[]): string {
  const [first = ''] = names;
  const folder = first.slice(0, first.indexOf('/') + 1);
  return names.every((name) => name.startsWith(folder)) ? folder : '';
}

async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  try {
    if (entry.isEncrypted()) throw unreadableFile('This ZIP has a password. Save it without one.');
    const chunks: Buffer[] = [];
    // More or less than was announced ends in an error of the stream.
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    if (crc32(bytes) !== entry.crc32) throw unreadableFile('This ZIP is damaged.');
    return bytes;
  } catch (error) {
    throw asUnreadable(error);
  }
}

/** What the library throws may name files of the archive, which is nobody's business. */
const asUnreadable = (error: unknown): unknown =>
  error instanceof Error && error.name === 'DomainError' ? error : unreadableFile('This ZIP is damaged.');
