import type { GenerationRecord } from '@overture/core/records/domain/generation-record';
import type { ErrorCode, TokenUsage } from '@overture/core/contract';

/** The end of a generation, as `--json` prints it. */
export interface GenerationOutcome {
  readonly contact: string;
  readonly hubspotId: string;
  readonly status: 'ready' | 'error';
  readonly recordId: string;
  readonly error?: { readonly code: ErrorCode; readonly message: string };
  readonly token_usage: TokenUsage;
  /** The cost in US dollars; null if the price of the model is unknown. */
  readonly costUsd: number | null;
  readonly detected_service: string | null;
  readonly emails: readonly { readonly subject: string; readonly body: string }[];
}

/** The outcome of a record whose job has ended. */
export function outcomeOf(contact: string, record: GenerationRecord): GenerationOutcome {
  const { job } = record;
  const version = job.status === 'ready' ? record.results.find((result) => result.version === job.version) : undefined;
  return {
    contact,
    hubspotId: record.hubspotId,
    status: version === undefined ? 'error' : 'ready',
    recordId: record.id,
    ...(job.error === null ? {} : { error: job.error }),
    token_usage: version?.usage ?? { input_tokens: 0, output_tokens: 0 },
    costUsd: version?.provenance.costUsd ?? null,
    detected_service: version?.answer.detected_service ?? null,
    emails: version?.answer.emails ?? [],
  };
}
