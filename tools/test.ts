import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './process.ts';
import { findChromium, installSystemPackages, missingSystemPackages } from './system.ts';

interface Count {
  passed: number;
  failed: number;
}

installSystemPackages();
for (const problem of missingSystemPackages()) console.error(problem);
const chromium = findChromium();
// A log that nobody watches stays free of colour codes, which CI alone would switch on.
const env: Record<string, string> = { ...(chromium ? { CHROMIUM: chromium } : {}), ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }) };
const reports = mkdtempSync(join(tmpdir(), 'everstep-test-'));
const total: Count = { passed: 0, failed: 0 };
const timings: string[] = [];

/** A step that is one check: it passes or fails as a whole. */
async function check(name: string, command: string, args: readonly string[]): Promise<void> {
  await timed(name, async () => ((await run(command, args, env)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }));
}

/** A step of many tests, counted by Vitest. */
async function vitest(name: string, projects: readonly string[]): Promise<void> {
  await timed(name, async () => {
    const report = join(reports, `${name}.json`);
    const args = [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=dot',
      '--reporter=json',
      '--reporter=./tools/second-try.ts',
      `--outputFile.json=${report}`,
    ];
    const code = await run('vitest', args, env);
    const count = existsSync(report) ? countOf(report) : { passed: 0, failed: 0 };
    // A run that failed outside any test (a set-up, an unhandled error) still has to count.
    return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
  });
}

function countOf(report: string): Count {
  // Vitest's own report, in Jest's format.
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number; numFailedTests: number };
  return { passed: numPassedTests, failed: numFailedTests };
}

async function timed(name: string, step: () => Promise<Count>): Promise<void> {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const { passed, failed } = await step();
  total.passed += passed;
  total.failed += failed;
  timings.push(
    `${name.padEnd(10)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s`,
  );
}

/** Steps one after the other. */
async function inTurn(steps: Iterable<() => Promise<void>>): Promise<void> {
  for (const step of steps) await step();
}

/** Steps side by side: whichever of two is done takes the next, so that the longest stand first. */
async function twoAtATime(steps: readonly (() => Promise<void>)[]): Promise<void> {
  const waiting = steps.values();
  await Promise.all([inTurn(waiting), inTurn(waiting)]);
}

await inTurn([
  () => check('types', 'node', ['tools/types.ts']),
  () => check('lint', 'biome', ['check', '--error-on-warnings', '.']),
  () => check('arrows', 'node', ['tools/arrows.ts']),
  () => check('build', 'node', ['tools/build.ts', '--if-needed']),
]);
// Databases and browsers wait much: side by side they use both cores of a small machine.
await twoAtATime([
  () => vitest('stories', ['stories']),
  () => vitest('api', ['bff']),
  () => vitest('app', ['web', 'web alone']),
  () => vitest('unit', ['domain', 'ui', 'server']),
  () => vitest('packages', ['packages']),
]);
await vitest('browser', ['e2e']);

rmSync(reports, { recursive: true, force: true });
console.log(`\n${timings.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
