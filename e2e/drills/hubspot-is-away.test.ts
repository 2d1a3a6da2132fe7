import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyContext } from '@overture/core/contacts/domain/contact';
import { FindActingUser } from '@overture/core/people/users/use-cases/find-acting-user';
import { FindPrompt } from '@overture/core/prompts/use-cases/find-prompt';
import { GetRecord } from '@overture/core/records/use-cases/get-record';
import { JobQueue } from '@overture/core/records/ports/job-queue';
import { ProcessGeneration } from '@overture/core/writing/use-cases/process-generation';
import { SubmitGeneration } from '@overture/core/writing/use-cases/submit-generation';
import { openCore, readSettings, type OpenCore } from '@overture/core/composition';
import { departmentNames, waitText } from '@overture/core/contract';
import { presentRecord } from '@overture/core/records/presentation/record';
import { FakeClock, silentLogger } from '@overture/core/testing';
import { startSandbox, type Sandbox } from '@overture/sandbox';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';

const hourMs = 3_600_000;
/** Long enough for one generation on a busy machine. */
const soon = { timeout: 90_000 };

let sandbox: Sandbox;
let dataDir: string;
let core: OpenCore;
const clock = new FakeClock(Date.now());

beforeEach(async () => {
  sandbox = await startSandbox({ aiLatencyMs: 0 });
  dataDir = await mkdtemp(join(tmpdir(), 'overture-drill-'));
  const settings = readSettings({
    DATA_DIR: dataDir,
    SUPERADMIN_EMAIL: 'drill@overture.example',
    SUPERADMIN_PASSWORD: 'Overture!1',
    HUBSPOT_ACCESS_TOKEN: 'pat-drill',
    HUBSPOT_BASE_URL: sandbox.url,
    OPENAI_API_KEY: 'sk-drill',
    OPENAI_BASE_URL: `${sandbox.url}/v1`,
  });
  core = await openCore(settings, { logger: silentLogger, overrides: { clock } });
});
afterEach(async () => {
  await core.close();
  await sandbox.close();
  await rm(dataDir, { recursive: true, force: true });
});

const hubspotAnswers = (fault: object) =>
  fetch(`${sandbox.url}/_sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ vendor: 'hubspot', ...fault }),
  });
const hubspotIsBack = () => fetch(`${sandbox.url}/_sandbox/faults`, { method: 'DELETE' });
const billed = async () =>
  z.object({ requests: z.number() }).parse(await (await fetch(`${sandbox.url}/_sandbox/bill`)).json()).requests;

/** Submits a generation for a contact by the command line's user; `read` answers its record. */
async function submit(hubspotId: string) {
  const user = await core.get(FindActingUser).execute({ email: undefined });
  const actor = { userId: user.id, role: user.role, department: user.department };
  const department = 'product-sales';
  const title = 'First conversation from the CRM history';
  const prompt = await core.get(FindPrompt).execute({ idOrTitle: title, department });
  await core.get(SubmitGeneration).execute({
    actor,
    department,
    hubspotId,
    prospectUrl: `https://app.hubspot.com/contacts/4242424/record/0-1/${hubspotId}`,
    context: { ...emptyContext, additionalInfo: 'We met in Oslo.' },
    promptId: prompt.id,
    aiModel: undefined,
    pdf: undefined,
    idempotencyKey: undefined,
  });
  const read = async () => {
    const found = await core.get(GetRecord).execute({ actor, hubspotId, ownerId: undefined, version: undefined });
    return presentRecord(found, departmentNames('Overture'), actor);
  };
  return {
    read,
    waits: () =>
      vi.waitFor(async () => {
        const { responseStatus, responseWait, attempts } = await read();
        if (responseWait === undefined) throw new Error('it does not wait yet');
        return { responseStatus, responseWait, attempts };
      }, soon),
    ends: () =>
      vi.waitFor(async () => {
        const found = await read();
        expect(found.responseStatus).toBe('ready');
        return found;
      }, soon),
  };
}

async function startWorker(concurrency: number) {
  const carryOut = core.get(ProcessGeneration);
  return core.get(JobQueue).consume(async (delivery) => void (await carryOut.execute(delivery)), { concurrency });
}

it('a queued generation waits out a portal that is moved for a day, says for what, and ends well', async () => {
  await hubspotAnswers({ status: 477 });
  const generation = await submit('151204326807');
  const worker = await startWorker(1);
  const waiting = await generation.waits();
  expect(waiting).toMatchObject({ responseStatus: 'pending', responseWait: { code: 'crm_unavailable' } });
  expect(waitText(waiting.responseWait, clock.now())).toMatch(
    /^HubSpot is moving this account to another data centre and answers again in about 24 hours, next try /,
  );
  expect(Date.parse(waiting.responseWait.nextAttemptAt) - clock.now()).toBeGreaterThan(23 * hourMs);

  // A day later the move has not ended yet, as moves do, and half an hour after that it has.
  clock.advance(24 * hourMs + 1_000);
  const stillMoving = Date.parse(waiting.responseWait.nextAttemptAt);
  await vi.waitFor(async () => {
    expect(Date.parse((await generation.read()).responseWait?.nextAttemptAt ?? '')).toBeGreaterThan(stillMoving);
  }, soon);
  await hubspotIsBack();
  clock.advance(2 * hourMs);
  const ended = await generation.ends();
  await worker.stop(1_000);
  expect(ended).toMatchObject({ responseError: null, attempts: 1, properties: { firstname: 'Elena' } });
  expect(ended.versions).toHaveLength(1);
  expect(ended.contextUsed.map(({ kind }) => kind)).toContain('context');
  expect(await billed()).toBeGreaterThan(0);
});

it("generations wait out the account's daily limit without an attempt, and none of them waits behind another", async () => {
  await hubspotAnswers({ status: 429, code: 'DAILY' });
  const generations = [await submit('151204326807'), await submit('151204310000'), await submit('151204321490')];
  const worker = await startWorker(2);
  for (const { waits } of generations) {
    const waiting = await waits();
    expect(waiting).toMatchObject({
      responseStatus: 'pending',
      responseWait: { code: 'crm_daily_limit' },
      attempts: 0,
    });
    expect(waitText(waiting.responseWait, clock.now())).toMatch(/^Waiting for HubSpot: today's limit, next try /);
  }

  // The day has ended: whoever asks now is answered, whatever was thought of the limit before.
  await hubspotIsBack();
  const late = await submit('151204338297');
  expect(await late.ends()).toMatchObject({ attempts: 1 });
  clock.advance(hourMs + 1_000);
  for (const { ends } of generations) expect(await ends()).toMatchObject({ responseError: null, attempts: 1 });
  await worker.stop(1_000);
});
