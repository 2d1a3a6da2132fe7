import { countFindings, type FindingCounts } from '../../records/contract/finding-counts.ts';
import type { ErrorCode } from '../../platform/contract/error-codes.ts';
import { namesOf } from './left-out.ts';
import type { TokenUsage } from '../../models/contract/ai-result.ts';
import type { GenerationVersion, JobError } from '../../records/domain/generation-record.ts';

/** How a row ended: one line of the output. */
export interface RowOutcome {
  readonly row: number;
  readonly contact: string;
  /** Null where the row names no contact. */
  readonly hubspotId: string | null;
  /** First and last name in the CRM; null where it has none, or the contact was not read. */
  readonly contactName: string | null;
  /** Null as the name. */
  readonly company: string | null;
  readonly status: 'ready' | 'error' | 'skipped';
  readonly recordId: string | null;
  readonly error?: { readonly code: ErrorCode; readonly message: string };
  readonly token_usage: TokenUsage;
  /** US dollars of the result at list price; null where there is none or its cost is unknown. */
  readonly costUsd: number | null;
  /** Of a ready row; null where its result is from before sources were kept. */
  readonly findings?: FindingCounts | null;
}

const noTokens: TokenUsage = { input_tokens: 0, output_tokens: 0 };

type Names = Pick<RowOutcome, 'contactName' | 'company'>;
type Named = Pick<RowOutcome, 'row' | 'contact' | 'hubspotId'> & Partial<Names>;

export function readyOutcome(named: Named, recordId: string, version: GenerationVersion): RowOutcome {
  return {
    ...only({ ...named, ...namesOf(version.properties) }),
    status: 'ready',
    recordId,
    token_usage: version.usage,
    costUsd: version.provenance.costUsd,
    findings: countFindings(version.review?.emails ?? []),
  };
}

export function errorOutcome(
  named: Named,
  error: JobError,
  of: { readonly recordId?: string | null; readonly version?: GenerationVersion | null } = {},
): RowOutcome {
  return {
    ...only({ ...namesOf(of.version?.properties ?? {}), ...named }),
    status: 'error',
    recordId: of.recordId ?? null,
    error: { code: error.code, message: error.message },
    token_usage: of.version?.usage ?? noTokens,
    costUsd: of.version?.provenance.costUsd ?? null,
  };
}

/** The contact of a row is already the contact of an earlier one. */
export function repeatedOutcome(named: Named, firstRow: number): RowOutcome {
  return skippedOutcome(named, { code: 'conflict', message: `Row ${firstRow} names the same contact.` });
}

export function skippedOutcome(named: Named, error: JobError): RowOutcome {
  return {
    ...only(named),
    status: 'skipped',
    recordId: null,
    error,
    token_usage: noTokens,
    costUsd: null,
  };
}

function only({ row, contact, hubspotId, contactName = null, company = null }: Named): Named & Names {
  return { row, contact, hubspotId, contactName, company };
}
