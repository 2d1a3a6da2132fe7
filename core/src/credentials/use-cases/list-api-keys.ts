import type { ApiKey } from '../domain/api-key.ts';
import type { ApiKeyRepository } from '../ports/api-key-repository.ts';

/** Stored vendor keys, newest first. Their secrets stay sealed. */
export class ListApiKeys {
  readonly #deps: { keys: ApiKeyRepository };

  constructor(deps: { keys: ApiKeyRepository }) {
    this.#deps = deps;
  }

  execute(): Promise<readonly ApiKey[]> {
    return this.#deps.keys.list();
  }
}
