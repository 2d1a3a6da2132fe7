import { describe, expect, it } from 'vitest';

/** The variables that give tests a server of their own, each an address the tests may fill and empty. */
export type TestServer = 'MONGO_TEST_URI' | 'AMQP_TEST_URL';

/**
 * A suite that needs a server. Where its variable is not set, it is skipped under a name that says which one, or fails
 * when `REQUIRE_SERVERS=1` promises that the server is there. A skipped suite is still read, with an empty address.
 */
export function describeWithServer(variable: TestServer, name: string, suite: (address: string) => void): void {
  const address = process.env[variable] ?? '';
  if (address !== '') {
    describe(name, () => suite(address));
  } else if (process.env['REQUIRE_SERVERS'] === '1') {
    it(name, () => expect.fail(`REQUIRE_SERVERS=1, and ${variable} is not set.`));
  } else {
    describe.skip(`${name} (needs ${variable})`, () => suite(address));
  }
}

/** A suite that needs documents which are not in the repository; where their folder's variable is not set, it is skipped under a name that says so. */
export function describeWithDocuments(variable: string, name: string, suite: (folder: string) => void): void {
  const folder = process.env[variable] ?? '';
  if (folder !== '') describe(name, () => suite(folder));
  else describe.skip(`${name} (needs ${variable})`, () => suite(folder));
}
