import type { ErrorCode } from '../../platform/contract/error-codes.ts';
import type { KeyType } from '../../connections/domain/credential.ts';

/** The errors that concern a vendor's account and not a single call. A new key for that vendor ends the wait. */
export const accountWaits: Record<KeyType, readonly ErrorCode[]> = {
  Hubspot: ['crm_rate_limited', 'crm_daily_limit'],
  Openai: ['ai_rate_limited', 'ai_quota_exhausted'],
};
