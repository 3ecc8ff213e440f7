import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { databaseFile } from '../../apps/bff/src/db/data-folder.ts';

const root = join(import.meta.dirname, '../..');

const tests = /\.(test|stories)\.tsx?$/;
const forTests = /\/testing\//;

/** Lines of product code (tests, stories and what serves them aside) that match, as `file:line: text`. */
const linesWith = (pattern: RegExp, files: string, except: RegExp = /^$/): string[] =>
  linesIn(pattern, files, (file) => !forTests.test(file) && !except.test(file));

/** Lines that match in files other than tests and stories. */
function linesIn(pattern: RegExp, files: string, among: (file: string) => boolean): string[] {
  return globSync(files, { cwd: root })
    .filter((file) => !tests.test(file) && among(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    );
}

describe('the house', () => {
  it('keeps all styling in packages/ui', () => {
    expect(linesWith(/\bstyle=\{|\bclassName=|from '.*\.css(\.ts)?'/, 'apps/web/src/**/*.{ts,tsx}')).toEqual([]);
  });

  it('reads the environment of the server in one file', () => {
    expect(linesIn(/process\.env\b/, 'apps/bff/src/**/*.ts', (file) => !file.endsWith('/src/env.ts'))).toEqual([]);
  });

  it('takes time, ids and chance on the server from its dependencies', () => {
    expect(linesWith(/new Date\(\)|Date\.now\(|Math\.random\(|randomUUID\(/, 'apps/bff/src/**/*.ts', /\/clock\.ts$/)).toEqual([]);
  });

  it('reaches the storage of the browser by the one way that never throws', () => {
    expect(linesWith(/(?<!['`])\b(local|session)Storage\b(?!['`])/, 'apps/web/src/**/*.{ts,tsx}', /\/device\/device-storage\.ts$/)).toEqual(
      [],
    );
  });

  it('keeps clock, chance, network and Node out of the rules', () => {
    expect(linesWith(/from 'node:|new Date\(\)|Date\.now\(|Math\.random\(|\bfetch\(/, 'packages/domain/src/**/*.ts')).toEqual([]);
  });

  it('speaks of start and end, not of left and right, so that all is mirrored where lines begin at the right', () => {
    const sides =
      /\b\w+(Left|Right)\w*:|\b(left|right): ('?-?\d|'auto|[`'](calc|max|min)\(|(vars\.)?space\b)|\b(textAlign|float|clear): '(left|right)'/;
    // The words of others keep their own direction, whatever that of the page is.
    expect(linesWith(sides, 'packages/ui/src/**/*.css.ts', /NotificationRow\.css\.ts$/)).toEqual([]);
  });

  it('imports other packages by their name alone', () => {
    expect(linesWith(/from '(\.\.\/)+(packages|apps|domain|ui|bff|web)\//, '{apps,packages}/*/src/**/*.{ts,tsx}')).toEqual([]);
  });

  it('never writes to the console, save for its one log', () => {
    expect(
      linesWith(
        /\bconsole\.\w+\(/,
        '{apps,packages}/*/src/**/*.{ts,tsx}',
        /apps\/web\/src\/log\/|apps\/bff\/src\/(main|check-ledger|system\/write-openapi|server)\.ts$/,
      ),
    ).toEqual([]);
  });

  it('has documents whose links lead somewhere, and that name the database as the server does', () => {
    const documents = globSync(['README.md', 'docs/**/*.md'], { cwd: root });
    const broken = documents.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)].flatMap(([, target = '']) =>
        existsSync(join(root, dirname(file), target)) ? [] : [`${file}: ${target}`],
      ),
    );
    expect(broken).toEqual([]);

    expect(readFileSync(join(root, 'docs/self-hosting.md'), 'utf8')).toContain(`\`${basename(databaseFile('data'))}\``);
  });

  it('names in its tests only statements that the ledger has', () => {
    const known = new Set(
      readFileSync(join(root, 'docs/spec-items.tsv'), 'utf8')
        .split('\n')
        .map((row) => row.split('\t')[0]),
    );
    const cited = globSync(['{packages,apps}/*/{src,test}/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'], { cwd: root }).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\[([a-z]+-\d{3})\]/g)].map(([, id]) => id),
    );
    expect(cited.filter((id) => !known.has(id))).toEqual([]);
    expect(cited.length).toBeGreaterThan(100);
  });
});
