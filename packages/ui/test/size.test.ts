import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';

const index = resolve(import.meta.dirname, '../src/index.ts');
const ENTRY = '\0button-only';

/** Bytes after gzip of what a page pays for Button alone, beyond React. */
const BUTTON_BUDGET = 2_520;

/** Builds a page that imports nothing but Button from the package. */
async function buildButton(): Promise<{ code: string; css: string; modules: readonly string[] }> {
  // One entry and one format give one output.
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      react(),
      vanillaExtractPlugin(),
      {
        name: 'button-only',
        resolveId: (id) => (id === 'button-only' ? ENTRY : null),
        load: (id) => (id === ENTRY ? `export { Button } from ${JSON.stringify(index)};` : null),
      },
    ],
    build: {
      write: false,
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      rolldownOptions: { input: 'button-only', external: /^react(-dom)?(\/|$)/, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.output.filter((item) => item.type === 'chunk');
  const assets = output.output.filter((item) => item.type === 'asset' && item.fileName.endsWith('.css'));
  return {
    code: chunks.map((chunk) => chunk.code).join('\n'),
    css: assets.map((asset) => ('source' in asset ? String(asset.source) : '')).join('\n'),
    modules: chunks.flatMap((chunk) => chunk.moduleIds.filter((id) => (chunk.modules[id]?.renderedLength ?? 0) > 0)),
  };
}

describe('a page with Button alone', () => {
  let built: Awaited<ReturnType<typeof buildButton>>;
  beforeAll(async () => {
    // The test runner's environment would give development JSX.
    vi.stubEnv('NODE_ENV', 'production');
    built = await buildButton();
    vi.unstubAllEnvs();
  }, 60_000);

  it('carries no code of dialogs, menus or colour computing', () => {
    expect(built.modules.filter((id) => /radix|culori|lucide|\/(Dialog|Menu|Modal|Toast)\//.test(id))).toEqual([]);
    expect(built.modules.some((id) => id.endsWith('/Button.tsx'))).toBe(true);
  });

  it('stays within its budget', () => {
    expect(gzipSync(built.code).length + gzipSync(built.css).length).toBeLessThanOrEqual(BUTTON_BUDGET);
  });
});
