import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { colorSchemeKeys } from '../packages/domain/src/schemes/color-schemes.ts';
import { modes } from '../packages/ui/src/tokens/colors.ts';
import { colorTokens, type DesignTokens, scaleTokens } from '../packages/ui/src/tokens/design-tokens.ts';
import { root, run } from './process.ts';

/**
 * Builds what other projects install: `dist` of packages/domain and packages/ui, JavaScript with its types, and a file of CSS
 * beside each file of the components. `pnpm pack` runs it.
 */
async function build(): Promise<void> {
  for (const name of ['domain', 'ui']) rmSync(join(root, 'packages', name, 'dist'), { recursive: true, force: true });
  await must('tsc', ['-p', 'packages/domain/tsconfig.build.json']);
  await must('vite', ['build', 'packages/ui', '--logLevel', 'warn'], { NODE_ENV: 'production' });
  await must('tsc', ['-p', 'packages/ui/tsconfig.build.json']);
  for (const file of globSync('packages/{domain,ui}/dist/**/*.d.ts', { cwd: root })) nameWhatIsThere(join(root, file));
  await writeDomainTypes();
  writeTokens();
}

/** The tokens as other tools read them: one file of what all looks share, one for each look, and all of them as CSS variables. */
function writeTokens(): void {
  const dist = join(root, 'packages/ui/dist');
  const sheets = ['styles/root.css', ...globSync(['themes/*-colors.css', 'themes/schemes/*/*.css'], { cwd: dist }).sort()];
  writeFileSync(join(dist, 'tokens.css'), sheets.map((file) => readFileSync(join(dist, file), 'utf8')).join('\n'));
  const folder = join(dist, 'design-tokens');
  const write = (name: string, tokens: DesignTokens) =>
    writeFileSync(join(folder, `${name}.tokens.json`), `${JSON.stringify(tokens, null, 2)}\n`);
  mkdirSync(folder);
  write('scale', scaleTokens());
  for (const scheme of colorSchemeKeys) for (const mode of modes) write(`${scheme}-${mode}`, colorTokens(scheme, mode));
}

async function must(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<void> {
  const code = await run(command, args, env);
  if (code !== 0) process.exit(code);
}

/** Declarations keep the names of the sources; the package has their JavaScript. */
function nameWhatIsThere(file: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/((?:from|import\()\s*'\.[^']*)\.tsx?'/g, "$1.js'"));
}

/**
 * Gives the declarations of packages/ui the domain's types in a file of their own, each written out to its last property: they
 * fit those of the domain's package, and nobody needs that one or its schemas to read them.
 */
async function writeDomainTypes(): Promise<void> {
  const dist = join(root, 'packages/ui/dist');
  const files = globSync('**/*.d.ts', { cwd: dist }).map((file) => join(dist, file));
  const target = join(dist, 'domain/types');
  let written = '';
  // What a type written out still names is written out beside it, until nothing is left to name.
  const names = new Set(files.flatMap((file) => domainTypesIn(readFileSync(file, 'utf8'))));
  for (let known = 0; known < names.size; ) {
    known = names.size;
    written = await typesWrittenOut(target, [...names].sort());
    for (const [, name = ''] of written.matchAll(/\bdomain\.(\w+)/g)) names.add(name);
  }
  writeFileSync(`${target}.d.ts`, written.replace(/^import type \* as domain.*\n/, '').replaceAll(/\bdomain\./g, ''));
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const path = relative(dirname(file), `${target}.js`);
    writeFileSync(file, text.replaceAll("'@everstep/domain'", `'${path.startsWith('.') ? path : `./${path}`}'`));
  }
}

/** Declarations of types of the domain, as the compiler says them of constants. */
async function typesWrittenOut(target: string, names: readonly string[]): Promise<string> {
  const source = `${target}.ts`;
  // The compiler says the type of a constant in full, where it would repeat the name of a type.
  const lines = names.map((name) => `export const ${name} = writtenOut<domain.${name}>();`);
  const start = [
    `import type * as domain from '../../../domain/dist/index.js';`,
    'declare function writtenOut<T>(): { [Key in keyof T]: T[Key] };',
  ];
  writeFileSync(source, [...start, ...lines].join('\n'));
  await must('tsc', [
    source,
    ...['--ignoreConfig', '--declaration', '--emitDeclarationOnly', '--strict', '--exactOptionalPropertyTypes'],
    ...['--module', 'preserve', '--target', 'es2024', '--types', ''],
  ]);
  rmSync(source);
  return readFileSync(`${target}.d.ts`, 'utf8').replaceAll(/^export declare const (\w+): /gm, 'export type $1 = ');
}

function domainTypesIn(declarations: string): string[] {
  return [...declarations.matchAll(/\{([^{}]*)\} from '@everstep\/domain'/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().replace(/^type |(?: as .*)$/g, '')),
  );
}

await build();
