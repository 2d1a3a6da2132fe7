import { sandboxExitSchema, type SandboxExit } from '../domain/sandbox-exit.ts';
import { SandboxExitRepository } from '../ports/sandbox-exit-repository.ts';
import { changeDocument } from '../../platform/mongo/change-document.ts';
import type { Collections } from '../../platform/mongo/collections.ts';
import type { Stored } from '../../platform/mongo/documents.ts';

const exitId = 'sandbox-exit';

export class MongoSandboxExitRepository extends SandboxExitRepository {
  readonly #singletons: Collections['singletons'];

  constructor({ singletons }: Collections) {
    super();
    this.#singletons = singletons;
  }

  async find(): Promise<SandboxExit | null> {
    return read(await this.#singletons.findOne({ _id: exitId }));
  }

  async change(change: (stored: SandboxExit | null) => SandboxExit | null): Promise<boolean> {
    return changeDocument(this.#singletons, exitId, (stored) => change(read(stored)));
  }
}

function read(stored: Stored | null): SandboxExit | null {
  return stored === null ? null : sandboxExitSchema.parse(stored);
}
