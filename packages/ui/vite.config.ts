import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import manifest from './package.json' with { type: 'json' };

const folder = import.meta.dirname;
const source = join(folder, 'src');
const { resolve } = createRequire(import.meta.url);

/** One entry for each export of the package; a pattern stands for each file that it matches. */
const entries = Object.values(manifest.exports).flatMap((pattern) => globSync(pattern, { cwd: folder }));

const isOurs = (id: string) => /^([./\0]|@everstep\/)/.test(id) || id.includes('.vanilla.css');

/** Takes the fonts along: not every bundler looks for a package behind a `url()`. */
const bringFonts: Plugin = {
  name: 'everstep-bring-fonts',
  generateBundle(_options, bundle) {
    for (const asset of Object.values(bundle)) {
      if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue;
      asset.source = String(asset.source).replace(/url\((@fontsource[^)]+)\)/g, (_url, font: string) => {
        this.emitFile({ type: 'asset', fileName: `fonts/${basename(font)}`, source: readFileSync(resolve(font)) });
        return `url(./${basename(font)})`;
      });
    }
  },
};

/**
 * Builds the package that others install: a file of JavaScript and one of CSS for each of ours, so that whoever bundles it
 * pays for what they import and nothing else.
 */
export default defineConfig({
  root: folder,
  plugins: [react(), vanillaExtractPlugin({ cwd: folder }), bringFonts],
  build: {
    minify: false,
    target: ['chrome123', 'firefox120', 'safari17.5'],
    lib: { entry: entries.map((entry) => join(folder, entry)), formats: ['es'] },
    rolldownOptions: {
      external: (id) => !isOurs(id),
      output: {
        preserveModules: true,
        preserveModulesRoot: source,
        // The rules that components need come along from the workspace, into a folder of their own.
        // Under their own names, the vanilla-extract of another project would take them for styles that it has to make.
        entryFileNames: ({ name }) => `${name.replace(/^domain\/src\//, 'domain/').replace(/\.css$/, '.styles')}.js`,
        // Frameworks that render components on the server draw the line between server and browser by this.
        banner: ({ facadeModuleId }) => (facadeModuleId?.endsWith('.tsx') ? "'use client';" : ''),
        assetFileNames: ({ originalFileNames: [from = '[name][extname]'] }) => from.replace(/^src\//, '').replace('.css.ts.vanilla', ''),
      },
    },
  },
});
