import { describe, expect, inject, it } from 'vitest';

/**
 * A suite that needs a browser. If none starts, the suite is skipped under a name that says what to set; with
 * `REQUIRE_SERVERS=1` it fails.
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
