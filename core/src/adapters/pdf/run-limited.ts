import { spawn } from 'node:child_process';
import { access } from 'node:fs/promises';

export interface ProcessLimits {
  /** Wall clock, in ms; the same time of processor is allowed. */
  readonly timeMs: number;
  /** Writable memory, that of Node included, in bytes; enforced by the kernel where `prlimit` exists. */
  readonly memoryBytes: number;
  readonly outputBytes: number;
}

export type LimitedResult =
  | { readonly ended: 'output'; readonly output: string }
  /** Killed at a limit, or died of one. */
  | { readonly ended: 'exhausted'; readonly reason: string };

/**
 * Runs a script of ours in a Node process of its own, gives it `input` and answers what it wrote. It has no
 * environment, may write no file and start no process, and is killed at every limit. Rejects only when the process
 * cannot be started.
 */
export async function runLimited(
  script: string,
  args: readonly string[],
  input: Uint8Array,
  limits: ProcessLimits,
): Promise<LimitedResult> {
  const node = [
    process.execPath,
    `--max-old-space-size=${Math.floor(limits.memoryBytes / 1024 / 1024 / 3)}`,
    '--permission',
    '--allow-fs-read=*',
    '--no-warnings',
    script,
    ...args,
  ];
  // V8 reserves far more address space than it uses, so that what is limited is writable memory. Array buffers lie
  // outside V8's heap: only the kernel bounds them.
  const prlimit = await findPrlimit();
  const seconds = Math.ceil(limits.timeMs / 1000);
  const command =
    prlimit === null ? node : [prlimit, `--data=${limits.memoryBytes}`, `--cpu=${seconds}`, '--core=0', '--', ...node];
  return new Promise((resolve, reject) => {
    const child = spawn(command[0] ?? '', command.slice(1), { stdio: ['pipe', 'pipe', 'ignore'], env: {} });
    const chunks: Buffer[] = [];
    let size = 0;
    let killedFor: string | null = null;
    const kill = (reason: string): void => {
      killedFor ??= reason;
      child.kill('SIGKILL');
    };
    const timer = setTimeout(() => kill('time'), limits.timeMs);
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limits.outputBytes) kill('output');
      else chunks.push(chunk);
    });
    // A child that dies while it is still being fed closes its input.
    child.stdin.on('error', () => {});
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      if (killedFor === null && code === 0)
        resolve({ ended: 'output', output: Buffer.concat(chunks).toString('utf8') });
      else resolve({ ended: 'exhausted', reason: killedFor ?? `code ${code ?? 'none'}, signal ${signal ?? 'none'}` });
    });
    child.stdin.end(input);
  });
}

let prlimitPath: Promise<string | null> | undefined;

function findPrlimit(): Promise<string | null> {
  prlimitPath ??= (async () => {
    for (const path of ['/usr/bin/prlimit', '/bin/prlimit']) {
      try {
        await access(path);
        return path;
      } catch {
        // Not here; macOS and small images have none.
      }
    }
    return null;
  })();
  return prlimitPath;
}
