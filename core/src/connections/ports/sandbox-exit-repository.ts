import { DocumentRepository } from '../../platform/documents.ts';
import { sandboxExitSchema, type SandboxExit } from '../domain/sandbox-exit.ts';

const id = 'sandbox-exit';

/** Stores how far the installation has left the sandbox. */
export class SandboxExitRepository extends DocumentRepository {
  readonly #exits = this.deps.store.open<SandboxExit>({ name: 'singletons', schema: sandboxExitSchema });

  /** Null for an installation that never was a full sandbox, or that no version since this is stored has opened. */
  find(): Promise<SandboxExit | null> {
    return this.#exits.findOne({ id });
  }

  /**
   * Replaces what is stored by the result of `change`, which gets what is stored and may be called several times.
   * Nothing changes if it returns null, or if another process stores something meanwhile; then it is called again.
   * Returns whether something changed.
   */
  async change(change: (stored: SandboxExit | null) => SandboxExit | null): Promise<boolean> {
    return (await this.#exits.change(id, change)) !== null;
  }
}
