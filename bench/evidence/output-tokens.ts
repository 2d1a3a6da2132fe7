import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BulkLedgers, FindActingUser, loadTokenCounter, RunBulk, type BulkEntry } from '@overture/core/app';
import { openCore, readSettings } from '@overture/core/composition';
import { aiAnswerSchema } from '@overture/core/contract';
import { silentLogger } from '@overture/core/testing';
import { startSandbox } from '@overture/sandbox';
import { z } from 'zod';

const pageSchema = z.object({
  results: z.array(z.object({ id: z.string() })),
  paging: z.object({ next: z.object({ after: z.string() }) }).optional(),
});
const versionSchema = z.object({ answer: aiAnswerSchema });

/**
 * Generates emails for every contact of the sandbox with one template, and counts the tokens of the answers, with and
 * without the fields that the checks need (timing, purposes and claims).
 */
export async function outputTokens(): Promise<{ contacts: number; all: number; textsAlone: number }> {
  const sandbox = await startSandbox({ aiLatencyMs: 0, today: new Date('2026-11-16') });
  const dataDir = await mkdtemp(join(tmpdir(), 'overture-bench-'));
  const settings = readSettings({
    DATA_DIR: dataDir,
    SUPERADMIN_EMAIL: 'bench@overture.example',
    SUPERADMIN_PASSWORD: 'Overture!1',
    HUBSPOT_BASE_URL: sandbox.url,
    HUBSPOT_ACCESS_TOKEN: 'pat-bench',
    OPENAI_BASE_URL: `${sandbox.url}/v1`,
    OPENAI_API_KEY: 'sk-bench',
  });
  const core = await openCore(settings, { logger: silentLogger });
  const never = new AbortController().signal;
  try {
    const { id: userId } = await core.get(FindActingUser).execute({ email: undefined });
    const ledger = core.get(BulkLedgers).open();
    await core.get(RunBulk).execute({
      actor: { userId, role: 'superadmin', department: null },
      auditActor: { userId: null, name: 'bench' },
      entries: sampleRows(sandbox.url),
      defaults: { department: 'product-sales', prompt: 'First conversation from the CRM history', model: 'gpt-5' },
      serviceTier: 'default',
      concurrency: 8,
      via: 'inline',
      pushPlaybook: false,
      includeOptedOut: true,
      maxCostUsd: null,
      maxFailures: null,
      ledger,
      resumedSince: null,
      onOutcome: () => {},
      drain: never,
      abort: never,
    });
    ledger.close();
    return await countAnswers(join(dataDir, 'overture.sqlite'));
  } finally {
    await core.close();
    await sandbox.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Yields a row for each sample contact. */
async function* sampleRows(url: string): AsyncGenerator<BulkEntry> {
  const same = {
    prospectUrl: undefined,
    prompt: undefined,
    department: undefined,
    model: undefined,
    additionalInfo: '',
  };
  let row = 0;
  for (let after: string | undefined = ''; after !== undefined;) {
    const page = await fetch(`${url}/crm/objects/2026-09/contacts?limit=100${after}`, {
      headers: { authorization: 'Bearer bench' },
    });
    const { results, paging } = pageSchema.parse(await page.json());
    for (const { id } of results) {
      row += 1;
      yield { ...same, row, line: row + 1, contact: id, hubspotId: id };
    }
    after = paging && `&after=${paging.next.after}`;
  }
}

async function countAnswers(file: string) {
  const count = await loadTokenCounter();
  const database = new DatabaseSync(file, { readOnly: true });
  const counted = { contacts: 0, all: 0, textsAlone: 0 };
  for (const { doc } of database.prepare('SELECT doc FROM record_versions').iterate()) {
    const { answer } = versionSchema.parse(JSON.parse(String(doc)));
    const emails = answer.emails.map(({ subject, body }) => ({ subject, body }));
    counted.contacts += 1;
    counted.all += count(JSON.stringify(answer));
    counted.textsAlone += count(JSON.stringify({ ...answer, emails }));
  }
  database.close();
  return counted;
}
