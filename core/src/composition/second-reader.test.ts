import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { emptyContext } from '../contacts/domain/contact.ts';
import type { UsageFact } from '../limits/domain/usage-fact.ts';
import { UsageRepository } from '../limits/ports/usage-repository.ts';
import { AgencyRepository } from '../prompts/agency/ports/agency-repository.ts';
import { HistoryRepository } from '../records/ports/history-repository.ts';
import { JobRepository } from '../records/ports/job-repository.ts';
import { buildInputs, buildNewJob, silentLogger, uniqueId } from '../testing/index.ts';
import { startVendorSandbox, type VendorSandbox } from '../testing/vendor-sandbox.ts';
import { ProcessGeneration } from '../writing/use-cases/process-generation.ts';
import { openCore, readSettings, type OpenCore } from './index.ts';

const invention = 'Your board has already chosen us as its partner.';

let dataDir: string;
let sandbox: VendorSandbox;
let core: OpenCore;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'overture-second-reader-'));
  sandbox = await startVendorSandbox({ today: new Date('2026-11-16') });
  const environment = { DATA_DIR: dataDir, OPENAI_API_KEY: 'sk-1', OPENAI_BASE_URL: `${sandbox.url}/v1` };
  core = await openCore(readSettings(environment), { logger: silentLogger });
  await core.get(AgencyRepository).change('product-sales', (agency) => ({ ...agency, secondReader: true }));
});
afterEach(async () => {
  await sandbox.clearFaults();
  await sandbox.takeRequests();
});
afterAll(async () => {
  await core.close();
  await sandbox.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Of a usual length: a tenth of a short sequence pays for a few sentences only. */
const additionalInfo = Array.from({ length: 800 }, (_, at) => `Branch ${at} has its orders by phone and fax.`).join(
  ' ',
);

/** Generates for a contact, and answers the version's review and the facts of its calls. */
async function generate() {
  const inputs = buildInputs({ context: { ...emptyContext, additionalInfo } });
  const job = buildNewJob({ userId: uniqueId('user'), inputs, now: Date.now() });
  await core.get(JobRepository).submit(job);
  expect(await core.get(ProcessGeneration).execute({ recordId: job.id })).toBe('ready');
  const [version] = (await core.get(HistoryRepository).findById(job.id))?.results ?? [];
  return { review: version?.review, calls: await core.get(UsageRepository).callsFor(job.id, 0) };
}
const costOf = (calls: readonly UsageFact[], kind: UsageFact['kind']) =>
  calls.filter((call) => call.kind === kind).reduce((sum, { costUsd }) => sum + (costUsd ?? 0), 0);

describe('a second reader of a whole product', () => {
  it('marks what no rule knows, for a tenth of the cost at most', async () => {
    await sandbox.fault({ vendor: 'openai', kind: 'lie', lies: ['invention'] });
    const { review, calls } = await generate();
    expect(review?.reading?.opinions).toContainEqual({ text: invention, against: null });
    expect(review?.emails[0]?.evidence).toContainEqual(
      expect.objectContaining({ text: invention, status: 'unsupported', about: 'statement' }),
    );
    expect(calls.map(({ kind }) => kind)).toEqual(['generation', 'reading']);
    expect(calls[1]?.aiModel).not.toBe(calls[0]?.aiModel);
    expect(costOf(calls, 'reading')).toBeGreaterThan(0);
    expect(costOf(calls, 'reading')).toBeLessThanOrEqual(costOf(calls, 'generation') / 10);
  });

  it.each(['bad-json', 'reset', 'refusal', 'html'])('leaves the rules’ result after %s', async (kind) => {
    await sandbox.fault({ vendor: 'openai', match: '/responses', nth: [2], kind });
    const { review, calls } = await generate();
    expect(review?.reading).toBeNull();
    expect(calls.filter((call) => call.kind === 'generation')).toHaveLength(1);
    const asked = (await sandbox.takeRequests()).filter((line) => line.includes('POST /v1/responses'));
    expect(asked).toHaveLength(2);
  });
});
