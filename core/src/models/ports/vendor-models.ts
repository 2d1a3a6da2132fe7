import type { Credential } from '../../credentials/domain/credential.ts';
import type { ModelList } from '../domain/model-list.ts';

/** The models that a vendor has. */
export abstract class VendorModels {
  /**
   * What a key may use; the cheapest authenticated call, with a deadline of its own.
   * Errors: `ai_unauthorized`, `ai_rate_limited`, `ai_quota_exhausted`, `ai_unavailable`.
   */
  abstract list(credential: Credential, signal?: AbortSignal): Promise<ModelList>;
}
