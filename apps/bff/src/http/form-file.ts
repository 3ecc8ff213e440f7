import { DomainError } from '@everstep/domain';

/** A file of a form, while it comes. */
export interface FormFile {
  /** As the client names it. */
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** Most bytes beside the file: what stands around parts, their headers, and fields that nobody asks for. */
const MOST_BESIDE = 64 * 1024;
const MOST_HEADERS = 16 * 1024;
const HEADERS_END = Buffer.from('\r\n\r\n');

/**
 * Finds the one file of a multipart form (RFC 7578) and hands it over piece by piece, so that it is never in memory as a whole.
 * Further files in the same field are an error once the first one was read.
 *
 * @throws DomainError `unsupported_type` when it is no form, `malformed` when it ends too early, `validation` when the file is missing
 */
export async function formFile(body: AsyncIterable<Uint8Array>, contentType: string, field: string): Promise<FormFile> {
  const boundary = boundaryOf(contentType);
  // The first boundary has no line before it; with one, all look alike.
  const feed = feedOf(body, Buffer.from('\r\n'));
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const beside = { left: MOST_BESIDE };
  await skip(feed, delimiter, beside);
  for (;;) {
    const part = await nextPart(feed);
    if (!part) throw missing(field);
    if (part.field === field && part.fileName !== undefined)
      return { name: part.fileName, bytes: fileBytes(feed, { delimiter, beside, field }) };
    await skip(feed, delimiter, beside);
  }
}

const missing = (field: string) => new DomainError('validation', { fields: [{ path: `body.${field}`, message: 'Choose one file.' }] });
const malformed = (cause?: unknown) => new DomainError('malformed', { cause });

function boundaryOf(contentType: string): string {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) throw new DomainError('unsupported_type');
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw malformed();
  return boundary;
}

interface Feed {
  /** What has come and was not taken yet. */
  waiting: Buffer;
  /** Waits for more; false at the end. */
  more(): Promise<boolean>;
}

function feedOf(body: AsyncIterable<Uint8Array>, before: Buffer): Feed {
  const source = body[Symbol.asyncIterator]();
  return {
    waiting: before,
    async more() {
      const next = await source.next().catch((cause: unknown) => {
        throw cause instanceof DomainError ? cause : malformed(cause);
      });
      if (next.done) return false;
      this.waiting = Buffer.concat([this.waiting, next.value]);
      return true;
    },
  };
}

function take(feed: Feed, length: number): Buffer {
  const taken = feed.waiting.subarray(0, length);
  feed.waiting = feed.waiting.subarray(length);
  return taken;
}

/** Everything up to a delimiter, which is taken too. */
async function* upTo(feed: Feed, delimiter: Buffer): AsyncGenerator<Uint8Array, void> {
  for (;;) {
    const at = feed.waiting.indexOf(delimiter);
    if (at >= 0) {
      if (at > 0) yield take(feed, at);
      take(feed, delimiter.length);
      return;
    }
    // The end of what is here may be the beginning of the delimiter.
    const certain = feed.waiting.length - delimiter.length + 1;
    if (certain > 0) yield take(feed, certain);
    if (!(await feed.more())) throw malformed();
  }
}

async function skip(feed: Feed, delimiter: Buffer, beside: { left: number }): Promise<void> {
  for await (const piece of upTo(feed, delimiter)) {
    beside.left -= piece.length;
    if (beside.left < 0) throw new DomainError('too_large');
  }
}

async function* fileBytes(feed: Feed, form: { delimiter: Buffer; beside: { left: number }; field: string }): AsyncGenerator<Uint8Array> {
  yield* upTo(feed, form.delimiter);
  for (let part = await nextPart(feed); part; part = await nextPart(feed)) {
    if (part.field === form.field) throw missing(form.field);
    await skip(feed, form.delimiter, form.beside);
  }
}

interface Part {
  readonly field: string;
  readonly fileName: string | undefined;
}

/** What the next part is; undefined after the last one. */
async function nextPart(feed: Feed): Promise<Part | undefined> {
  while (feed.waiting.length < 2) if (!(await feed.more())) throw malformed();
  const mark = take(feed, 2).toString('latin1');
  if (mark === '--') return undefined;
  if (mark !== '\r\n') throw malformed();
  let head = Buffer.alloc(0);
  for await (const piece of upTo(feed, HEADERS_END)) {
    head = Buffer.concat([head, piece]);
    if (head.length > MOST_HEADERS) throw malformed();
  }
  const disposition = /^content-disposition:(.*)$/im.exec(head.toString('utf8'))?.[1] ?? '';
  return { field: parameter(disposition, 'name') ?? '', fileName: parameter(disposition, 'filename') };
}

/** A parameter of a header, as browsers write it: quotes and line breaks within are escaped by percent signs. */
function parameter(header: string, name: string): string | undefined {
  const [, quoted, plain] = new RegExp(`;\\s*${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^\\s;]+))`, 'i').exec(header) ?? [];
  const value = quoted?.replaceAll(/\\(["\\])/g, '$1') ?? plain;
  return value?.replaceAll(/%22|%0d|%0a/gi, (sign) => (sign === '%22' ? '"' : ' '));
}
