import { StartError } from './ports.ts';
import { onLine, spawnProgram } from './spawn-program.ts';

export interface RunToEndOptions {
  /** The path of the main module from the project's root. */
  readonly main: string;
  /** Takes each line of the process's standard output. */
  readonly print: (line: string) => void;
  /** Kills the process when it aborts. */
  readonly signal: AbortSignal;
}

/**
 * Runs one step of the start in a process of its own, so that its memory is freed. If it fails or is killed, throws
 * StartError with the process's standard error.
 */
export function runToEnd({ main, print, signal }: RunToEndOptions): Promise<void> {
  const child = spawnProgram(main, process.env);
  const kill = (): void => void child.kill('SIGKILL');
  signal.addEventListener('abort', kill);
  const errors: string[] = [];
  onLine(child.stdout, print);
  onLine(child.stderr, (line) => errors.push(line));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, killedBy) => {
      signal.removeEventListener('abort', kill);
      if (code === 0) resolve();
      else reject(new StartError(errors.join('\n') || `${main} did not finish (${killedBy ?? `exit code ${code}`}).`));
    });
  });
}
