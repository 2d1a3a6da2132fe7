import { sandboxExitSchema } from '../domain/sandbox-exit-schema.ts';
import type { SandboxExit } from '../domain/sandbox-exit.ts';
import { SandboxExitRepository } from '../ports/sandbox-exit-repository.ts';
import { ConflictError } from '../../platform/app-error.ts';
import type { Collections } from '../../platform/mongo/collections.ts';
import type { Stored } from '../../platform/mongo/documents.ts';
import { isDuplicateKey } from '../../platform/mongo/mongo-errors.ts';

const exitId = 'sandbox-exit';
/** Of several simultaneous changes, one succeeds with each attempt. */
const maxAttempts = 20;

export class MongoSandboxExitRepository extends SandboxExitRepository {
  readonly #singletons: Collections['singletons'];

  constructor({ singletons }: Collections) {
    super();
    this.#singletons = singletons;
  }

  async find(): Promise<SandboxExit | null> {
    return read(await this.#stored());
  }

  async change(change: (stored: SandboxExit | null) => SandboxExit | null): Promise<boolean> {
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const stored = await this.#stored();
      const exit = change(read(stored));
      if (exit === null) return false;
      if (await this.#replace(stored, exit)) return true;
    }
    throw new ConflictError('The sandbox is being left right now. Please try again.');
  }

  #stored(): Promise<Stored | null> {
    return this.#singletons.findOne({ _id: exitId });
  }

  /** Returns false if somebody else has just stored it. */
  async #replace(stored: Stored | null, exit: SandboxExit): Promise<boolean> {
    if (stored !== null) {
      const revision = Number(stored.revision);
      return this.#singletons.update({ _id: exitId, revision }, { $set: { ...exit, revision: revision + 1 } });
    }
    try {
      await this.#singletons.insert({ _id: exitId, ...exit, revision: 1 });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}

function read(stored: Stored | null): SandboxExit | null {
  return stored === null ? null : sandboxExitSchema.parse(stored);
}
