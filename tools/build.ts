import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root, run } from './process.ts';

const dist = join(root, 'apps/web/dist');
const stamp = join(dist, '.stamp');
const sources = [
  'packages/domain/src/**/*',
  'packages/ui/src/**/*',
  'apps/web/{src,public}/**/*',
  'apps/web/*.*',
  'pnpm-lock.yaml',
  'tools/build.ts',
];

/** Names, sizes and times of everything the web app is built from. */
function digestOfSources(): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((pattern) => globSync(pattern, { cwd: root })).sort()) {
    const stat = statSync(join(root, file));
    if (stat.isFile() && !/\.(test|stories)\.tsx?$|\.mdx$/.test(file)) hash.update(`${file}:${stat.size}:${stat.mtimeMs};`);
  }
  return hash.digest('hex');
}

/** Writes a .br and a .gz beside every text file, so that the server never compresses an asset. */
async function compress(): Promise<void> {
  const files = globSync('**/*.{js,css,svg,webmanifest,json,txt}', { cwd: dist });
  await Promise.all(
    files.map(async (file) => {
      const path = join(dist, file);
      const bytes = readFileSync(path);
      if (bytes.length < 1024) return;
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
      writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}

const digest = digestOfSources();
if (process.argv.includes('--if-needed') && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) process.exit(0);
const code = await run('vite', ['build', 'apps/web', '--logLevel', 'warn']);
if (code !== 0) process.exit(code);
await compress();
writeFileSync(stamp, digest);
