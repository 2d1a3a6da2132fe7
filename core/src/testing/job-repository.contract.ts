import { describe } from 'vitest';
import type { OpenContractStore } from './contract-store.ts';
import { givenJobs } from './given-jobs.ts';
import { describeJobsEnded } from './jobs-ended.contract.ts';
import { describeJobsTaken } from './jobs-taken.contract.ts';
import { describeJobsWaiting } from './jobs-waiting.contract.ts';
import { describePartialSequences } from './partial-sequences.contract.ts';
import { describeRecordSources } from './record-sources.contract.ts';

/** What every JobRepository does. */
export function describeJobRepository(name: string, openStore: OpenContractStore<'jobs' | 'history' | 'usage'>): void {
  describe(`JobRepository on ${name}`, () => {
    const given = givenJobs(openStore);
    describeJobsTaken(given);
    describeJobsWaiting(given);
    describeJobsEnded(given);
    describeRecordSources(given);
    describePartialSequences(given);
  });
}
