import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBulkSandbox, type BulkSandbox } from '../bulk/bulk-sandbox.fixtures.ts';
import { OvertureProcess } from '../testing/overture-process.ts';

let overture: OvertureProcess;
let sandbox: BulkSandbox;
beforeAll(async () => {
  sandbox = await startBulkSandbox(0);
  overture = await OvertureProcess.create({ SANDBOX_PORT: String(sandbox.port) });
});
afterAll(async () => {
  await overture.remove();
  await sandbox.close();
});

const draft = 'Subject: Our offer\n\nHello,\n\nthe first phase costs EUR 84,317.';

it('overture check marks an email from standard input against a contact, and exits with 3 where it blocks', async () => {
  const [contact = ''] = sandbox.contacts;
  const args = ['check', '-', '--contact', contact, '--domain', 'Overture-Sales'];
  const { code, stdout } = await overture.runHere(args, draft);
  expect(stdout).toContain('Email 1: Our offer');
  expect(stdout).toMatch(/^block: .*EUR 84,317.*\(unsupported_amount\)$/m);
  expect(code).toBe(3);
});

it('overture check takes files as sources, and needs no domain for them', async () => {
  const offer = join(overture.dataDir, 'offer.txt');
  await writeFile(offer, 'The first phase costs EUR 84,317.');
  const { code, stdout } = await overture.runHere(['check', '-', '--sources', offer, '--json'], draft);
  expect(JSON.parse(stdout)).toMatchObject({
    emails: [{ subject: 'Our offer', evidence: [] }],
    sources: [{ kind: 'context', id: 's1', label: 'offer.txt' }],
  });
  expect(code).toBe(0);
  expect(await overture.runHere(['check', '-'], draft)).toMatchObject({ code: 2 });
});
