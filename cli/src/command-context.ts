import type { OpenCore, Settings } from '@overture/core/composition';
import type { Io } from './io.ts';

/** What every command gets: where to read and write, the settings, and the core once it asks for it. */
export interface CommandContext {
  readonly io: Io;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Throws SettingsError. */
  settings(): Promise<Settings>;
  /** Opens the core at the first call; it is closed when the command ends. */
  core(): Promise<OpenCore>;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
  /**
   * Aborted by a second Ctrl-C. A command that asks for it ends by itself then, and a third ends the process; for any
   * other the second does.
   */
  secondInterrupt(): AbortSignal;
}

/** Arguments and options as commander parsed them; each command reads them with its own schema. */
export interface CommandInput {
  readonly args: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
}

/** A command's work. Resolves with the exit code; what it throws becomes one line on stderr and its exit code. */
export type Run = (input: CommandInput, context: CommandContext) => Promise<number>;
