import { afterAll, beforeAll } from 'vitest';
import type { GenerationRecord, GenerationSummary, JobError } from '../records/domain/generation-record.ts';
import type { Lease } from '../records/domain/lease.ts';
import type { NewJob } from '../records/domain/new-job.ts';
import type { JobRepository } from '../records/ports/job-repository.ts';
import type { HistoryRepository } from '../records/ports/history-repository.ts';
import type { UsageRepository } from '../limits/ports/usage-repository.ts';
import { buildNewJob, buildVersion, testNow, uniqueId } from './builders.ts';
import type { ContractStore, OpenContractStore } from './contract-store.ts';
import { FakeClock } from './fake-clock.ts';

export const leaseMs = 60_000;
export const reason: JobError = { code: 'ai_unavailable', message: 'The AI did not answer.' };

/** A store for the tests of a `describe`, and jobs in it as far along as a test needs them. */
export interface GivenJobs {
  readonly jobs: JobRepository;
  readonly history: HistoryRepository;
  readonly usage: UsageRepository;
  readonly newJob: (overrides?: Partial<NewJob>) => NewJob;
  readonly submit: (overrides?: Partial<NewJob>) => Promise<GenerationSummary>;
  readonly lease: (now?: number, owner?: string) => Lease;
  readonly claimed: (id: string, now?: number) => Promise<GenerationRecord>;
  readonly ready: (overrides?: Partial<NewJob>) => Promise<GenerationSummary>;
  readonly found: (id: string) => Promise<GenerationRecord>;
}

export function givenJobs(openStore: OpenContractStore<'jobs' | 'history' | 'usage'>): GivenJobs {
  let store: Pick<ContractStore, 'jobs' | 'history' | 'usage' | 'close'>;
  beforeAll(async () => void (store = await openStore(new FakeClock())));
  afterAll(() => store.close());

  const newJob: GivenJobs['newJob'] = (overrides = {}) =>
    buildNewJob({ userId: uniqueId('user'), hubspotId: '101', ...overrides });
  const lease: GivenJobs['lease'] = (now = testNow, owner = 'worker-1') => ({ owner, now, until: now + leaseMs });
  const submit: GivenJobs['submit'] = (overrides = {}) => store.jobs.submit(newJob(overrides));
  const claimed: GivenJobs['claimed'] = async (id, now = testNow) => {
    const record = await store.jobs.claim(id, lease(now));
    if (!record) throw new Error('The job was not claimed.');
    return record;
  };
  return {
    get jobs() {
      return store.jobs;
    },
    get history() {
      return store.history;
    },
    get usage() {
      return store.usage;
    },
    newJob,
    lease,
    submit,
    claimed,
    ready: async (overrides = {}) => {
      const record = await submit(overrides);
      const { job } = await claimed(record.id, record.job.submittedAt);
      await store.jobs.complete(record.id, job.fence, buildVersion({ version: job.version }));
      return record;
    },
    found: async (id) => {
      const record = await store.history.findById(id);
      if (!record) throw new Error('The record is not there.');
      return record;
    },
  };
}
