import type { ApiKey } from '../domain/api-key.ts';
import type { ConnectionHealth } from '../domain/connection-health.ts';
import type { ApiKeyRepository } from '../ports/api-key-repository.ts';
import type { ConnectionHealthRepository } from '../ports/connection-health-repository.ts';
import type { OpenApiKey } from './open-api-key.ts';

/** `health` is null while no call was made with the key. */
export type ListedApiKey = ApiKey & { readonly health: ConnectionHealth | null };

/** Lists the stored vendor keys, newest first, with the health of each. It never returns their secrets. */
export class ListApiKeys {
  readonly #deps: { keys: ApiKeyRepository; open: OpenApiKey; health: ConnectionHealthRepository };

  constructor(deps: { keys: ApiKeyRepository; open: OpenApiKey; health: ConnectionHealthRepository }) {
    this.#deps = deps;
  }

  async execute(): Promise<readonly ListedApiKey[]> {
    const { keys, open, health } = this.#deps;
    const listed = await keys.list();
    const fingerprints = new Map(listed.map((key) => [key.id, open.credentialOf(key)?.fingerprint ?? '']));
    const known = await health.find([...new Set(fingerprints.values())]);
    const byFingerprint = new Map(known.map((one) => [one.fingerprint, one]));
    return listed.map((key) => ({ ...key, health: byFingerprint.get(fingerprints.get(key.id) ?? '') ?? null }));
  }
}
