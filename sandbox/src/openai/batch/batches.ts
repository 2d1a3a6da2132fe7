import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../../control/faults.ts';
import type { Reply } from '../../server/reply.ts';
import { openaiFault } from '../openai-errors.ts';
import { readLines, type BatchLine, type BatchProblem } from './read-lines.ts';
import type { VendorFile, VendorFiles } from './vendor-files.ts';

type Status =
  | 'validating'
  | 'failed'
  | 'in_progress'
  | 'finalizing'
  | 'completed'
  | 'expired'
  | 'cancelling'
  | 'cancelled';

export type Batch = {
  id: string;
  token: string;
  endpoint: string;
  inputFileId: string;
  metadata: Record<string, string> | null;
  status: Status;
  problems: BatchProblem[] | null;
  outputFileId: string | null;
  errorFileId: string | null;
  counts: { total: number; completed: number; failed: number };
  /** Unix seconds at which a status began. */
  at: Partial<Record<Status, number>> & { created: number };
};

/** Carries out one line as if it had come by itself. */
export type RunLine = (token: string, body: unknown, misbehave: Fault | undefined) => Promise<Reply>;

const SHARES = { validating: 0.2, inProgress: 0.5, finalizing: 0.3 };
const seconds = () => Math.floor(Date.now() / 1000);

/** The vendor's batches: each goes its way in the background, in `durationMs` at least. Newest first. */
export class Batches {
  readonly files: VendorFiles;
  readonly #durationMs: number;
  readonly #batches: Batch[] = [];
  readonly #closed = new AbortController();

  constructor(files: VendorFiles, durationMs: number) {
    this.files = files;
    this.#durationMs = durationMs;
  }

  create(
    input: VendorFile,
    asked: { endpoint: string; metadata: Record<string, string> | null },
    run: RunLine,
    fault: Fault | undefined,
  ): Batch {
    const now = seconds();
    const batch: Batch = {
      id: `batch_${randomBytes(16).toString('hex')}`,
      token: input.token,
      inputFileId: input.id,
      ...asked,
      status: 'validating',
      problems: null,
      outputFileId: null,
      errorFileId: null,
      counts: { total: 0, completed: 0, failed: 0 },
      at: { created: now, validating: now },
    };
    this.#batches.unshift(batch);
    this.#carryOut(batch, input.text, run, fault).catch((error: unknown) => {
      if (!this.#closed.signal.aborted)
        process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    });
    return batch;
  }

  of(token: string): readonly Batch[] {
    return this.#batches.filter((batch) => batch.token === token);
  }

  cancel(batch: Batch): void {
    if (batch.status === 'validating' || batch.status === 'in_progress') become(batch, 'cancelling');
  }

  /** Stops what goes on in the background. */
  close(): void {
    this.#closed.abort();
  }

  async #carryOut(batch: Batch, input: string, run: RunLine, fault: Fault | undefined): Promise<void> {
    await this.#pass(SHARES.validating);
    const read = readLines(input, batch.endpoint);
    if (fault?.kind === 'batch-failed' || 'problems' in read) {
      batch.problems = 'problems' in read ? read.problems : [overLimit];
      return become(batch, 'failed');
    }
    const { lines } = read;
    batch.counts.total = lines.length;
    if (batch.status === 'validating') become(batch, 'in_progress');
    // An expired batch has done what it could.
    const reached = fault?.kind === 'batch-expired' ? Math.floor(lines.length / 2) : lines.length;
    const output: string[] = [];
    const errors: string[] = [];
    for (const [index, line] of lines.entries()) {
      if (index >= reached || batch.status === 'cancelling') {
        errors.push(undone(line, batch.status === 'cancelling' ? 'batch_cancelled' : 'batch_expired'));
        continue;
      }
      const reply = await this.#answer(batch.token, line, index, run, fault);
      const isDone = reply.status === 200;
      (isDone ? output : errors).push(answered(line, reply));
      batch.counts[isDone ? 'completed' : 'failed'] += 1;
    }
    await this.#pass(SHARES.inProgress);
    const isCancelled = batch.status === 'cancelling';
    if (!isCancelled) become(batch, 'finalizing');
    await this.#pass(SHARES.finalizing);
    batch.outputFileId = this.#file(batch, 'output', output);
    batch.errorFileId = this.#file(batch, 'error', errors);
    become(batch, isCancelled ? 'cancelled' : reached < lines.length ? 'expired' : 'completed');
  }

  #answer(
    token: string,
    line: BatchLine,
    index: number,
    run: RunLine,
    fault: Fault | undefined,
  ): Promise<Reply> | Reply {
    const isStruck = fault?.lines?.includes(index + 1) ?? index === 0;
    if (fault?.kind === 'batch-line' && isStruck) return openaiFault(fault.status ?? 500, fault.code);
    return run(token, { ...line.body, stream: false }, isStruck ? fault : undefined);
  }

  #file(batch: Batch, what: 'output' | 'error', lines: readonly string[]): string | null {
    if (lines.length === 0) return null;
    const filename = `${batch.id}_${what}.jsonl`;
    return this.files.add({ token: batch.token, filename, purpose: 'batch_output', text: `${lines.join('\n')}\n` }).id;
  }

  async #pass(share: number): Promise<void> {
    await sleep(this.#durationMs * share, undefined, { signal: this.#closed.signal, ref: false });
  }
}

function become(batch: Batch, status: Status): void {
  batch.status = status;
  batch.at[status] = seconds();
}

const overLimit: BatchProblem = {
  code: 'token_limit_exceeded',
  message:
    'Enqueued token limit reached for gpt-5 in organization org-sandbox. Limit: 900,000 enqueued tokens. Please try again once some in_progress batches have been completed.',
  param: null,
  line: null,
};

const answered = ({ custom_id }: BatchLine, reply: Reply): string =>
  JSON.stringify({
    id: `batch_req_${randomBytes(16).toString('hex')}`,
    custom_id,
    response: {
      status_code: reply.status,
      request_id: randomUUID().replaceAll('-', ''),
      body: reply.body !== null && 'json' in reply.body ? reply.body.json : null,
    },
    error: null,
  });

const undone = ({ custom_id }: BatchLine, code: 'batch_expired' | 'batch_cancelled'): string =>
  JSON.stringify({
    id: `batch_req_${randomBytes(16).toString('hex')}`,
    custom_id,
    response: null,
    error: {
      code,
      message:
        code === 'batch_expired'
          ? 'This request could not be executed before the completion window expired.'
          : 'This request was not executed because the batch was cancelled.',
    },
  });
