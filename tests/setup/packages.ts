import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { root } from '../../tools/process.ts';

/** What `pnpm pack` made, and a project of another team that has installed both. Absolute paths. */
export interface PackedPackages {
  /** Tarballs. */
  readonly domain: string;
  readonly ui: string;
  /** Folder of a project that has both: a manifest and `node_modules`, no sources. */
  readonly consumer: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly packed: PackedPackages;
  }
}

function pnpm(folder: string, args: readonly string[]): string {
  try {
    return execFileSync(join(root, 'node_modules/.bin/pnpm'), args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    // A child process that fails carries what it printed.
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`pnpm ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
  }
}

/** The versions that this repository is tried with. */
function versionOf(name: string): string {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { devDependencies: Record<string, string> };
  const version = devDependencies[name];
  if (version === undefined) throw new Error(`The root has no ${name}`);
  return version;
}

/** Packs both packages as they would be published and installs them in an empty project with React and Vite. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'everstep-packages-'));
  const consumer = join(folder, 'consumer');
  const pack = (name: string, ...more: string[]): string => {
    const answer = pnpm(join(root, 'packages', name), ['pack', '--json', '--pack-destination', folder, ...more]);
    // pnpm prints one object with the tarball's path, after what the build said.
    const { filename } = JSON.parse(answer.slice(answer.indexOf('{\n'))) as { filename: string };
    return filename;
  };
  const ui = pack('ui');
  // The build before made both.
  const domain = pack('domain', '--config.ignore-scripts=true');
  mkdirSync(consumer);
  writeFileSync(
    join(consumer, 'package.json'),
    JSON.stringify({
      name: 'consumer',
      private: true,
      type: 'module',
      dependencies: {
        '@everstep/domain': `file:${domain}`,
        '@everstep/ui': `file:${ui}`,
        react: versionOf('react'),
        'react-dom': versionOf('react-dom'),
      },
      devDependencies: Object.fromEntries(
        ['@types/react', '@types/react-dom', '@vanilla-extract/css', '@vanilla-extract/vite-plugin', 'typescript', 'vite'].map((name) => [
          name,
          versionOf(name),
        ]),
      ),
    }),
  );
  writeFileSync(join(consumer, 'pnpm-workspace.yaml'), JSON.stringify({ allowBuilds: { esbuild: false } }));
  pnpm(consumer, ['install', '--prefer-offline']);
  project.provide('packed', { domain, ui, consumer });
  return () => rmSync(folder, { recursive: true, force: true });
}
