import type { ApiKey } from '../domain/api-key.ts';

/**
 * Stored vendor keys. One slot per type and domain names the active key, so that activating one deactivates the other
 * in the same write.
 */
export abstract class ApiKeyRepository {
  /** With `active` the key takes its slot. The domain counts as having stored a key of the type from now on, for good. */
  abstract create(key: ApiKey): Promise<void>;
  /** Replaces the key; takes or frees its slot as `active` says, also when type or domain changed. False when there is none with this id. */
  abstract update(key: ApiKey): Promise<boolean>;
  /** Frees the slot when the key held it. */
  abstract delete(id: string): Promise<boolean>;
  abstract findById(id: string): Promise<ApiKey | null>;
  /** Newest first; at most 1,000. */
  abstract list(): Promise<readonly ApiKey[]>;
  /** Replaces sealed text and master key id, only while the stored sealed text is still `from`. */
  abstract reseal(id: string, from: string, to: { readonly sealed: string; readonly masterKeyId: string }): Promise<boolean>;
}
