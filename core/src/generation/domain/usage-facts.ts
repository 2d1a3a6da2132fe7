import type { UsageFact } from './usage-fact.ts';
import type { Timestamp } from '../../shared/clock.ts';
import type { GenerationSummary, GenerationVersion } from './generation-record.ts';

/** The fields of a record from which a store makes its usage fact. */
type EndedRecord = Pick<GenerationSummary, 'id' | 'userId' | 'job'>;

/** The usage fact of a version that became ready. */
export function readyFact(record: EndedRecord, version: GenerationVersion): UsageFact {
  return {
    ...factOf(record),
    aiModel: version.request.aiModel,
    id: `${record.id}:${version.version}`,
    at: version.readyAt,
    outcome: 'ready',
    promptId: version.provenance.promptId,
    promptVersion: version.provenance.promptVersion,
    inputTokens: version.usage.input_tokens,
    outputTokens: version.usage.output_tokens,
    costUsd: version.provenance.costUsd,
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
    inputTokens: 0,
    outputTokens: 0,
    costUsd: null,
    msToReady: null,
  };
}

function factOf({ userId, job }: EndedRecord): Pick<UsageFact, 'kind' | 'userId' | 'department' | 'aiModel'> {
  return { kind: 'generation', userId, department: job.request.department, aiModel: job.request.aiModel };
}
