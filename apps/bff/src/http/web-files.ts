import { createHash } from 'node:crypto';
import { closeSync, globSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

export type Encoding = 'br' | 'gzip';

/** One file of the built web app. */
export interface WebFile {
  /** Where it lies on the disk. */
  readonly file: string;
  readonly type: string;
  readonly size: number;
  /** Hash of the bytes. */
  readonly hash: string;
  /** Encodings that were made at build time, with where they lie. */
  readonly encoded: Partial<Record<Encoding, string>>;
  /** Text, which is worth compressing. */
  readonly compressible: boolean;
}

/** The built web app, by the path under which each file is served. */
export interface WebFiles {
  readonly files: ReadonlyMap<string, WebFile>;
  /** index.html with its nonce placeholders. */
  readonly page: string;
}

const SUFFIXES = { br: '.br', gzip: '.gz' } as const;
const TEXT = /^(text\/|application\/(javascript|json|manifest\+json|wasm|xml)|image\/svg\+xml)/;

/** Looks through the folder that Vite built into; undefined when there is no page in it. */
export function readWebFiles(root: string): WebFiles | undefined {
  const names = globSync('**/*', { cwd: root }).filter((name) => !name.split(sep).some((part) => part.startsWith('.')));
  const all = new Set(names);
  if (!all.has('index.html')) return undefined;
  const files = new Map<string, WebFile>();
  for (const name of names) {
    const file = join(root, name);
    if (name === 'index.html' || isEncodedCopy(name, all) || !statSync(file).isFile()) continue;
    files.set(`/${name.split(sep).join('/')}`, describe(file, name, all));
  }
  return { files, page: readFileSync(join(root, 'index.html'), 'utf8') };
}

const isEncodedCopy = (name: string, all: ReadonlySet<string>): boolean =>
  Object.values(SUFFIXES).some((suffix) => name.endsWith(suffix) && all.has(name.slice(0, -suffix.length)));

function describe(file: string, name: string, all: ReadonlySet<string>): WebFile {
  const type = name.endsWith('.map') ? 'application/json' : (getMimeType(name) ?? 'application/octet-stream');
  return {
    file,
    type,
    ...sizeAndHash(file),
    encoded: {
      ...(all.has(`${name}${SUFFIXES.br}`) ? { br: `${file}${SUFFIXES.br}` } : {}),
      ...(all.has(`${name}${SUFFIXES.gzip}`) ? { gzip: `${file}${SUFFIXES.gzip}` } : {}),
    },
    compressible: TEXT.test(type),
  };
}

/** Room for a piece of a file: all files are read through it, so that the start leaves no memory of their size behind. */
const piece = Buffer.allocUnsafeSlow(64 * 1024);

function sizeAndHash(file: string): Pick<WebFile, 'size' | 'hash'> {
  const hash = createHash('sha256');
  const opened = openSync(file, 'r');
  try {
    let size = 0;
    for (let read = readSync(opened, piece); read > 0; read = readSync(opened, piece)) {
      hash.update(piece.subarray(0, read));
      size += read;
    }
    return { size, hash: hash.digest('base64url').slice(0, 22) };
  } finally {
    closeSync(opened);
  }
}
