import { departmentKeys, type DepartmentKey } from '../../platform/contract/departments.ts';
import { AppError } from '../../platform/app-error.ts';
import type { ConnectionHealth } from '../domain/connection-health.ts';
import { keyTypes, type CredentialSource, type KeyType } from '../domain/credential.ts';
import { ConnectionHealthRepository } from '../ports/connection-health-repository.ts';
import { CredentialResolver } from '../ports/credential-resolver.ts';
import { UseCase } from '../../platform/needs.ts';

export interface Connection {
  readonly type: KeyType;
  readonly department: DepartmentKey;
  /** `none`: calls of this domain are refused. */
  readonly source: CredentialSource | 'none';
  /** Null while the credential was never used. */
  readonly health: ConnectionHealth | null;
}

/** Lists by domain and vendor which credential a call uses now, and how recent calls with it went. */
export class ListConnections extends UseCase({ credentials: CredentialResolver, health: ConnectionHealthRepository }) {
  async execute(): Promise<readonly Connection[]> {
    const slots = departmentKeys.flatMap((department) => keyTypes.map((type) => ({ type, department })));
    const resolved = await Promise.all(
      slots.map(async (slot) => ({ ...slot, credential: await this.#credentialOf(slot) })),
    );
    const fingerprints = new Set(resolved.flatMap(({ credential }) => credential?.fingerprint ?? []));
    const known = await this.deps.health.find([...fingerprints]);
    const byFingerprint = new Map(known.map((health) => [health.fingerprint, health]));
    return resolved.map(({ type, department, credential }) => ({
      type,
      department,
      source: credential?.source ?? 'none',
      health: byFingerprint.get(credential?.fingerprint ?? '') ?? null,
    }));
  }

  async #credentialOf({ type, department }: { type: KeyType; department: DepartmentKey }) {
    try {
      return await this.deps.credentials.resolve(type, department);
    } catch (error) {
      if (error instanceof AppError && error.code.endsWith('_not_configured')) return null;
      throw error;
    }
  }
}
