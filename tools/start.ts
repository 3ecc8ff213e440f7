import { run } from './process.ts';

const built = await run('node', ['tools/build.ts', '--if-needed']);
if (built !== 0) process.exit(built);

await import('../apps/bff/src/main.ts');
