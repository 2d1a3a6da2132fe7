import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BulkRuns, usual, type BulkPlace } from './bulk/bulk-runs.fixtures.ts';
import { runHere } from './testing/overture-here.ts';

/** What somebody at a terminal does about money, and is told of it. */
describe('limits at the command line', () => {
  let runs: BulkRuns;
  let place: BulkPlace;
  let overture: (args: readonly string[]) => ReturnType<typeof runHere>;
  beforeAll(async () => {
    runs = await BulkRuns.start(20);
    place = await runs.place();
    overture = (args) => runHere(args, place.environment);
  });
  afterAll(() => runs.close());

  it('stop a bulk run before a row that may exceed them, and let it continue once they are raised', async () => {
    await overture(['limits', 'set', '--domain', 'Overture-Sales', '--daily', '0.40']);
    const list = await place.write(runs.sandbox.contacts.slice(0, 20));
    const plan = await place.run([list, ...usual, '--dry-run']);
    expect(plan.stdout).toContain('Budget         $0.40 left of the limits');
    const stopped = await place.run([list, ...usual, '--out', place.out]);
    expect(stopped.stderr).toContain('The AI budget of your domain for today does not allow this: $0.');
    expect(stopped.code).toBe(3);
    const written = place.results().length;
    expect(written).toBeGreaterThan(0);
    expect(written).toBeLessThan(20);
    expect(await runs.paidCalls()).toBe(written);

    const doctor = await overture(['doctor']);
    expect(doctor.stdout).toContain('limits');
    const [limit] = JSON.parse((await overture(['limits', 'list', '--json'])).stdout) as { todayUsd: number }[];
    expect(limit).toMatchObject({ label: 'Overture-Sales', dailyUsd: 0.4 });
    expect(limit?.todayUsd).toBeGreaterThan(0);
    expect(limit?.todayUsd).toBeLessThanOrEqual(0.4);

    // The call with which doctor tries the key.
    await runs.sandbox.takeRequests();
    await overture(['limits', 'set', '--domain', 'Overture-Sales', '--daily', 'none']);
    expect(await place.run([list, ...usual, '--out', place.out, '--resume'])).toMatchObject({ code: 0 });
    expect(place.results()).toHaveLength(20);
    expect(await runs.paidCalls()).toBe(20 - written);
  });

  it('show a user what is left, and refuse invalid amounts', async () => {
    await overture(['limits', 'set', '--user', 'superadmin@overture.example', '--monthly', '20']);
    const mine = await overture(['limits', 'mine']);
    expect(mine.stdout).toMatch(/^user\tmonth\t\$\d+\.\d\d\t\$20\.00\t/);
    expect(await overture(['limits', 'set', '--all', '--domain', 'DT-PM', '--daily', '1'])).toMatchObject({ code: 2 });
    expect(await overture(['limits', 'set', '--all'])).toMatchObject({ code: 2 });
    expect(await overture(['limits', 'set', '--all', '--daily', 'much'])).toMatchObject({ code: 2 });
  });
});
