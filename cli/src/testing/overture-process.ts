import { execFile, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openCore, readSettings, type OpenCore } from '@overture/core/composition';
import { silentLogger } from '@overture/core/testing';
import type { Ended } from './ended.ts';
import { runHere } from './overture-here.ts';

export const bin = fileURLToPath(new URL('../../bin/overture.mjs', import.meta.url));

/** What a person does at a terminal: waits for a text, then types another. */
export interface Typing {
  readonly after: string;
  readonly type: string;
}

/** Whether `script` of util-linux, which creates a terminal, is installed. */
export const hasTerminal =
  spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux') ?? false;

/** The real command, run as a process with a data folder of its own. */
export class OvertureProcess {
  readonly dataDir: string;
  readonly #env: Readonly<Record<string, string>>;

  private constructor(dataDir: string, env: Readonly<Record<string, string>>) {
    this.dataDir = dataDir;
    this.#env = env;
  }

  static async create(env: Readonly<Record<string, string>> = {}): Promise<OvertureProcess> {
    return new OvertureProcess(await mkdtemp(join(tmpdir(), 'overture-cli-')), env);
  }

  remove(): Promise<void> {
    return rm(this.dataDir, { recursive: true, force: true });
  }

  get environment(): Record<string, string> {
    return { PATH: process.env.PATH ?? '', DATA_DIR: this.dataDir, SANDBOX_PORT: '1', ...this.#env };
  }

  /** Runs without a terminal, as in a script. */
  run(args: readonly string[], input: string | Uint8Array = ''): Promise<Ended> {
    return new Promise((resolve) => {
      const child = execFile(
        process.execPath,
        [bin, ...args],
        { env: this.environment, maxBuffer: 64_000_000 },
        (error, stdout, stderr) => {
          resolve({ code: error === null ? 0 : Number(error.code ?? 1), stdout, stderr });
        },
      );
      child.stdin?.end(input);
    });
  }

  /** Like `run`, without a process of its own. */
  runHere(args: readonly string[], input: string | Uint8Array = ''): Promise<Ended> {
    return runHere(args, this.environment, input);
  }

  atTerminal(args: readonly string[], typing: readonly Typing[]): Promise<Ended> {
    return atTerminal(args, this.environment, typing);
  }

  /** Opens the same store in this process. */
  async withCore<T>(work: (core: OpenCore) => Promise<T>): Promise<T> {
    const core = await openCore(readSettings(this.environment), { logger: silentLogger });
    try {
      return await work(core);
    } finally {
      await core.close();
    }
  }
}

/** The command at a terminal; `stdout` is everything that the person sees. */
export function atTerminal(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  typing: readonly Typing[],
): Promise<Ended> {
  const command = [process.execPath, bin, ...args].map((word) => `'${word}'`).join(' ');
  const child = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    env: { ...environment, TERM: 'xterm', NO_COLOR: '1' },
  });
  let seen = '';
  const left = [...typing];
  let from = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    seen += chunk.toString();
    for (let next = left[0]; next !== undefined && seen.includes(next.after, from); next = left[0]) {
      from = seen.indexOf(next.after, from) + next.after.length;
      left.shift();
      child.stdin.write(next.type);
    }
  });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code: code ?? 1, stdout: seen, stderr: '' }));
  });
}
