import type { ErrorCode } from '../../contract/index.ts';
import type { KeyType } from '../../credentials/domain/credential.ts';

/** What a vendor says of an account rather than of a call: another key of that vendor ends the wait for it. */
export const accountWaits: Record<KeyType, readonly ErrorCode[]> = {
  Hubspot: ['crm_rate_limited', 'crm_daily_limit'],
  Openai: ['ai_rate_limited', 'ai_quota_exhausted'],
};
