import { BulkLedgers } from '@overture/core/runs/ports/bulk-ledger';
import { FindActingUser } from '@overture/core/people/users/use-cases/find-acting-user';
import { RunBulk } from '@overture/core/runs/use-cases/run-bulk';
import { openCore, readSettings } from '@overture/core/composition';
import { FakeTextGenerator, FakeVendorModels, silentLogger } from '@overture/core/testing';
import { EndlessCrm, endlessRows } from './endless-crm.ts';

/*
 * Runs one bulk run in a process of its own, so that its memory can be measured: `rows concurrency dataDir [url]`. The
 * CRM is in memory. The AI answers at once in this process, or over HTTP if there is a `url`. Prints the figures of the
 * run as JSON.
 */

const [rows = '', concurrency = '', dataDir = '', url] = process.argv.slice(2);

/** A generator that keeps no requests, because their prompts would count as memory of the run. */
const textGenerator = new FakeTextGenerator();
textGenerator.whileWriting = () => {
  textGenerator.requests.length = 0;
};

const core = await openCore(
  readSettings({
    DATA_DIR: dataDir,
    SUPERADMIN_EMAIL: 'bench@overture.example',
    SUPERADMIN_PASSWORD: 'Overture!1',
    ...(url === undefined ? {} : { OPENAI_BASE_URL: `${url}/v1`, OPENAI_API_KEY: 'sk-bench' }),
  }),
  {
    logger: silentLogger,
    overrides: {
      crmContacts: new EndlessCrm(),
      ...(url === undefined ? { textGenerator, vendorModels: new FakeVendorModels() } : {}),
    },
  },
);
const user = await core.get(FindActingUser).execute({ email: undefined });
const ledger = core.get(BulkLedgers).open();
let ended = 0;
const waves: number[] = [];
const never = new AbortController().signal;
const startedAt = performance.now();
const cpuBefore = process.cpuUsage();
const { ready } = await core.get(RunBulk).execute({
  actor: { userId: user.id, role: 'superadmin', department: null },
  auditActor: { userId: null, name: 'bench' },
  entries: endlessRows(1, Number(rows)),
  defaults: { department: 'product-sales', prompt: 'First conversation from the CRM history', model: undefined },
  serviceTier: 'default',
  concurrency: Number(concurrency),
  via: 'inline',
  pushPlaybook: false,
  includeOptedOut: false,
  maxCostUsd: null,
  maxFailures: null,
  ledger,
  resumedSince: null,
  onOutcome: () => {
    ended += 1;
    if (ended % Number(concurrency) === 0) waves.push(performance.now() - startedAt);
  },
  drain: never,
  abort: never,
});
const ms = performance.now() - startedAt;
const cpu = process.cpuUsage(cpuBefore);
const peakBytes = process.resourceUsage().maxRSS * 1_024;
ledger.close();
await core.close();
process.stdout.write(JSON.stringify({ ms, waves, cpuMs: (cpu.user + cpu.system) / 1_000, ready, peakBytes }));
