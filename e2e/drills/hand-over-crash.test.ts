import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyContext } from '@overture/core/contacts/domain/contact';
import { FindActingUser } from '@overture/core/people/users/use-cases/find-acting-user';
import { FindPrompt } from '@overture/core/prompts/use-cases/find-prompt';
import { HandOverSequence } from '@overture/core/sending/use-cases/hand-over-sequence';
import { ProcessGeneration } from '@overture/core/writing/use-cases/process-generation';
import { SubmitGeneration } from '@overture/core/writing/use-cases/submit-generation';
import { openCore, readSettings, type OpenCore } from '@overture/core/composition';
import { silentLogger } from '@overture/core/testing';
import { startSandbox, type Sandbox } from '@overture/sandbox';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { Program } from '../support/program.ts';

const hubspotId = '151204326807';
const claimSeconds = 30;

let sandbox: Sandbox;
let dataDir: string;
let environment: Record<string, string>;
let core: OpenCore;

beforeEach(async () => {
  sandbox = await startSandbox({ aiLatencyMs: 0 });
  dataDir = await mkdtemp(join(tmpdir(), 'overture-drill-'));
  environment = {
    DATA_DIR: dataDir,
    // The sample portal has a user with this address.
    SUPERADMIN_EMAIL: 'nora.castellan@overture.example',
    SUPERADMIN_PASSWORD: 'Overture!1',
    HUBSPOT_ACCESS_TOKEN: 'pat-drill',
    HUBSPOT_BASE_URL: sandbox.url,
    OPENAI_API_KEY: 'sk-drill',
    OPENAI_BASE_URL: `${sandbox.url}/v1`,
  };
  core = await openCore(readSettings(environment), { logger: silentLogger });
});
afterEach(async () => {
  await core.close();
  await sandbox.close();
  await rm(dataDir, { recursive: true, force: true });
});

const control = (method: string, path: string, body?: object) =>
  fetch(`${sandbox.url}/_sandbox/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
/** How many requests to create a task have arrived since the fault was planned. */
const begun = async () => {
  const answer: unknown = await (await control('GET', 'faults')).json();
  return z.object({ faults: z.array(z.object({ seen: z.number() })) }).parse(answer).faults[0]?.seen;
};
/** The requests to create a task that were answered, to whomever. */
const creations = async () => {
  const answer: unknown = await (await control('GET', 'requests?vendor=hubspot')).json();
  const request = z.object({ method: z.string(), path: z.string() });
  const { requests } = z.object({ requests: z.array(request) }).parse(answer);
  return requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/tasks'));
};

it('a press after a killed one goes on within half a minute, and each task exists once', async () => {
  const user = await core.get(FindActingUser).execute({ email: undefined });
  const actor = { userId: user.id, role: user.role, department: user.department };
  const department = 'product-sales';
  const idOrTitle = 'First conversation from the CRM history';
  const prompt = await core.get(FindPrompt).execute({ idOrTitle, department });
  const { id: recordId } = await core.get(SubmitGeneration).execute({
    actor,
    department,
    hubspotId,
    prospectUrl: `https://app.hubspot.com/contacts/4242424/record/0-1/${hubspotId}`,
    context: emptyContext,
    promptId: prompt.id,
    aiModel: undefined,
    pdf: undefined,
    idempotencyKey: undefined,
  });
  await core.get(ProcessGeneration).execute({ recordId });

  // HubSpot creates the second task while nobody waits for the answer any more.
  const slow = { vendor: 'hubspot', method: 'POST', match: '/tasks$', nth: [2], delayMs: 3_000 };
  expect((await control('POST', 'faults', slow)).ok).toBe(true);
  const killed = new Program(['cli/src/main.ts', 'sequence', 'hand-over', hubspotId], environment);
  await expect.poll(begun, { interval: 20 }).toBe(2);
  await killed.stop('SIGKILL');
  await control('DELETE', 'faults');

  const began = performance.now();
  const made = await core.get(HandOverSequence).execute({
    actor,
    auditActor: { userId: user.id, name: user.email },
    hubspotId,
    ownerId: undefined,
    version: undefined,
    to: 'tasks',
    overrides: [],
  });
  expect((performance.now() - began) / 1_000).toBeLessThan(claimSeconds + 15);
  const ids = made.steps.map(({ crmId }) => crmId);
  expect(new Set(ids).size).toBe(made.steps.length);
  expect(ids).not.toContain(null);
  // The killed press had created the first two.
  expect(await creations()).toHaveLength(made.steps.length);
});
