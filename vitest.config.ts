import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { comparePicture } from './packages/ui/test/compare-picture.ts';
import { emulateMedia } from './packages/ui/test/emulate-media.ts';
import { findChromium } from './tools/system.ts';

const chromium = findChromium();
/** A real browser or database on a busy machine may be late once; what was is named in the run's log (tools/second-try.ts). */
const retry = process.env.CI ? 1 : 0;
const browserArgs = ['--no-sandbox', '--disable-gpu', '--disable-quic'];
const uiPlugins = () => [react(), vanillaExtractPlugin()];
/** Pages of a document, with the real modules but for what a file replaces itself. */
const web = { environment: 'happy-dom' as const, setupFiles: ['tests/setup/dom.ts'], testTimeout: 30_000, retry };
/** These replace modules, or wait for one to load: they want theirs anew. */
const webAlone = ['chat/useProposals', 'dashboard/WelcomePopup', 'offline/OutboxProvider'].map((name) => `apps/web/src/${name}.test.tsx`);

export default defineConfig({
  test: {
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'domain',
          environment: 'node',
          isolate: false,
          include: ['packages/domain/src/**/*.test.ts', 'tests/house/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'bff',
          environment: 'node',
          // Each test has a server and a database of its own; modules anew for each file would take a quarter of the time.
          isolate: false,
          include: ['apps/bff/src/**/*.test.ts', 'tests/api/**/*.test.ts'],
          globalSetup: ['tests/setup/postgres.ts'],
          // A database on a busy machine answers late.
          expect: { poll: { timeout: 10_000 } },
          retry,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'packages',
          environment: 'node',
          include: ['tests/packages/**/*.test.ts'],
          globalSetup: ['tests/setup/packages.ts'],
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
      {
        plugins: uiPlugins(),
        test: {
          name: 'ui',
          environment: 'happy-dom',
          // A document and modules anew for each of so many files would take most of the time; each test cleans up after itself.
          isolate: false,
          include: ['packages/ui/{src,test}/**/*.test.{ts,tsx}'],
          exclude: ['packages/ui/**/*.{browser,node}.test.tsx'],
          setupFiles: ['tests/setup/dom.ts'],
          testTimeout: 30_000,
        },
      },
      {
        plugins: uiPlugins(),
        test: { name: 'server', environment: 'node', isolate: false, include: ['packages/ui/test/**/*.node.test.tsx'] },
      },
      {
        plugins: uiPlugins(),
        // Modules anew for each file take three times as long as all tests.
        test: { ...web, name: 'web', isolate: false, include: ['apps/web/src/**/*.test.{ts,tsx}'], exclude: webAlone },
      },
      { plugins: uiPlugins(), test: { ...web, name: 'web alone', include: webAlone } },
      {
        plugins: [
          storybookTest({ configDir: '.storybook' }),
          // The plugin above refuses an include of its own; the looks run over the same stories in the same browser.
          { name: 'include-looks', config: () => ({ test: { include: ['packages/ui/test/**/*.browser.test.tsx'] } }) },
        ],
        // All that stories import must be known beforehand: a late discovery reloads the page and fails a cold run.
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'radix-ui',
            'axe-core',
            '@vanilla-extract/recipes/createRuntimeFn',
            '@testing-library/react',
            '@storybook/addon-a11y/preview',
            '@storybook/react-vite',
            'storybook/theming',
            '@everstep/ui > lucide-react',
            '@everstep/ui > @vanilla-extract/sprinkles/createRuntimeSprinkles',
            '@everstep/ui > @tanstack/react-virtual',
            '@everstep/ui > marked',
            '@everstep/ui > remend',
          ],
        },
        test: {
          name: 'stories',
          // What a browser shows comes late on a busy machine.
          expect: { poll: { timeout: 10_000 } },
          retry,
          testTimeout: 30_000,
          // Stories clean up after themselves; a frame of its own for each file would triple the time.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1040, height: 800 },
            // What closes is gone at once: animations of a page that draws few frames may never end. The e2e tests keep motion.
            provider: playwright({
              launchOptions: { ...(chromium ? { executablePath: chromium } : {}), args: browserArgs },
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
            commands: { comparePicture, emulateMedia },
          },
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/setup/server.ts'],
          maxWorkers: 2,
          // What a browser shows comes late on a busy machine.
          expect: { poll: { timeout: 10_000 } },
          retry,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
