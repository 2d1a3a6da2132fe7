import { departmentKeys } from '../../contract/index.ts';
import { keyTypes, type KeyType } from '../domain/credential.ts';
import type { ApiKeyRepository } from '../ports/api-key-repository.ts';

/** The vendors for which the sandbox still stands in. */
export interface SandboxPart extends Readonly<Record<KeyType, boolean>> {
  /** Whether nothing is real: the sandbox stands in for every vendor, and for Google. */
  readonly isFull: boolean;
}

/** Tells for which vendors the sandbox stands in. The settings decide it until keys are stored. */
export class SandboxUse {
  readonly #deps: { keys: ApiKeyRepository; settings: SandboxPart };

  constructor(deps: { keys: ApiKeyRepository; settings: SandboxPart }) {
    this.#deps = deps;
  }

  async read(): Promise<SandboxPart> {
    const { keys, settings } = this.#deps;
    const [Hubspot, Openai, hasKeys] = await Promise.all([
      ...keyTypes.map((type) => this.#plays(type)),
      settings.isFull && keys.list().then((stored) => stored.length > 0),
    ]);
    return { Hubspot: Hubspot === true, Openai: Openai === true, isFull: settings.isFull && hasKeys !== true };
  }

  /** A domain that once stored a key never uses the sandbox again. */
  async #plays(type: KeyType): Promise<boolean> {
    const { keys, settings } = this.#deps;
    if (!settings[type]) return false;
    const stored = await Promise.all(departmentKeys.map((department) => keys.hasEverStored(type, department)));
    return stored.includes(false);
  }
}
