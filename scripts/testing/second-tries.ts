import type { Reporter, TestCase } from 'vitest/node';

/** Names the tests that passed on their second try only. */
export default class SecondTries implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) {
      console.log(`\nPassed on the second try: ${test.module.moduleId} > ${test.fullName}`);
    }
  }
}
