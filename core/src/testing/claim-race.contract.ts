import { execFile, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildInputs, buildNewJob, testNow } from './builders.ts';
import type { ContractStore } from './contract-store.ts';

const run = promisify(execFile);
const processes = 4;
const jobs = 600;

export interface RaceStore {
  readonly store: Pick<ContractStore, 'jobs' | 'close'>;
  /** A module that exports `openForRace(argument)`, for the racing processes to open the same store. */
  readonly module: URL;
  readonly argument: string;
}

/** Claims by several processes at once: every job has one winner. */
export function describeClaimRace(name: string, openStore: () => Promise<RaceStore> | RaceStore): void {
  describe(`Claims on ${name}`, () => {
    it(`give each of ${jobs} jobs to one of ${processes} processes`, { timeout: 240_000 }, async () => {
      const { store, module, argument } = await openStore();
      try {
        const inputs = buildInputs({ snapshot: null });
        const ids = Array.from({ length: jobs }, (_, index) => `race-${index}`);
        const newJobs = ids.map((id, index) => buildNewJob({ id, hubspotId: String(index), inputs }));
        for (let i = 0; i < jobs; i += 100) {
          await Promise.all(newJobs.slice(i, i + 100).map((job) => store.jobs.submit(job)));
        }
        const script = new URL('claim-race-process.ts', import.meta.url).pathname;
        const racing = Array.from({ length: processes }, (_, worker) =>
          run(process.execPath, [script, module.href, argument, `worker-${worker}`, String(jobs)]),
        );
        const isReady = async ({ stdout }: ChildProcess) => stdout && once(stdout, 'data');
        await Promise.all(racing.map((one) => Promise.race([isReady(one.child), one])));
        for (const { child } of racing) child.stdin?.end('begin');
        const outputs = await Promise.all(racing);
        const won = outputs.map(({ stdout }) => z.array(z.string()).parse(JSON.parse(stdout.replace('ready\n', ''))));
        expect(won.flat().toSorted()).toEqual(ids.toSorted());
        // Otherwise one process had them all before the others began, and nothing was raced for.
        expect(won.filter((own) => own.length > 0).length).toBeGreaterThan(1);
        expect(await store.jobs.countByStatus()).toMatchObject({ pending: 0, processing: jobs });
        expect(await store.jobs.claim('race-0', { owner: 'late', now: testNow, until: testNow + 1 })).toBeNull();
      } finally {
        await store.close();
      }
    });
  });
}
