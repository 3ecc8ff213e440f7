import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

await build();
