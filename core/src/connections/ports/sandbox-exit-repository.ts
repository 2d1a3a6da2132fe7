import type { SandboxExit } from '../domain/sandbox-exit.ts';

/** Stores how far the installation has left the sandbox. */
export abstract class SandboxExitRepository {
  /** Null for an installation that never was a full sandbox, or that no version since this is stored has opened. */
  abstract find(): Promise<SandboxExit | null>;
  /**
   * Replaces what is stored by the result of `change`, which gets what is stored and may be called several times.
   * Nothing changes if it returns null, or if another process stores something meanwhile; then it is called again.
   * Returns whether something changed.
   */
  abstract change(change: (stored: SandboxExit | null) => SandboxExit | null): Promise<boolean>;
}
