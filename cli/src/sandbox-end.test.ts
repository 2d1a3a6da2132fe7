import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OvertureProcess } from './testing/overture-process.ts';

const args = ['keys', 'create', '--name', 'K', '--type', 'openai', '--domain', 'DT-PM', '--key-stdin'];

describe('the first key at the command line', () => {
  let overture: OvertureProcess;
  beforeEach(async () => {
    overture = await OvertureProcess.create({ OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' });
  });
  afterEach(() => overture.remove());

  const addSuperadmin = (email: string) =>
    overture.runHere(['users', 'create', '--email', email, '--role', 'superadmin', '--password-stdin'], 'Secret!42');
  const store = (...more: string[]) => overture.runHere([...args, ...more], 'sk-test-12345678');
  const users = async () => (await overture.runHere(['users', 'list'])).stdout;

  it('ends the sandbox, and says before and afterwards what that means', async () => {
    await addSuperadmin('kim@agency.com');
    const { stderr } = await store();
    expect(stderr).toContain('This key ends the sandbox. kim@agency.com stays; 2 accounts end: ');
    expect(stderr).toContain('The sandbox has ended, and 2 accounts with it.');
    expect(stderr.indexOf('ends the sandbox')).toBeLessThan(stderr.indexOf('Stored key'));
    expect(await users()).toContain('kim@agency.com');
    expect(await users()).not.toContain('sales@overture.example');
    expect((await store()).stderr).not.toContain('sandbox');
  });

  it('asks who stays if several could, and takes nobody who cannot', async () => {
    await addSuperadmin('kim@agency.com');
    await addSuperadmin('boss@agency.com');
    const unnamed = await store();
    expect(unnamed).toMatchObject({ code: 2, stderr: expect.stringContaining('--keep') });
    expect(unnamed.stderr).toMatch(/kim@agency.com|boss@agency.com/);
    expect(await store('--keep', 'superadmin@overture.example')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('cannot stay'),
    });
    expect((await overture.runHere(['keys', 'list', '--json'])).stdout).toBe('[]\n');
    await store('--keep', 'Kim@agency.com');
    expect(await users()).not.toContain('boss@agency.com');
  });

  it('ends nothing while nobody could stay, says so, and ends it with a later change', async () => {
    expect((await store()).stderr).toContain('The accounts of the sandbox go on');
    expect(await users()).toContain('sales@overture.example');
    await addSuperadmin('kim@agency.com');
    const { stdout } = await overture.runHere(['doctor']);
    expect(stdout).toMatch(/^failed\taccounts\tA key is stored, but the accounts of the sandbox can still sign in/m);
    expect((await overture.runHere(['keys', 'update', 'K', '--active'])).stderr).toContain('kim@agency.com stays');
    expect(await users()).not.toContain('sales@overture.example');
  });
});
