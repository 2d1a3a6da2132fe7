import type { ErrorCode } from '../../platform/contract/error-codes.ts';

const codes: ReadonlySet<ErrorCode> = new Set([
  'crm_not_configured',
  'crm_unauthorized',
  'crm_wrong_portal',
  'crm_daily_limit',
  'crm_rate_limited',
  'crm_user_unknown',
  'ai_not_configured',
  'ai_unauthorized',
  'ai_quota_exhausted',
  'budget_exhausted',
  'model_unavailable',
  'sandbox_output',
]);

/** True for an error of an account and not of a single row: the next row would end the same. */
export function isAccountError(code: ErrorCode): boolean {
  return codes.has(code);
}
