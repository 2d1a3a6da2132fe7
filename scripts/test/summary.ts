export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The last line of `npm test`, which other scripts parse. */
export function summaryLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

export function add(...tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** A suite or test that was skipped because a server or the browser is missing. */
export interface LeftOut {
  readonly file: string;
  readonly name: string;
  readonly variable: string;
}

/** Reads the variable from the name that `describeWithServer` and `describeWithBrowser` give to a skipped suite. */
export function leftOut(file: string, name: string): LeftOut | undefined {
  const found = /^(.*) \(needs ([A-Z_]+)\)$/.exec(name);
  return found === null ? undefined : { file, name: found[1] ?? '', variable: found[2] ?? '' };
}

/** The skipped suites, one line each, with the variable that enables it. */
export function describeLeftOut(suites: readonly LeftOut[]): string {
  return suites.map(({ file, name, variable }) => `skipped  ${file} › ${name}: set ${variable} to run it`).join('\n');
}

/** The tests that passed only when they were tried again, one line each. */
export function describeFlaky(names: readonly string[]): string {
  return names.map((name) => `flaky    ${name}: passed when it was tried again; mend it`).join('\n');
}
