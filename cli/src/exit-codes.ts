import type { ErrorCode } from '@overture/core/contract';

/** The exit codes; docs/cli.md explains each. */
export const exitCodes = {
  done: 0,
  failed: 1,
  usage: 2,
  /** Finished or stopped at a limit, but some rows are not done; or the send check blocks an email. */
  incomplete: 3,
  /** Not allowed, or a credential is missing or refused. */
  denied: 4,
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

const byErrorCode: Record<ErrorCode, ExitCode> = {
  validation_failed: exitCodes.usage,
  unauthenticated: exitCodes.denied,
  invalid_credentials: exitCodes.denied,
  forbidden: exitCodes.denied,
  reauthentication_required: exitCodes.denied,
  not_found: exitCodes.failed,
  method_not_allowed: exitCodes.failed,
  crm_contact_not_found: exitCodes.failed,
  conflict: exitCodes.failed,
  generation_in_progress: exitCodes.failed,
  run_stopped: exitCodes.incomplete,
  last_superadmin: exitCodes.denied,
  sandbox_output: exitCodes.denied,
  contact_opted_out: exitCodes.denied,
  contact_bounced: exitCodes.denied,
  checks_block: exitCodes.denied,
  gate_failed: exitCodes.incomplete,
  already_enrolled: exitCodes.failed,
  crm_cannot_unenrol: exitCodes.failed,
  too_large: exitCodes.usage,
  unsupported_media_type: exitCodes.usage,
  crm_not_configured: exitCodes.denied,
  ai_not_configured: exitCodes.denied,
  crm_wrong_portal: exitCodes.denied,
  crm_user_unknown: exitCodes.denied,
  too_few_emails: exitCodes.failed,
  model_unavailable: exitCodes.failed,
  pdf_unreadable: exitCodes.usage,
  idempotency_mismatch: exitCodes.failed,
  too_many_attempts: exitCodes.denied,
  too_many_requests: exitCodes.failed,
  budget_exhausted: exitCodes.incomplete,
  crm_rate_limited: exitCodes.failed,
  crm_daily_limit: exitCodes.failed,
  ai_rate_limited: exitCodes.failed,
  ai_quota_exhausted: exitCodes.failed,
  crm_unauthorized: exitCodes.denied,
  ai_unauthorized: exitCodes.denied,
  crm_unavailable: exitCodes.failed,
  ai_unavailable: exitCodes.failed,
  ai_bad_answer: exitCodes.failed,
  not_ready: exitCodes.failed,
  internal: exitCodes.failed,
};

/** The exit code of a command that ends with this error. */
export function exitCodeOf(code: ErrorCode): ExitCode {
  return byErrorCode[code];
}
