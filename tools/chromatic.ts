import { run } from './process.ts';

// Pictures are compared in the test run anyway; Chromatic is for teams that have an account.
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('Chromatic is skipped: CHROMATIC_PROJECT_TOKEN is not set.');
} else {
  process.exit(await run('chromatic', ['--exit-zero-on-changes', '--build-script-name', 'storybook:build']));
}
