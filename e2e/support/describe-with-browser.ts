import { describe, expect, inject, it } from 'vitest';

/**
 * A suite that drives a browser. Where none starts, it is skipped under a name that says what to set, or fails when
 * `REQUIRE_SERVERS=1` promises that one is there.
 */
export function describeWithBrowser(name: string, suite: () => void): void {
  const problem = inject('browserProblem');
  if (problem === '') {
    describe(name, suite);
  } else if (process.env['REQUIRE_SERVERS'] === '1') {
    it(name, () => expect.fail(`REQUIRE_SERVERS=1, and no browser starts: ${problem}`));
  } else {
    describe.skip(`${name} (needs CHROMIUM_PATH)`, suite);
  }
}
