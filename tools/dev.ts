import type { ChildProcess } from 'node:child_process';
import { start, stop } from './process.ts';

// Vite serves the web app on 5173 and passes /api on to the server on 8787; Storybook stands on 6006.
const children: ChildProcess[] = [
  start('node', ['--watch', 'apps/bff/src/main.ts'], { NODE_ENV: 'development' }),
  start('vite', ['apps/web']),
  start('storybook', ['dev', '-p', '6006', '--no-open', '--disable-telemetry', '--ci']),
];
for (const child of children) {
  child.on('exit', () => {
    for (const other of children) if (other !== child) stop(other);
  });
}
