import type { Credential } from '../../connections/domain/credential.ts';
import type { ModelList } from '../domain/model-list.ts';

export abstract class VendorModels {
  /**
   * The models that a key may use. It is the cheapest authenticated call, and has a deadline of its own. Errors:
   * `ai_unauthorized`, `ai_rate_limited`, `ai_quota_exhausted`, `ai_unavailable`.
   */
  abstract list(credential: Credential, signal?: AbortSignal): Promise<ModelList>;
}
