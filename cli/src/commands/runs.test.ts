import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CarryOutRun } from '@overture/core/runs/use-cases/carry-out-run';
import { z } from 'zod';
import { startBulkSandbox, type BulkSandbox } from '../bulk/bulk-sandbox.fixtures.ts';
import { OvertureProcess } from '../testing/overture-process.ts';

const planSchema = z.object({ contacts: z.number(), willRun: z.number(), maxUsd: z.number() });
const runSchema = z.object({ _id: z.string(), state: z.string(), maxCostUsd: z.number() });

describe('overture runs, without a worker', () => {
  let overture: OvertureProcess;
  let sandbox: BulkSandbox;
  let list: string;
  beforeAll(async () => {
    sandbox = await startBulkSandbox(0);
    list = ['contact', ...sandbox.contacts.slice(0, 3), sandbox.contacts[0]].join('\n');
    overture = await OvertureProcess.create({ SANDBOX_PORT: String(sandbox.port) });
  });
  afterAll(async () => {
    await overture.remove();
    await sandbox.close();
  });

  const as = ['--as', 'sales@overture.example'];
  const runs = (...args: string[]) => overture.runHere(['runs', ...args, ...as], list);
  const asked = ['--contacts', '-', '--prompt', 'starter-template-1'];
  const control = async (...args: string[]) => runSchema.parse(JSON.parse((await runs(...args, '--json')).stdout));

  it('plans, and leaves nobody out whom it was asked to include', async () => {
    const { stdout, code } = await runs('plan', ...asked, '--include', 'others, optedOut,recent', '--json');
    expect(code).toBe(0);
    expect(planSchema.parse(JSON.parse(stdout))).toMatchObject({ contacts: 4, willRun: 3 });
    expect((await runs('plan', ...asked)).stdout).toMatch(
      /Left out {3}1: named more than once\n {11}row 4: \S+ \S+, .+, \d+\n/,
    );
    const none = await overture.runHere(['runs', 'plan', ...asked, ...as], 'contact\nnobody\n');
    expect(none.stdout).toBe(
      'Contacts   1\nWill run   0\nLeft out   1: not a contact of HubSpot\n           row 1: nobody\nNothing has been generated yet.\n',
    );
    expect((await runs('plan', ...asked, '--include', 'others,optedOut,recent')).stdout).toMatch(
      /Maximum +at least \$\d\.\d\d, which one contact may cost/,
    );
    expect(await runs('plan', ...asked, '--include', 'everybody')).toMatchObject({ code: 2 });
  });

  it('starts, lists and shows a run, and controls it until it is stopped', async () => {
    const include = ['--include', 'others,optedOut,recent'];
    const started = await runs('start', ...asked, ...include, '--name', 'Fair', '--max-cost', '2', '--json');
    expect(started.code).toBe(0);
    const { _id: id } = runSchema.parse(JSON.parse(started.stdout));
    expect((await runs('list')).stdout).toContain('\tFair\trunning\t1 left out, 3 waiting\t');
    expect((await runs('show', id)).stdout).toMatch(/3 waiting[\s\S]*of at most \$2/);
    const rows = await runs('rows', id);
    // Who waits is named before anybody has generated for them.
    expect(rows.stdout).toMatch(/^1\t\d+\t\w+ \w+\tpending\t-\t\t.+\n/);
    expect(rows.stdout).toContain('Row 1 names the same contact.');
    expect(rows.stderr).toBe('4 of 4 contacts.\n');
    expect(await control('pause', id)).toMatchObject({ state: 'paused' });
    expect(await control('resume', id, '--max-cost', '3')).toMatchObject({ state: 'running', maxCostUsd: 3 });
    expect(await control('stop', id)).toMatchObject({ state: 'stopped' });
    const { stdout, stderr } = await runs('show', id);
    expect(stdout).toContain('3 not written');
    expect(stderr).toBe('');
    expect(await runs('resume', id)).toMatchObject({ code: 1 });
    expect(await runs('show', 'run-of-nobody')).toMatchObject({ code: 1 });
  });

  it('says of a stopped run that a worker still finishes what it writes', async () => {
    const { stdout } = await runs(
      'start',
      ...asked,
      '--include',
      'others',
      '--name',
      'Relaunch',
      '--max-cost',
      '2',
      '--json',
    );
    const { _id: id } = runSchema.parse(JSON.parse(stdout));
    await overture.withCore((core) => core.get(CarryOutRun).claim());
    const stopped = await runs('stop', id);
    expect(stopped).toMatchObject({ code: 0, stderr: expect.stringContaining('these numbers still change') });
  });
});
