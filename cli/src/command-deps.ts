import type { OpenCore, Settings } from '@overture/core/composition';
import type { Io } from './io.ts';

/** What every command gets besides its input. */
export interface CommandDeps {
  /** The streams that it reads and writes, and its environment. */
  readonly io: Io;
  /** Reads the settings from the environment. Throws SettingsError. */
  readonly readSettings: () => Promise<Settings>;
  /** Opens the core at the first call. It is closed when the command ends. */
  readonly openCore: () => Promise<OpenCore>;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
  /**
   * A signal that the second Ctrl-C aborts. A command that calls this is expected to end then, and only a third Ctrl-C
   * ends the process. For every other command the second one does.
   */
  readonly secondInterrupt: () => AbortSignal;
}
