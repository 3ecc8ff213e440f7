import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const chromium = process.env.CHROMIUM;
const browserArgs = ['--no-sandbox', '--disable-gpu', '--disable-quic'];
const uiPlugins = () => [react(), vanillaExtractPlugin()];

export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'domain', environment: 'node', include: ['packages/domain/src/**/*.test.ts'] },
      },
      {
        test: {
          name: 'bff',
          environment: 'node',
          include: ['apps/bff/src/**/*.test.ts', 'tests/api/**/*.test.ts'],
          globalSetup: ['tests/setup/postgres.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: uiPlugins(),
        test: {
          name: 'ui',
          environment: 'happy-dom',
          include: ['packages/ui/{src,test}/**/*.test.{ts,tsx}'],
          exclude: ['packages/ui/**/*.browser.test.tsx'],
          setupFiles: ['tests/setup/dom.ts'],
        },
      },
      {
        plugins: uiPlugins(),
        test: { name: 'web', environment: 'happy-dom', include: ['apps/web/src/**/*.test.{ts,tsx}'], setupFiles: ['tests/setup/dom.ts'] },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'radix-ui',
            '@vanilla-extract/recipes/createRuntimeFn',
            '@testing-library/react',
          ],
        },
        test: {
          name: 'stories',
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: { ...(chromium ? { executablePath: chromium } : {}), args: browserArgs } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/setup/server.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
