import { departmentKeys } from '../../platform/contract/departments.ts';
import { keyTypes, type KeyType } from '../domain/credential.ts';
import { ApiKeyRepository } from '../ports/api-key-repository.ts';
import { SandboxExitRepository } from '../ports/sandbox-exit-repository.ts';
import { setting, UseCase } from '../../platform/needs.ts';

/** The vendors for which the sandbox still stands in. */
export interface SandboxPart extends Readonly<Record<KeyType, boolean>> {
  /** Whether nothing is real: the sandbox stands in for every vendor, and for Google. */
  readonly isFull: boolean;
}

/**
 * Tells for which vendors the sandbox stands in. The settings decide it until keys are stored. An installation that has
 * left the sandbox is no full one again, even if its keys are deleted.
 */
export class SandboxUse extends UseCase({
  keys: ApiKeyRepository,
  exits: SandboxExitRepository,
  settings: setting(({ sandbox }): SandboxPart => ({
    Hubspot: sandbox.crm,
    Openai: sandbox.ai,
    isFull: sandbox.full,
  })),
}) {
  async read(): Promise<SandboxPart> {
    const { settings } = this.deps;
    const [Hubspot, Openai, isFull] = await Promise.all([
      ...keyTypes.map((type) => this.#plays(type)),
      settings.isFull && this.#isUntouched(),
    ]);
    return { Hubspot: Hubspot === true, Openai: Openai === true, isFull: isFull === true };
  }

  async #isUntouched(): Promise<boolean> {
    const { keys, exits } = this.deps;
    const [stored, exit] = await Promise.all([keys.list(), exits.find()]);
    return stored.length === 0 && (exit === null || exit.leftAt === null);
  }

  /** A domain that once stored a key never uses the sandbox again. */
  async #plays(type: KeyType): Promise<boolean> {
    const { keys, settings } = this.deps;
    if (!settings[type]) return false;
    const stored = await Promise.all(departmentKeys.map((department) => keys.hasEverStored(type, department)));
    return stored.includes(false);
  }
}
