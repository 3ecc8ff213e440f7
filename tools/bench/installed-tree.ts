import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../process.ts';
import { temporaryFolder } from './everstep.ts';

/** A copy of the repository's files with its dependencies, so that building it disturbs nobody who works in the original. */
export interface InstalledTree {
  readonly folder: string;
  /** For `PATH`, before the rest: installing is already done here. */
  readonly bin: string;
}

/** Copies the files that Git knows or would take, and points at the installed packages. */
export function copyInstalledTree(): InstalledTree {
  const folder = join(temporaryFolder(), 'everstep');
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  // One by one, so that what the start writes there stays in the copy.
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '.everstep-install' && name !== '.cache')
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  for (const room of ['packages/domain', 'packages/ui', 'apps/bff', 'apps/web']) {
    const own = join(root, room, 'node_modules');
    if (existsSync(own)) cpSync(own, join(folder, room, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  }
  return { folder, bin: installerThatIsDone(folder) };
}

/** Removes what a build left, so that the next start builds again. */
export function forgetBuild({ folder }: InstalledTree): void {
  rmSync(join(folder, 'apps/web/dist'), { recursive: true, force: true });
}

/** The first start in a fresh copy would install; here everything is there, so the installer has nothing to do. */
function installerThatIsDone(folder: string): string {
  const bin = join(dirname(folder), 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'npx'), '#!/bin/sh\nexit 0\n');
  chmodSync(join(bin, 'npx'), 0o755);
  return bin;
}
