import type { Reporter, TestCase } from 'vitest/node';

/** Names the tests that passed only when run again, so that a race is seen and mended although it stops nobody. */
export default class SecondTry implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) console.log(`\nneeded a second try: ${test.module.relativeModuleId} > ${test.fullName}`);
  }
}
