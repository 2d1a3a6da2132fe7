import type { UsageFact } from '../../limits/domain/usage-fact.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { GenerationSummary, GenerationVersion } from './generation-record.ts';

/** The fields of a record from which a store makes its usage fact. */
type EndedRecord = Pick<GenerationSummary, 'id' | 'userId' | 'job'>;

export function readyFact(record: EndedRecord, version: GenerationVersion): UsageFact {
  return {
    ...factOf(record),
    aiModel: version.request.aiModel,
    id: `${record.id}:${version.version}`,
    at: version.readyAt,
    outcome: 'ready',
    promptId: version.provenance.promptId,
    promptVersion: version.provenance.promptVersion,
    msToReady: version.readyAt - record.job.submittedAt,
  };
}

/** The usage fact of a generation that ended in an error under the record's current claim. */
export function errorFact(record: EndedRecord, now: Timestamp): UsageFact {
  const { version, fence } = record.job;
  return {
    ...factOf(record),
    // The fence is part of the id because the same version may fail, be retried and fail again.
    id: `${record.id}:${version}:${fence}`,
    at: now,
    outcome: 'error',
    promptId: null,
    promptVersion: null,
    msToReady: null,
  };
}

/** The calls of the generation are facts of their own, so that none of them depends on how it ends. */
function factOf({ userId, job }: EndedRecord) {
  return {
    kind: 'generation',
    userId,
    department: job.request.department,
    jobId: null,
    aiModel: job.request.aiModel,
    inputTokens: 0,
    outputTokens: 0,
    costUsd: 0,
    countedUsd: 0,
  } as const;
}
