import { startVendorSandbox, type VendorSandbox } from '@overture/core/testing/vendor-sandbox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OvertureProcess } from './testing/overture-process.ts';

let place: OvertureProcess;
let sandbox: VendorSandbox;
beforeAll(async () => {
  sandbox = await startVendorSandbox();
  place = await OvertureProcess.create({ HUBSPOT_API_KEY: 'pat-1', HUBSPOT_BASE_URL: sandbox.url });
  for (const name of ['nora.castellan', 'nobody']) {
    const user = ['users', 'create', '--email', `${name}@overture.example`, '--domain', 'DT-Sales', '--password-stdin'];
    await place.runHere(user, 'Secret!42');
  }
});
afterAll(async () => {
  await place.remove();
  await sandbox.close();
});

it('learns how a user writes, shows it in sentences, and forgets it', async () => {
  const as = ['--as', 'nora.castellan@overture.example'];
  const learned = await place.runHere(['voice', 'learn', ...as]);
  expect(learned).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('You greet with Hi and the first name.\n'),
  });
  expect(learned.stdout).toContain('You close with Best regards.\n');
  expect(await place.runHere(['voice', 'show', ...as])).toMatchObject({ stdout: learned.stdout });
  expect(await place.runHere(['voice', 'forget', ...as])).toMatchObject({ code: 0, stdout: '' });
  expect(await place.runHere(['voice', 'show', ...as])).toMatchObject({ stderr: 'Nothing was learned yet.\n' });
});

it('says when there are too few emails', async () => {
  const learned = await place.runHere(['voice', 'learn', '--as', 'nobody@overture.example', '--json']);
  expect(learned.code).toBe(1);
  expect(JSON.parse(learned.stdout)).toMatchObject({ problem: { code: 'too_few_emails' }, profile: null });
});
