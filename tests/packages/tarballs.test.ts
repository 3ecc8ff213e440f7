import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, inject, it } from 'vitest';

const packed = inject('packed');

/** Problems that cannot hurt here: the packages are ES modules and say so. */
const forOtherModuleSystems = new Set(['CJSResolvesToESM', 'NoResolution']);

const filesIn = (tarball: string): string[] =>
  execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((file) => file.replace(/^package\//, ''));

describe.each([
  ['@everstep/domain', packed.domain],
  ['@everstep/ui', packed.ui],
])('the tarball of %s', (_name, tarball) => {
  const bytes = readFileSync(tarball);

  it('is packed as bundlers and Node expect it', async () => {
    const tar = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
    const { messages, pkg } = await publint({ pack: { tarball: tar }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  it('has types that say what its code exports, for every entry', async () => {
    const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(bytes)), { entrypointsLegacy: false });
    const problems = analysis.types ? analysis.problems : [{ kind: 'no types' }];
    const modern = problems.filter(
      (problem) =>
        !forOtherModuleSystems.has(problem.kind) && !('resolutionKind' in problem && /node10|cjs/.test(String(problem.resolutionKind))),
    );
    expect(modern).toEqual([]);
  });

  it('has what one installs it for and none of what built it', () => {
    const files = filesIn(tarball);
    expect(files).toEqual(expect.arrayContaining(['package.json', 'README.md', 'CHANGELOG.md', 'dist/index.js', 'dist/index.d.ts']));
    expect(files.filter((file) => /^src\/|\/example|\.test\.|\.stories\.|\.mdx$|tsconfig|vite\.config/.test(file))).toEqual([]);
  });
});

describe('the tarball of @everstep/ui alone', () => {
  const folder = join(packed.consumer, 'node_modules/@everstep/ui');

  it('asks for nothing that stands in no registry', () => {
    const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { dependencies: Record<string, string> };
    expect(Object.keys(dependencies).filter((name) => name.startsWith('@everstep/'))).toEqual([]);
    expect(Object.values(dependencies).filter((version) => !/^\d/.test(version))).toEqual([]);
  });

  it('brings the rules of the domain that it needs, without their schemas', () => {
    const files = globSync('dist/**/*.{js,d.ts}', { cwd: folder });
    expect(files).toContain('dist/domain/types.d.ts');
    expect(files.filter((file) => /from ['"](@everstep\/|zod)/.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
  });
});

describe('what bundlers read in the installed @everstep/ui', () => {
  const folder = join(packed.consumer, 'node_modules/@everstep/ui');
  const built = (pattern: string): string[] => {
    const files = globSync(`dist/${pattern}`, { cwd: folder });
    expect(files.length).toBeGreaterThan(100);
    return files;
  };

  it('keeps every stylesheet from being left out as unused', () => {
    const { sideEffects } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { sideEffects: string[] };
    expect(built('**/*.css').filter((file) => !sideEffects.some((kept) => matchesGlob(file, kept)))).toEqual([]);
  });

  it('marks whatever draws as a part of the browser, for frameworks that render components on the server', () => {
    const drawing = built('**/*.js').filter((file) => readFileSync(join(folder, file), 'utf8').includes('from "react/jsx-runtime"'));
    expect(drawing.length).toBeGreaterThan(100);
    expect(drawing.filter((file) => !/^['"]use client['"];/.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
  });
});
