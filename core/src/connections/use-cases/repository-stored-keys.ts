import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { sealContextOf } from '../domain/api-key.ts';
import type { KeyType } from '../domain/credential.ts';
import { UnreadableKeyError } from '../domain/unreadable-key-error.ts';
import { ApiKeyRepository } from '../ports/api-key-repository.ts';
import { SecretBox } from '../ports/secret-box.ts';
import { StoredKeys } from '../ports/stored-keys.ts';
import type { Needs } from '../../platform/needs.ts';

/** The stored keys of any store, opened only for the call that needs one. */
export class RepositoryStoredKeys extends StoredKeys {
  static readonly needs = { keys: ApiKeyRepository, secretBox: SecretBox };
  readonly #deps: Needs<typeof RepositoryStoredKeys>;

  constructor(deps: Needs<typeof RepositoryStoredKeys>) {
    super();
    this.#deps = deps;
  }

  override async findActiveSecret(type: KeyType, department: DepartmentKey): Promise<string | null> {
    const key = await this.#deps.keys.findActive(type, department);
    if (key === null) return null;
    try {
      return this.#deps.secretBox.open(key.sealed, sealContextOf(key.id));
    } catch (error) {
      throw new UnreadableKeyError(error);
    }
  }

  override hasEverStored(type: KeyType, department: DepartmentKey): Promise<boolean> {
    return this.#deps.keys.hasEverStored(type, department);
  }
}
