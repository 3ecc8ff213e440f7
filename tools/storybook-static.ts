import { join } from 'node:path';
import { preview } from 'vite';
import { root, run } from './process.ts';

/** The built Storybook, served as the files that they are: what a designer's host would show. */
const OUT = 'dist/storybook';
const port = Number(process.env.PORT ?? 6007);

const built = await run('storybook', ['build', '--disable-telemetry', '--quiet', '-o', OUT]);
if (built !== 0) process.exit(built);

const server = await preview({ root, configFile: false, build: { outDir: join(root, OUT) }, preview: { port, strictPort: true } });
console.log(`Storybook stands at ${server.resolvedUrls?.local[0]} (Ctrl+C ends it)`);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void server.close().then(() => process.exit(0)));
}
