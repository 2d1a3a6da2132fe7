import { openCore, readSettings } from '@overture/core/composition';
import { buildSample, buildSampleMaterial, buildSnapshot, silentLogger } from '@overture/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBulkSandbox, type BulkSandbox } from './bulk/bulk-sandbox.fixtures.ts';
import { hasTerminal, OvertureProcess } from './testing/overture-process.ts';
import { SampleRepository } from '@overture/core/prompts/trials/ports/sample-repository';
import { ContactSnapshotRepository } from '@overture/core/contacts/ports/contact-snapshot-repository';

describe.skipIf(!hasTerminal)('overture at a terminal (needs script of util-linux)', () => {
  let overture: OvertureProcess;
  let sandbox: BulkSandbox;
  beforeAll(async () => {
    sandbox = await startBulkSandbox(60_000);
    overture = await OvertureProcess.create({ SANDBOX_PORT: String(sandbox.port) });
  });
  afterAll(async () => {
    await overture.remove();
    await sandbox.close();
  });

  it('checks a password before asking for it again, and shows neither', async () => {
    const create = ['users', 'create', '--email', 'kim@agency.com', '--domain', 'DT-Sales'];
    const [weak, typed] = await Promise.all([
      overture.atTerminal(create, [{ after: 'Password:', type: 'weak\r' }]),
      overture.atTerminal(create, [
        { after: 'Password:', type: 'Secret!42\r' },
        { after: 'Again:', type: 'Secret!42\r' },
      ]),
    ]);
    expect(weak.code).toBe(2);
    expect(weak.stdout).toContain('Please ensure password meets all requirements: at least 6 characters');
    expect(weak.stdout).not.toContain('Again:');
    expect(typed).toMatchObject({ code: 0, stdout: expect.stringContaining('Created admin kim@agency.com.') });
    expect(typed.stdout).not.toContain('Secret!42');
  }, 30_000);

  it('asks before it deletes, and deletes only after a yes', async () => {
    const args = ['services', 'delete', 'Web development'];
    const [kept, interrupted, ended] = await Promise.all(
      ['\r', '\u0003', '\u0004'].map((type) => overture.atTerminal(args, [{ after: '(y/N)', type }])),
    );
    expect(kept?.stdout).toContain('? Delete service "Web development"? (y/N)');
    expect(kept).toMatchObject({ code: 1, stdout: expect.stringContaining('Nothing was changed.') });
    expect(interrupted?.code).toBe(130);
    expect(ended?.code).toBe(130);
    const deleted = await overture.atTerminal(args, [{ after: '(y/N)', type: 'y\r' }]);
    expect(deleted).toMatchObject({ code: 0, stdout: expect.stringContaining('Deleted service "Web development".') });
  }, 30_000);

  it('asks for what is kept of a person, in the singular and the plural', async () => {
    const [contact = ''] = sandbox.contacts;
    const erase = (type: string) =>
      overture.atTerminal(['privacy', 'erase', '--contact', contact], [{ after: '(y/N)', type }]);
    expect((await erase('\r')).stdout).toContain('? Nothing is kept about this person. Run the erasure anyway? (y/N)');
    const core = await openCore(readSettings(overture.environment), { logger: silentLogger });
    const samples = core.get(SampleRepository);
    const snapshots = core.get(ContactSnapshotRepository);
    for (const _ of [1, 2]) await samples.add(buildSample({ hubspotId: contact }), buildSampleMaterial());
    const key = { userId: 'somebody', hubspotId: contact, department: 'dt-sales' } as const;
    await snapshots.put(key, buildSnapshot(), Date.now() + 60_000);
    await core.close();
    expect((await erase('\r')).stdout).toContain('? Erase 1 fetched contact and 2 samples for good? (y/N)');
    expect((await erase('y\r')).stdout).toContain('removed  samples: 2');
  }, 30_000);

  it('says on Ctrl-C that a generation stays queued, and how to follow it', async () => {
    const [contact = ''] = sandbox.contacts;
    const args = ['generate', 'one', contact, '--prompt', 'starter-template-1', '--domain', 'Overture-Sales', '--wait'];
    const left = await overture.atTerminal(args, [{ after: 'Waiting for a worker', type: '\u0003' }]);
    expect(left.code).toBe(130);
    expect(left.stdout).toContain(`The generation of ${contact} stays queued`);
    expect(left.stdout).toContain(`overture history show ${contact}`);
    expect((await overture.runHere(['history', 'list', '--status', 'pending'])).stdout).toContain(contact);
  }, 30_000);
});
