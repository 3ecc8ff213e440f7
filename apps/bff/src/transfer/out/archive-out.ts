import { Readable } from 'node:stream';
import { OWN_FILE } from '@everstep/domain/transfer';
import { ZipFile } from 'yazl';
import type { Deps } from '../../deps.ts';
import { csvFiles } from './csv.ts';
import { exportHtml } from './html.ts';
import { exportJson } from './json.ts';
import { photoFiles, photoName, type Source } from './read-out.ts';
import { ownSchema, readme } from './readme.ts';

/** What the pages say of the member. */
export interface ExportHead {
  readonly exportedAt: string;
  readonly timeZone: string;
  readonly name: string;
}

/** The archive as a stream: each file is made when the one before has gone out, and nothing waits in memory. */
export async function archiveOut(deps: Pick<Deps, 'files'>, source: Source, head: ExportHead): Promise<Readable> {
  const zip = new ZipFile();
  const mtime = new Date(head.exportedAt);
  // The library's types say less of this stream than it is.
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  const add = (name: string, make: () => AsyncIterable<string> | Promise<Uint8Array>, compress = true) =>
    zip.addReadStreamLazy(name, { mtime, compress }, (done) => {
      const made = make();
      if (!(made instanceof Promise)) return done(undefined, Readable.from(made));
      // One that is no longer there leaves an empty file, and the others their place.
      return made.then(
        (bytes) => done(undefined, Readable.from([Buffer.from(bytes)])),
        (error: unknown) => done(error, Readable.from([])),
      );
    });
  const { exportedAt, timeZone } = head;
  add(OWN_FILE, () => exportJson(source, { exportedAt, timeZone }));
  add('README.txt', () => textOut(readme));
  add('everstep.schema.json', () => textOut(ownSchema()));
  add('everstep.html', () => exportHtml(source, head));
  for (const [name, rows] of Object.entries(csvFiles)) add(`csv/${name}`, () => rows(source));
  for (const { id, largeFile } of await photoFiles(source))
    add(photoName(id), async () => (await deps.files.get(largeFile)) ?? new Uint8Array(), false);
  zip.end();
  return output;
}

async function* textOut(text: string): AsyncGenerator<string> {
  yield text;
}
