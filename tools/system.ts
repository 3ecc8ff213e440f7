import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

const CHROMIUM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium for the browser tests; Playwright's own copy, or none, gives undefined. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM ?? CHROMIUM.find((path) => existsSync(path));
}

/** Whether the PostgreSQL server programs are here. */
export function hasPostgres(): boolean {
  const patterns = [
    '/usr/lib/postgresql/*/bin/initdb',
    '/opt/homebrew/opt/postgresql*/bin/initdb',
    '/usr/local/opt/postgresql*/bin/initdb',
    '/usr/pgsql-*/bin/initdb',
  ];
  return globSync(patterns).length > 0 || spawnSync('initdb', ['--version'], { stdio: 'ignore' }).status === 0;
}

/** Installs what the tests need from the system where that is possible without asking: as root on Debian and its kin. */
export function installSystemPackages(): void {
  const missing = [...(findChromium() ? [] : ['chromium']), ...(hasPostgres() ? [] : ['postgresql'])];
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${missing.join(' and ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], { stdio: ['ignore', 'ignore', 'inherit'], env });
}

/** What is still missing, each with what to do about it. */
export function missingSystemPackages(): string[] {
  return [
    ...(findChromium()
      ? []
      : [
          'No Chromium found. Install it (Debian: apt-get install chromium; else: npx playwright install chromium) and name it in CHROMIUM.',
        ]),
    ...(hasPostgres()
      ? []
      : ['No PostgreSQL server programs found. Install them (Debian: apt-get install postgresql; macOS: brew install postgresql).']),
  ];
}
