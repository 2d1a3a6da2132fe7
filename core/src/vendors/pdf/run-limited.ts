import { spawn } from 'node:child_process';
import { access } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';

export interface ProcessLimits {
  /** Processor time; the kernel enforces it where `prlimit` exists. */
  readonly cpuSeconds: number;
  /** Elapsed time in milliseconds. */
  readonly timeMs: number;
  /** Writable memory in bytes, including Node's own; the kernel enforces it where `prlimit` exists. */
  readonly memoryBytes: number;
  readonly outputBytes: number;
  /** Other work on the machine goes before it. */
  readonly isBackground?: boolean;
}

export type LimitedResult =
  | { readonly ended: 'output'; readonly output: string }
  /** Killed at a limit, or crashed because of one. */
  | { readonly ended: 'exhausted'; readonly reason: string };

/** One of our scripts, and the files and folders that it may read. */
export interface LimitedScript {
  readonly script: string;
  readonly args: readonly string[];
  readonly readable: readonly string[];
}

/**
 * Runs a script in a Node process of its own, with `input` on its standard input, and returns its standard output. The
 * process has no environment, reads only its own code, may write no file and start no process, has no network where the
 * system allows namespaces, and is killed at every limit. Rejects only when the process cannot be started.
 */
export async function runLimited(
  { script, args, readable }: LimitedScript,
  input: Uint8Array,
  limits: ProcessLimits,
): Promise<LimitedResult> {
  const node = [
    process.execPath,
    `--max-old-space-size=${Math.floor(limits.memoryBytes / 1024 / 1024 / 3)}`,
    '--permission',
    ...readable.map((path) => `--allow-fs-read=${path}`),
    '--disallow-code-generation-from-strings',
    '--no-warnings',
    script,
    ...args,
  ];
  // Only writable memory is limited, because V8 reserves far more address space than it uses. The kernel must enforce
  // it, because array buffers are outside V8's heap.
  const [prlimit, unshare] = await Promise.all([findPrlimit(), findUnshare()]);
  const bounds = [`--data=${limits.memoryBytes}`, `--cpu=${limits.cpuSeconds}`, '--core=0', '--'];
  const command = [...unshare, ...(prlimit === null ? [] : [prlimit, ...bounds]), ...node];
  return new Promise((resolve, reject) => {
    const child = spawn(command[0] ?? '', command.slice(1), { stdio: ['pipe', 'pipe', 'ignore'], env: {} });
    if (limits.isBackground === true && child.pid !== undefined) toBackground(child.pid);
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
    // A child that dies while it reads its input closes it.
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

function toBackground(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already.
  }
}

let prlimitPath: Promise<string | null> | undefined;

function findPrlimit(): Promise<string | null> {
  // It is missing on macOS and in small images.
  return (prlimitPath ??= firstOf(['/usr/bin/prlimit', '/bin/prlimit']));
}

let unshareCommand: Promise<readonly string[]> | undefined;

/**
 * The command that starts a process in a user and a network namespace of its own; empty where the system forbids that.
 */
function findUnshare(): Promise<readonly string[]> {
  unshareCommand ??= (async () => {
    const path = await firstOf(['/usr/bin/unshare', '/bin/unshare']);
    if (path === null) return [];
    const command = [path, '--user', '--map-current-user', '--net', '--ipc', '--'];
    return (await succeeds([...command, process.execPath, '--version'])) ? command : [];
  })();
  return unshareCommand;
}

function succeeds([command = '', ...args]: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'ignore', env: {} });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}

async function firstOf(paths: readonly string[]): Promise<string | null> {
  for (const path of paths) {
    try {
      await access(path);
      return path;
    } catch {
      // The next candidate may exist.
    }
  }
  return null;
}
