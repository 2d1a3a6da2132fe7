import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BulkRuns, usual, type BulkPlace } from './bulk/bulk-runs.fixtures.ts';
import { runHere } from './testing/overture-here.ts';

/** What somebody at a terminal is told on HubSpot's bad days, and what is not paid for meanwhile. */
describe('on a bad day of HubSpot', () => {
  let runs: BulkRuns;
  let place: BulkPlace;
  let contact: string;
  beforeAll(async () => {
    runs = await BulkRuns.start(20);
    [contact = ''] = runs.sandbox.contacts;
  });
  afterAll(() => runs.close());
  beforeEach(async () => {
    place = await runs.place();
    await runs.sandbox.clearFaults();
    await runs.sandbox.takeRequests();
  });

  const overture = (args: readonly string[], environment: NodeJS.ProcessEnv = {}) =>
    runHere(args, { ...place.environment, ...environment });

  it('doctor and contact fetch report a key that may not read emails, with the missing scope', async () => {
    const noEmails = {
      HUBSPOT_ACCESS_TOKEN: 'noemails-na1-1f0c',
      HUBSPOT_BASE_URL: `http://127.0.0.1:${runs.sandbox.port}`,
      SUPERADMIN_EMAIL: 'kim@agency.example',
      SUPERADMIN_PASSWORD: 'Secret!1',
    };
    const examined = await overture(['doctor'], noEmails);
    expect(examined.code).toBe(4);
    expect(examined.stdout).toContain('the key may not read emails. Add the missing scope: sales-email-read');
    const fetched = await overture(['contact', 'fetch', contact, '--domain', 'Overture-Sales'], noEmails);
    expect(fetched.code).toBe(0);
    expect(fetched.stderr).toContain('The HubSpot key may not read emails');
  });

  it('an account that is moved for a day stops a bulk run with its reason, and the same command resumes it afterwards', async () => {
    await runs.sandbox.fault({ vendor: 'hubspot', status: 477 });
    const list = await place.write(runs.sandbox.contacts.slice(0, 4));
    const stopped = await place.run([list, ...usual, '--out', place.out]);
    const moving = 'HubSpot is moving this account to another data centre and answers again in about 24 hours.';
    expect(stopped.stderr).toContain(moving);
    expect(stopped.stderr).toContain('--resume');
    expect(stopped.code).toBe(3);
    expect(place.results()).toEqual([]);
    expect(await runs.paidCalls()).toBe(0);
    expect((await overture(['doctor'])).stdout).toContain(moving);
    await runs.sandbox.clearFaults();
    expect(await place.run([list, ...usual, '--out', place.out, '--resume'])).toMatchObject({ code: 0 });
    expect(place.results()).toHaveLength(4);
  });
});
