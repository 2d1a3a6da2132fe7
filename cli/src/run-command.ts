import { InterruptedError } from './ask.ts';
import type { CommandDeps } from './command-deps.ts';
import { exitCodeOf, exitCodes, type ExitCode } from './exit-codes.ts';
import type { Io } from './io.ts';
import { UsageError } from './usage-error.ts';

/** Runs one command, closes what it opened, prints its error as one line, and resolves with its exit code. */
export async function runCommand(command: (deps: CommandDeps) => Promise<ExitCode>, io: Io): Promise<ExitCode> {
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
  const deps = createDeps(io, interrupt.signal, () => {
    endsByItself = true;
    return second.signal;
  });
  try {
    const code = await command(deps);
    return interrupt.signal.aborted ? exitCodes.interrupted : code;
  } catch (error) {
    if (interrupt.signal.aborted || error instanceof InterruptedError) return exitCodes.interrupted;
    const { message, code } = await explain(error);
    io.message(`${io.styleMessage('red', 'error:')} ${message}`);
    return code;
  } finally {
    await deps.close();
    hasEnded = true;
    // After one Ctrl-C the listener stays. Without it, a second one would end the process by the signal instead of with
    // 130.
    if (!interrupt.signal.aborted) process.off('SIGINT', onInterrupt);
  }
}

function createDeps(
  io: Io,
  signal: AbortSignal,
  secondInterrupt: () => AbortSignal,
): CommandDeps & { close: () => Promise<void> } {
  let opened: ReturnType<CommandDeps['openCore']> | undefined;
  const readSettings: CommandDeps['readSettings'] = async () => {
    const composition = await import('@overture/core/composition');
    return composition.readSettings(io.environment);
  };
  return {
    io,
    readSettings,
    openCore: () => {
      opened ??= (async () => {
        const { openCliCore } = await import('./container.ts');
        return openCliCore(await readSettings(), io.environment.LOG_LEVEL);
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

/** The line and the exit code for an error that ends a command. Unknown errors show their message, never a stack. */
async function explain(error: unknown): Promise<{ message: string; code: ExitCode }> {
  if (error instanceof UsageError) return { message: error.message, code: exitCodes.usage };
  const [{ AppError }, { SettingsError }, { ZodError }] = await Promise.all([
    import('@overture/core/platform/app-error'),
    import('@overture/core/composition'),
    import('zod'),
  ]);
  if (error instanceof AppError) return { message: error.message, code: exitCodeOf(error.code) };
  if (error instanceof SettingsError) return { message: error.message, code: exitCodes.usage };
  if (error instanceof ZodError) {
    return { message: error.issues.map((issue) => issue.message).join('; '), code: exitCodes.usage };
  }
  return { message: error instanceof Error ? error.message : String(error), code: exitCodes.failed };
}
