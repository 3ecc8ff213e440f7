import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readCodeBlocks } from './code-blocks.ts';

const { ui } = inject('packed');
const folder = mkdtempSync(join(tmpdir(), 'everstep-alone-'));
const installed = join(folder, 'node_modules');

function runHere(command: string, args: readonly string[]): string {
  return execFileSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** What the README says under "Start". */
function readStart() {
  const readme = execFileSync('tar', ['-xzOf', ui, 'package/README.md'], { encoding: 'utf8' });
  const { commands, files } = readCodeBlocks(readme.match(/^## Start\n([\s\S]*?)^## /m)?.[1] ?? '');
  const [command = ''] = commands;
  return { command, files, lines: [command, ...files.values()].flatMap((text) => text.trim().split('\n')).length };
}

describe('a team with nothing but the tarball and npm', () => {
  const start = readStart();
  beforeAll(() => {
    writeFileSync(join(folder, basename(ui)), readFileSync(ui));
    runHere('sh', ['-c', start.command]);
    for (const [name, text] of start.files) writeFileSync(join(folder, name), text);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('reads a start of ten lines', () => {
    expect(start.command).toMatch(/^npm install /);
    expect([...start.files.keys()]).toEqual(['index.html', 'main.tsx', 'vite.config.mjs']);
    expect(start.lines).toBeLessThanOrEqual(10);
  });

  it('installs it, without the domain and its schemas', () => {
    expect(existsSync(join(installed, '@everstep/ui/dist/index.js'))).toBe(true);
    expect(['@everstep/domain', 'zod'].filter((name) => existsSync(join(installed, name)))).toEqual([]);
  });

  it('builds the page of the README with no word of warning', () => {
    expect(runHere('sh', ['-c', 'node_modules/.bin/vite build --logLevel warn 2>&1'])).toBe('');
    const code = globSync('dist/assets/*.js', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
    expect(code.join('').includes('aria-busy')).toBe(true);
    expect(globSync('dist/assets/*.css', { cwd: folder })).toHaveLength(1);
  });

  it('finds every type that the package names', () => {
    const { exports } = JSON.parse(readFileSync(join(installed, '@everstep/ui/package.json'), 'utf8')) as {
      exports: Record<string, { types?: string } | string>;
    };
    const entries = Object.entries(exports).flatMap(([name, entry]) =>
      typeof entry === 'object' && !name.includes('*') ? [name.replace('.', '@everstep/ui')] : [],
    );
    runHere('npm', ['install', '--no-save', 'typescript', '@types/react', '@types/react-dom']);
    const names = entries.map((entry, index) => `import * as entry${index} from '${entry}';\nconsole.log(entry${index});`);
    writeFileSync(join(folder, 'every-entry.ts'), names.join('\n'));
    // Without skipLibCheck, a name that leads nowhere is an error even inside declarations.
    const options = ['--ignoreConfig', '--noEmit', '--strict', '--exactOptionalPropertyTypes', '--jsx', 'react-jsx'];
    const environment = ['--module', 'preserve', '--target', 'es2023', '--lib', 'es2023,dom,dom.iterable', '--types', ''];
    expect(runHere(join(installed, '.bin/tsc'), [...options, ...environment, 'every-entry.ts'])).toBe('');
  });
});
