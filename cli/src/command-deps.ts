import type { OpenCore, Settings } from '@overture/core/composition';
import type { Io } from './io.ts';

/** What every command gets beside its input. */
export interface CommandDeps {
  /** Where it reads and writes, and its environment. */
  readonly io: Io;
  /** The settings of the environment. Throws SettingsError. */
  readonly readSettings: () => Promise<Settings>;
  /** The core, opened at the first call and closed when the command ends. */
  readonly openCore: () => Promise<OpenCore>;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
  /**
   * Aborted by a second Ctrl-C. A command that asks for this signal ends by itself at the second Ctrl-C, and only a
   * third one ends the process. For every other command the second one does.
   */
  readonly secondInterrupt: () => AbortSignal;
}
