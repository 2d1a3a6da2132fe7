import type { ErrorCode } from '../../contract/index.ts';

/**
 * What an error's code means for a job: `final` ends it at once, `retry` uses up an attempt, `reschedule` waits without using
 * one, because the vendor asked for patience (contract, section 4). An error that says of itself that it is final is.
 */
export type Disposition = 'final' | 'retry' | 'reschedule';

export const errorDisposition: Record<ErrorCode, Disposition> = {
  validation_failed: 'final',
  unauthenticated: 'final',
  invalid_credentials: 'final',
  forbidden: 'final',
  not_found: 'final',
  crm_contact_not_found: 'final',
  conflict: 'final',
  generation_in_progress: 'final',
  last_superadmin: 'final',
  sandbox_output: 'final',
  too_large: 'final',
  unsupported_media_type: 'final',
  crm_not_configured: 'final',
  ai_not_configured: 'final',
  crm_wrong_portal: 'final',
  model_unavailable: 'final',
  pdf_unreadable: 'final',
  idempotency_mismatch: 'final',
  too_many_attempts: 'reschedule',
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
