import type { ErrorCode } from '../../platform/contract/error-codes.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { JobError } from './generation-record.ts';

/**
 * What an error means for a job: `final` ends it at once, `retry` uses up an attempt, `reschedule` waits without using
 * one, because the vendor asked for patience.
 */
export type Disposition = 'final' | 'retry' | 'reschedule';

const dispositionOfCode: Record<ErrorCode, Disposition> = {
  validation_failed: 'final',
  unauthenticated: 'final',
  invalid_credentials: 'final',
  forbidden: 'final',
  reauthentication_required: 'final',
  not_found: 'final',
  method_not_allowed: 'final',
  crm_contact_not_found: 'final',
  conflict: 'final',
  generation_in_progress: 'final',
  run_stopped: 'final',
  last_superadmin: 'final',
  sandbox_output: 'final',
  contact_opted_out: 'final',
  contact_bounced: 'final',
  checks_block: 'final',
  gate_failed: 'final',
  already_enrolled: 'final',
  crm_cannot_unenrol: 'final',
  too_large: 'final',
  unsupported_media_type: 'final',
  crm_not_configured: 'final',
  ai_not_configured: 'final',
  crm_wrong_portal: 'final',
  crm_user_unknown: 'final',
  too_few_emails: 'final',
  model_unavailable: 'final',
  pdf_unreadable: 'final',
  idempotency_mismatch: 'final',
  too_many_attempts: 'reschedule',
  too_many_requests: 'reschedule',
  budget_exhausted: 'reschedule',
  crm_rate_limited: 'reschedule',
  crm_daily_limit: 'reschedule',
  ai_rate_limited: 'reschedule',
  ai_quota_exhausted: 'reschedule',
  crm_unauthorized: 'final',
  ai_unauthorized: 'final',
  crm_unavailable: 'retry',
  ai_unavailable: 'retry',
  ai_bad_answer: 'retry',
  not_ready: 'retry',
  internal: 'retry',
};

/**
 * The disposition by the error's code, unless the error says that it is final or the vendor named a wait, during which
 * an attempt would fail. Null stands for an unknown error.
 */
export function dispositionOf(error: AppError | null): Disposition {
  if (error === null) return dispositionOfCode.internal;
  if (error.isFinal) return 'final';
  const disposition = dispositionOfCode[error.code];
  return disposition === 'retry' && error.retryAfterMs !== undefined ? 'reschedule' : disposition;
}

/**
 * The wait before the next attempt: 2 s, 8 s, 32 s … up to 5 minutes, with up to 20 % jitter, so that retries spread.
 */
function backoffMs(attempts: number): number {
  const base = Math.min(2_000 * 4 ** (attempts - 1), 300_000);
  return base * (1 + Math.random() / 5);
}

/** An attempt that failed, of a job or of a trial's cell. */
export interface AttemptFailure {
  readonly error: unknown;
  /** How many attempts there were, this one included. */
  readonly attempts: number;
  readonly maxAttempts: number;
  /** Whether the attempt may have to be paid for. It then counts, also if the vendor asked for patience. */
  readonly isPaid: boolean;
  readonly now: Timestamp;
  /** Until when it waits for what failed to recover. */
  readonly patienceEnds: Timestamp;
  /** The least wait before the next attempt. */
  readonly pauseMs?: number;
}

/** The next attempt, and whether the failed one does not count; null if the failure is the end. */
export function nextAttempt({
  error,
  attempts,
  maxAttempts,
  isPaid,
  now,
  patienceEnds,
  pauseMs = 0,
}: AttemptFailure): { readonly at: Timestamp; readonly isRefunded: boolean } | null {
  const known = error instanceof AppError ? error : null;
  const disposition = dispositionOf(known);
  const mayTryAgain = attempts < maxAttempts;
  if (disposition === 'reschedule' && now < patienceEnds && (!isPaid || mayTryAgain)) {
    // The last attempt is made before the patience ends, however long a wait the vendor names.
    const at = Math.min(now + Math.max(known?.retryAfterMs ?? 10_000, pauseMs), patienceEnds);
    return { at, isRefunded: !isPaid };
  }
  if (disposition !== 'retry' || !mayTryAgain) return null;
  return { at: now + Math.max(backoffMs(attempts), pauseMs), isRefunded: false };
}

/** What a job or a cell tells of a failure; `otherwise` of one that nobody expected. */
export function reasonOf(error: unknown, otherwise: string): JobError {
  return error instanceof AppError
    ? { code: error.code, message: error.message }
    : { code: 'internal', message: otherwise };
}
