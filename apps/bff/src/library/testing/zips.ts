import { deflateRawSync } from 'node:zlib';

/** A ZIP of small files, in this order; those called “.xml” are packed. */
export function zip(files: Readonly<Record<string, string>>): Buffer<ArrayBuffer> {
  const entries: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const method = name.endsWith('.xml') ? 8 : 0;
    const bytes = method === 8 ? deflateRawSync(content) : Buffer.from(content);
    const header = Buffer.alloc(30);
    header.write('PK\u0003\u0004', 'latin1');
    header.writeUInt16LE(method, 8);
    header.writeUInt32LE(bytes.length, 18);
    header.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(bytes.length, 20);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(at, 42);
    const whole = Buffer.concat([header, Buffer.from(name), bytes]);
    entries.push(whole);
    list.push(entry, Buffer.from(name));
    at += whole.length;
  }
  return Buffer.concat([...entries, ...list, endOf(Object.keys(files).length, Buffer.concat(list).length, at)]);
}

/** The record at the end of a ZIP. */
export function endOf(count: number, length: number, from: number, comment = 0): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(from, 16);
  end.writeUInt16LE(comment, 20);
  return end;
}

/** The same ZIP with a comment at its end. */
export function commented(bytes: Buffer, comment: Buffer): Buffer<ArrayBuffer> {
  const whole = Buffer.concat([bytes, comment]);
  whole.writeUInt16LE(comment.length, bytes.length - 2);
  return whole;
}

/** How an Office document says of what kind its parts are. */
export const contentTypes = (...types: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types>${types.map((type) => `<Override ContentType="${type}"/>`).join('')}</Types>`;

/** A letter of Word with further files in it. */
export const letter = (more: Readonly<Record<string, string>> = {}, types: readonly string[] = []): Buffer<ArrayBuffer> =>
  zip({ '[Content_Types].xml': contentTypes('application/xml', ...types), '_rels/.rels': '', 'word/document.xml': '', ...more });
