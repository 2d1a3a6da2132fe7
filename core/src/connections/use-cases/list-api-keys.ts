import type { ApiKey } from '../domain/api-key.ts';
import type { ConnectionHealth } from '../domain/connection-health.ts';
import { ApiKeyRepository } from '../ports/api-key-repository.ts';
import { ConnectionHealthRepository } from '../ports/connection-health-repository.ts';
import { ResolveCredential } from './resolve-credential.ts';
import { only, UseCase } from '../../platform/needs.ts';

/** `health` is null while no call was made with the key. */
export type ListedApiKey = ApiKey & { readonly health: ConnectionHealth | null };

/** Lists the stored vendor keys, newest first, with the health of each. It never returns their secrets. */
export class ListApiKeys extends UseCase({
  keys: ApiKeyRepository,
  credentials: only(ResolveCredential, 'ofKey'),
  health: ConnectionHealthRepository,
}) {
  async execute(): Promise<readonly ListedApiKey[]> {
    const { keys, credentials, health } = this.deps;
    const listed = await keys.list();
    const fingerprints = new Map(listed.map((key) => [key.id, credentials.ofKey(key)?.fingerprint ?? '']));
    const known = await health.find([...new Set(fingerprints.values())]);
    const byFingerprint = new Map(known.map((one) => [one.fingerprint, one]));
    return listed.map((key) => ({ ...key, health: byFingerprint.get(fingerprints.get(key.id) ?? '') ?? null }));
  }
}
