import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { BulkLedgers } from '@overture/core/runs/ports/bulk-ledger';
import { FindActingUser } from '@overture/core/people/users/use-cases/find-acting-user';
import { RunBulk } from '@overture/core/runs/use-cases/run-bulk';
import type { BulkEntry } from '@overture/core/runs/domain/bulk-row';
import { openCore, readSettings } from '@overture/core/composition';
import { aiAnswerSchema, sourceSchema, type AiAnswer, type Source } from '@overture/core/contract';
import { silentLogger } from '@overture/core/testing';
import { startSandbox } from '@overture/sandbox';
import { z } from 'zod';

const pageSchema = z.object({
  results: z.array(z.object({ id: z.string() })),
  paging: z.object({ next: z.object({ after: z.string() }) }).optional(),
});
const versionSchema = z.object({ answer: aiAnswerSchema, review: z.object({ sources: z.array(z.string()) }) });
const bundleSchema = z.object({ packed: z.instanceof(Uint8Array) });
const sourcesSchema = z.array(sourceSchema);

/** What was generated for a contact, and the sources that the product made of its data in the CRM. */
export interface Generated {
  readonly answer: AiAnswer;
  readonly sources: readonly Source[];
}

/** Generates emails for every contact of the sandbox with one template. */
export async function generateForSamples(): Promise<readonly Generated[]> {
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
    return readGenerated(join(dataDir, 'overture.sqlite'));
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

function readGenerated(file: string): Generated[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const bundle = database.prepare('SELECT packed FROM record_sources WHERE record_id = ? AND hash = ?');
  const versions = database.prepare('SELECT record_id, doc FROM record_versions').all();
  const generated = versions.map(({ record_id: recordId = null, doc }) => {
    const { answer, review } = versionSchema.parse(JSON.parse(String(doc)));
    const sources = review.sources.flatMap((hash) => {
      const { packed } = bundleSchema.parse(bundle.get(recordId, hash));
      return sourcesSchema.parse(JSON.parse(gunzipSync(packed).toString('utf8')));
    });
    return { answer, sources };
  });
  database.close();
  return generated;
}
