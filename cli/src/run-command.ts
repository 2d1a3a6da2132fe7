import { exitCodes, type ExitCode } from './exit-codes.ts';
import type { CommandContext, CommandInput, Run } from './command-context.ts';
import { InterruptedError } from './interrupted-error.ts';
import type { Io } from './io.ts';
import { UsageError } from './usage-error.ts';

/**
 * Loads and runs one command, closes what it opened, and turns its end into an exit code. Everything is loaded here,
 * when a command really runs, so that `--help` costs nothing but commander.
 */
export async function runCommand(load: () => Promise<{ run: Run }>, input: CommandInput, io: Io): Promise<number> {
  const interrupt = new AbortController();
  const second = new AbortController();
  let endsByItself = false;
  let hasEnded = false;
  const onInterrupt = (): void => {
    if (hasEnded) process.exit(exitCodes.interrupted);
    else if (!interrupt.signal.aborted) interrupt.abort(new Error('interrupted'));
    else if (endsByItself && !second.signal.aborted) second.abort(new Error('interrupted again'));
    else process.exit(exitCodes.interrupted);
  };
  process.on('SIGINT', onInterrupt);
  const context = createContext(io, interrupt.signal, () => {
    endsByItself = true;
    return second.signal;
  });
  try {
    const { run } = await load();
    const code = await run(input, context);
    return interrupt.signal.aborted ? exitCodes.interrupted : code;
  } catch (error) {
    if (interrupt.signal.aborted || error instanceof InterruptedError) return exitCodes.interrupted;
    const { message, code } = await explain(error);
    io.message(`${io.styleMessage('red', 'error:')} ${message}`);
    return code;
  } finally {
    await context.close();
    hasEnded = true;
    // Whoever presses Ctrl-C once may press it again before the process is gone; a signal would take its exit code away.
    if (!interrupt.signal.aborted) process.off('SIGINT', onInterrupt);
  }
}

function createContext(
  io: Io,
  signal: AbortSignal,
  secondInterrupt: () => AbortSignal,
): CommandContext & { close: () => Promise<void> } {
  let opened: ReturnType<CommandContext['core']> | undefined;
  const settings: CommandContext['settings'] = async () => {
    const { readSettings } = await import('@overture/core/composition');
    return readSettings(io.environment);
  };
  return {
    io,
    environment: io.environment,
    settings,
    core: () => {
      opened ??= (async () => {
        const { openCliCore } = await import('./container.ts');
        return openCliCore(await settings(), io.environment.LOG_LEVEL);
      })();
      return opened;
    },
    signal,
    secondInterrupt,
    close: async () => {
      const core = await opened?.catch(() => undefined);
      await core?.close();
    },
  };
}

/** The one line and exit code an error ends a command with; unknown errors show their message, never a stack. */
async function explain(error: unknown): Promise<{ message: string; code: ExitCode }> {
  if (error instanceof UsageError) return { message: error.message, code: exitCodes.usage };
  const [{ AppError }, { SettingsError }, { exitCodeOf }, { ZodError }] = await Promise.all([
    import('@overture/core/app'),
    import('@overture/core/composition'),
    import('./exit-codes.ts'),
    import('zod'),
  ]);
  if (error instanceof AppError) return { message: error.message, code: exitCodeOf(error.code) };
  if (error instanceof SettingsError) return { message: error.message, code: exitCodes.usage };
  if (error instanceof ZodError) {
    return { message: error.issues.map((issue) => issue.message).join('; '), code: exitCodes.usage };
  }
  return { message: error instanceof Error ? error.message : String(error), code: exitCodes.failed };
}
