import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BulkLedgers } from '@overture/core/runs/ports/bulk-ledger';
import { FindActingUser } from '@overture/core/people/users/use-cases/find-acting-user';
import { RunBulk } from '@overture/core/runs/use-cases/run-bulk';
import { openCore, readSettings } from '@overture/core/composition';
import { silentLogger } from '@overture/core/testing';
import { startSandbox } from '@overture/sandbox';
import { z } from 'zod';
import type { Bench, Comparison } from './support/comparison.ts';
import { EndlessCrm, endlessRows } from './support/endless-crm.ts';

const rows = 200;
const atOnce = 8;
const billSchema = z.object({ usd: z.number(), cachedTokens: z.number(), cacheWriteTokens: z.number() });

export const bench: Bench = {
  description: `${rows} rows on one template: what is read from the vendor's cache, and the cost against its bill`,
  async run(log) {
    const later = await writeRows('gpt-6.1-sol');
    // With cache breakpoints, the first row writes to the cache exactly what is the same for every row.
    const stable = later.first.cacheWriteTokens;
    const older = await writeRows('gpt-5');
    return [
      { model: 'gpt-6.1-sol', ...later },
      { model: 'gpt-5', ...older },
    ].flatMap(({ model, bill, costUsd }): Comparison[] => {
      const share = (bill.cachedTokens / (rows - 1) / stable) * 100;
      const off = Math.abs(costUsd / bill.usd - 1) * 100;
      log(
        `${model}: ${share.toFixed(1)} % of ${stable} stable tokens from the cache; $${costUsd.toFixed(4)} told, $${bill.usd.toFixed(4)} billed`,
      );
      return [
        {
          what: `${model}: percent of the stable tokens read from the cache, from the second row on`,
          unit: 'points',
          samples: [share],
          baseline: { what: 'all of them', samples: [100] },
          goal: { min: 80 },
        },
        {
          what: `${model}: percent that the cost is off the bill`,
          unit: 'points',
          samples: [off],
          baseline: { what: 'what is allowed', samples: [5] },
          goal: { max: 5 },
        },
      ];
    });
  },
};

/** Generates the first row, then the others at once. Returns what the vendor billed and what the rows cost. */
async function writeRows(model: string) {
  const sandbox = await startSandbox({ aiLatencyMs: 0, today: new Date('2026-11-16') });
  const dataDir = await mkdtemp(join(tmpdir(), 'overture-bench-'));
  const core = await openCore(
    readSettings({
      DATA_DIR: dataDir,
      SUPERADMIN_EMAIL: 'bench@overture.example',
      SUPERADMIN_PASSWORD: 'Overture!1',
      OPENAI_BASE_URL: `${sandbox.url}/v1`,
      OPENAI_API_KEY: 'sk-bench',
    }),
    { logger: silentLogger, overrides: { crmContacts: new EndlessCrm() } },
  );
  const never = new AbortController().signal;
  const { id: userId } = await core.get(FindActingUser).execute({ email: undefined });
  const billed = async () => billSchema.parse(await (await fetch(`${sandbox.url}/_sandbox/bill`)).json());
  let costUsd = 0;
  const write = async (from: number, to: number): Promise<void> => {
    const ledger = core.get(BulkLedgers).open();
    const { stopped, errors } = await core.get(RunBulk).execute({
      actor: { userId, role: 'superadmin', department: null },
      auditActor: { userId: null, name: 'bench' },
      entries: endlessRows(from, to),
      defaults: { department: 'product-sales', prompt: 'First conversation from the CRM history', model },
      serviceTier: 'default',
      concurrency: atOnce,
      via: 'inline',
      pushPlaybook: false,
      includeOptedOut: false,
      maxCostUsd: null,
      maxFailures: null,
      ledger,
      resumedSince: null,
      onOutcome: ({ costUsd: cost }) => {
        costUsd += cost ?? Number.NaN;
      },
      drain: never,
      abort: never,
    });
    ledger.close();
    if (stopped !== null || errors > 0) throw new Error(`The run did not end well: ${JSON.stringify(stopped)}`);
  };
  try {
    await write(1, 1);
    const first = await billed();
    await write(2, rows);
    return { first, bill: await billed(), costUsd };
  } finally {
    await core.close();
    await sandbox.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
