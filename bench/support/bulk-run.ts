import { setTimeout as sleep } from 'node:timers/promises';
import { BulkLedgers, FindActingUser, RunBulk, type BulkEntry } from '@overture/core/app';
import { openCore, readSettings } from '@overture/core/composition';
import {
  buildContact,
  buildEngagement,
  FakeCrmContacts,
  FakeTextGenerator,
  silentLogger,
} from '@overture/core/testing';
import { steadyHeap } from '../../cli/src/bulk/steady-heap.ts';

/*
 * One bulk run, in a process of its own so that its memory is its own: `in-process|http rows concurrency latencyMs
 * dataDir`. The CRM is in memory; the AI answers after `latencyMs`, in this process or over HTTP from another. Prints
 * what it took as JSON.
 */

const [ai = 'in-process', rows = '1000', concurrency = '64', latencyMs = '50', dataDir = ''] = process.argv.slice(2);

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
      engagements: { notes: [1, 2, 3, 4, 5].map(note), emails: [], calls: [], meetings: [] },
    });
  }
}

class SlowGenerator extends FakeTextGenerator {
  override async writeSequence(request: Parameters<FakeTextGenerator['writeSequence']>[0]) {
    if (latencyMs !== '0') await sleep(Number(latencyMs), undefined, { signal: request.signal });
    return { answer: this.answer, usage: this.usage, model: request.model, serviceTier: request.serviceTier };
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

const server = ai === 'http' ? await (await import('./ai-process.ts')).startAiProcess(Number(latencyMs)) : null;
const core = await openCore(
  readSettings({
    DATA_DIR: dataDir,
    SUPERADMIN_EMAIL: 'bench@overture.example',
    SUPERADMIN_PASSWORD: 'Overture!1',
    ...(server === null ? {} : { OPENAI_BASE_URL: `${server.url}/v1`, OPENAI_API_KEY: 'sk-bench' }),
  }),
  {
    logger: silentLogger,
    overrides: { crmContacts: new EndlessCrm(), ...(server === null ? { textGenerator: new SlowGenerator() } : {}) },
  },
);
steadyHeap();
const user = await core.get(FindActingUser).execute({ email: undefined });
const ledger = core.get(BulkLedgers).open();
let peakBytes = 0;
const watch = setInterval(() => {
  peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
}, 100);
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
  maxCostUsd: null,
  maxFailures: null,
  ledger,
  resumedSince: null,
  onOutcome: () => {},
  drain: never,
  abort: never,
});
const ms = performance.now() - startedAt;
const cpu = process.cpuUsage(cpuBefore);
clearInterval(watch);
ledger.close();
await core.close();
server?.close();
process.stdout.write(JSON.stringify({ ms, cpuMs: (cpu.user + cpu.system) / 1_000, ready, peakBytes }));
