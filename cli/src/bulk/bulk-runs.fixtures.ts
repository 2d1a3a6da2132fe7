import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { runHere } from '../testing/overture-here.ts';
import type { Ended } from '../testing/ended.ts';
import { atTerminal, bin, type Typing } from '../testing/overture-process.ts';
import { startBulkSandbox, type BulkSandbox } from './bulk-sandbox.fixtures.ts';

export const promptTitle = 'First conversation from the CRM history';
/** The options of every list, unless a test needs others. */
export const usual = ['--prompt', promptTitle, '--domain', 'Overture-Sales'] as const;

const lineSchema = z.object({
  row: z.number(),
  contact: z.string(),
  hubspotId: z.string().nullable(),
  status: z.enum(['ready', 'error', 'skipped']),
  recordId: z.string().nullable(),
  error: z.object({ code: z.string(), message: z.string() }).optional(),
  token_usage: z.object({ input_tokens: z.number(), output_tokens: z.number() }),
  costUsd: z.number().nullable(),
});
export type ResultLine = z.infer<typeof lineSchema>;

/** How a process ended; without an exit code if a signal killed it. */
interface ProcessEnd {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface BulkProcess {
  readonly child: ChildProcess;
  readonly ended: Promise<ProcessEnd>;
  /** What it has said on stderr so far. */
  readonly said: () => string;
}

/**
 * One sandbox and one filled store. Every place gets a copy of the store, because filling one takes longer than most
 * runs.
 */
export class BulkRuns {
  readonly sandbox: BulkSandbox;
  readonly #folder: string;
  #made = 0;

  private constructor(sandbox: BulkSandbox, folder: string) {
    this.sandbox = sandbox;
    this.#folder = folder;
  }

  static async start(aiLatencyMs: number): Promise<BulkRuns> {
    const sandbox = await startBulkSandbox(aiLatencyMs);
    const folder = await mkdtemp(join(tmpdir(), 'overture-bulk-'));
    const runs = new BulkRuns(sandbox, folder);
    const { code, stderr } = await runHere(['migrate'], {
      DATA_DIR: runs.#template,
      SANDBOX_PORT: String(sandbox.port),
    });
    if (code !== 0) throw new Error(stderr);
    return runs;
  }

  async close(): Promise<void> {
    await this.sandbox.close();
    await rm(this.#folder, { recursive: true, force: true });
  }

  get #template(): string {
    return join(this.#folder, 'template');
  }

  /** Creates a folder for one list, its results and the store in which it is generated. */
  async place(leaseSeconds = 20): Promise<BulkPlace> {
    this.#made += 1;
    const path = join(this.#folder, String(this.#made));
    const dataDir = `${path}-data`;
    await cp(this.#template, dataDir, { recursive: true });
    return new BulkPlace(path, dataDir, {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      SANDBOX_PORT: String(this.sandbox.port),
      JOB_LEASE_SECONDS: String(leaseSeconds),
      LOG_LEVEL: 'silent',
    });
  }

  /** The number of AI calls that cost money since the requests were last taken. */
  async paidCalls(): Promise<number> {
    const requests = await this.sandbox.takeRequests();
    return requests.filter((request) => request.startsWith('POST /v1/responses')).length;
  }
}

/** The folder in which a list is generated, by as many runs as it takes. */
export class BulkPlace {
  readonly list: string;
  readonly out: string;
  readonly dataDir: string;
  readonly environment: NodeJS.ProcessEnv;

  constructor(path: string, dataDir: string, environment: NodeJS.ProcessEnv) {
    this.list = `${path}.csv`;
    this.out = `${path}.jsonl`;
    this.dataDir = dataDir;
    this.environment = environment;
  }

  async write(rows: readonly string[], header = 'contact'): Promise<string> {
    await writeFile(this.list, `${header}\n${rows.join('\n')}\n`);
    return this.list;
  }

  /** Runs in this process, for runs that are not interrupted. */
  run(args: readonly string[], input?: string): Promise<Ended> {
    return runHere(['generate', 'bulk', ...args], this.environment, input);
  }

  /** Starts a process of its own, which can be interrupted and killed. */
  start(args: readonly string[], input = ''): BulkProcess {
    const child = spawn(process.execPath, [bin, 'generate', 'bulk', ...args], { env: this.environment });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.stdin.end(input);
    const ended = new Promise<ProcessEnd>((resolve) => {
      child.on('close', (code) => resolve({ code, stdout, stderr }));
    });
    return { child, ended, said: () => stderr };
  }

  atTerminal(args: readonly string[], typing: readonly Typing[]): Promise<Ended> {
    return atTerminal(['generate', 'bulk', ...args], this.environment, typing);
  }

  results(file = this.out): ResultLine[] {
    return existsSync(file) ? parseLines(readFileSync(file, 'utf8')) : [];
  }

  /** Counts whole lines without parsing, because the last one may be half written. */
  linesWritten(): number {
    return existsSync(this.out) ? readFileSync(this.out, 'utf8').split('\n').length - 1 : 0;
  }
}

export function parseLines(text: string): ResultLine[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => lineSchema.parse(JSON.parse(line)));
}

/** Checks every few milliseconds until it is true. */
export async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10));
}
