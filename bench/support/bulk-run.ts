import { BulkLedgers, FindActingUser, RunBulk, type BulkEntry } from '@overture/core/app';
import { openCore, readSettings } from '@overture/core/composition';
import {
  buildContact,
  buildEngagement,
  FakeCrmContacts,
  FakeTextGenerator,
  FakeVendorModels,
  silentLogger,
} from '@overture/core/testing';

/*
 * One bulk run, in a process of its own so that its memory is its own: `rows concurrency dataDir [url]`. The CRM is in
 * memory. The AI answers at once in this process, or over HTTP where there is a `url`. Prints what the run took as JSON.
 */

const [rows = '', concurrency = '', dataDir = '', url] = process.argv.slice(2);

/** Contacts with five engagements, made when they are asked for. */
class EndlessCrm extends FakeCrmContacts {
  override async fetch(contactId: string) {
    const note = (n: number) =>
      buildEngagement({
        id: `${contactId}-${n}`,
        properties: { hs_note_body: `<p>Note ${n}: ${'text '.repeat(40)}</p>` },
      });
    return buildContact({
      id: contactId,
      engagements: { notes: [1, 2, 3, 4, 5].map(note), emails: [], calls: [], meetings: [], tasks: [] },
    });
  }
}

async function* entries(count: number): AsyncGenerator<BulkEntry> {
  for (let row = 1; row <= count; row += 1) {
    const hubspotId = String(1_000_000 + row);
    yield {
      row,
      line: row + 1,
      contact: hubspotId,
      hubspotId,
      prospectUrl: undefined,
      prompt: undefined,
      department: undefined,
      model: undefined,
      additionalInfo: '',
    };
  }
}

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
      ...(url === undefined ? { textGenerator: new FakeTextGenerator(), vendorModels: new FakeVendorModels() } : {}),
    },
  },
);
const user = await core.get(FindActingUser).execute({ email: undefined });
const ledger = core.get(BulkLedgers).open();
let peakBytes = 0;
const watch = setInterval(() => {
  peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
}, 100);
let ended = 0;
const waves: number[] = [];
const never = new AbortController().signal;
const startedAt = performance.now();
const cpuBefore = process.cpuUsage();
const { ready } = await core.get(RunBulk).execute({
  actor: { userId: user.id, role: 'superadmin', department: null },
  auditActor: { userId: null, name: 'bench' },
  entries: entries(Number(rows)),
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
clearInterval(watch);
ledger.close();
await core.close();
process.stdout.write(JSON.stringify({ ms, waves, cpuMs: (cpu.user + cpu.system) / 1_000, ready, peakBytes }));
