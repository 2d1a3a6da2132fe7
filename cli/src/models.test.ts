import { startSandbox, type Sandbox } from '@overture/sandbox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OvertureProcess } from './testing/overture-process.ts';

let overture: OvertureProcess;
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ today: new Date('2026-09-01') });
  overture = await OvertureProcess.create({ OPENAI_API_KEY: 'sk-1', OPENAI_BASE_URL: `${sandbox.url}/v1` });
});
afterAll(async () => {
  await overture.remove();
  await sandbox.close();
});

const models = (...args: string[]) => overture.runHere(['models', ...args]);

it('says what is offered where none were created, and what to do next', async () => {
  const { code, stdout, stderr } = await models('list', '--domain', 'DT-PM');
  expect([code, stdout]).toEqual([0, '']);
  expect(stderr).toMatch(/^No AI models were created here.*\nOn offer today: GPT-.*\.\nNext: "models available/);
});

it('says how to choose models where none were created, which cannot be moved', async () => {
  const moved = await models('move', 'gpt-5', '--domain', 'DT-PM');
  expect(moved.code).toBe(1);
  expect(moved.stderr).toContain('There is no AI model "gpt-5": DT-PM has no AI models of its own.');
  expect(moved.stderr).toContain('The command models create lets you choose');
});

it('claims no offer of a model that the key lacks, and says that nothing is left to generate with', async () => {
  const created = await models('create', '--model', 'llama-4', '--domain', 'DT-Sales');
  expect(created).toMatchObject({ code: 0 });
  expect(created.stderr).toMatch(
    /^DT-Sales does not offer llama-4 \(llama-4\): the key of the domain does not have it\.\nDT-Sales has nothing to generate with/,
  );
  const offered = await models('create', '--model', 'gpt-6.1-sol', '--domain', 'DT-Sales');
  expect(offered.stderr).toBe('DT-Sales offers GPT-6.1 Sol (gpt-6.1-sol).\n');
});
