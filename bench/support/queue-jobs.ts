import path from 'node:path';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { JobRepository } from '@overture/core/records/ports/job-repository';
import { ProcessGeneration } from '@overture/core/writing/use-cases/process-generation';
import { openCore, readSettings } from '@overture/core/composition';
import { buildNewJob, FakeTextGenerator, FakeVendorModels, silentLogger } from '@overture/core/testing';

/** Accepted generations in a SQLite store of its own, with an AI that answers at once. */
export interface QueueJobs {
  accept(count: number): Promise<readonly string[]>;
  /** Carries out a message as the worker does. */
  carryOut(): Promise<void>;
  close(): Promise<void>;
}

export async function openQueueJobs(): Promise<QueueJobs> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'overture-bench-'));
  const core = await openCore(readSettings({ DATA_DIR: dataDir }), {
    logger: silentLogger,
    overrides: { textGenerator: new FakeTextGenerator(), vendorModels: new FakeVendorModels() },
  });
  const jobs = core.get(JobRepository);
  const process = core.get(ProcessGeneration);
  let accepted = 0;
  return {
    accept: async (count) => {
      const ids: string[] = [];
      while (ids.length < count) {
        accepted += 1;
        const hubspotId = String(80_000_000_000 + accepted);
        ids.push((await jobs.submit(buildNewJob({ hubspotId, now: Date.now() }))).id);
      }
      return ids;
    },
    carryOut: async () => {
      const record = await process.claimNext();
      const outcome = record && (await process.carryOut(record));
      if (outcome !== 'ready') throw new Error(`A generation ended ${outcome}.`);
    },
    close: async () => {
      await core.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
