import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type OpenAI from 'openai';
import type { OnQuota } from '../../credentials/domain/connection-health.ts';
import type { Credential } from '../../credentials/domain/credential.ts';
import { TextBatches, type BatchAnswer, type TextBatch } from '../../generation/ports/text-batches.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import { batchSchema } from './batch-schemas.ts';
import { OpenAiClients } from './openai-clients.ts';
import { sequenceParams } from './sequence-params.ts';

export interface BatchTimeouts {
  /** Of one small call, in ms. */
  readonly call: number;
  /** Of sending a whole input file. */
  readonly upload: number;
  /** Of reading a whole file of answers, while each of them is stored. */
  readonly download: number;
}

const defaultTimeouts: BatchTimeouts = { call: 60_000, upload: 1_800_000, download: 7_200_000 };
const endpoint = '/v1/responses';
/** The name under which a batch keeps our key. */
const keyName = 'overture_slice';
const mostListed = 2_000;
/** Clocks differ. */
const slackMs = 600_000;

type Call = { readonly signal: AbortSignal; readonly timeout: number };

/** Batches of OpenAI, or of a server that speaks its Files and Batches. */
export class OpenAiTextBatches extends TextBatches {
  readonly #clock: Clock;
  readonly #clients: OpenAiClients;
  readonly #timeouts: BatchTimeouts;

  constructor(deps: { clock: Clock; timeouts?: Partial<BatchTimeouts>; onQuota?: OnQuota }) {
    super();
    this.#clock = deps.clock;
    this.#clients = new OpenAiClients(deps.onQuota);
    this.#timeouts = { ...defaultTimeouts, ...deps.timeouts };
  }

  async requestLine({ customId, model, prompt }: Parameters<TextBatches['requestLine']>[0]): Promise<string> {
    const { reasoning: _effort, text, ...params } = await sequenceParams({ model, prompt, serviceTier: 'default' });
    // Effort and verbosity are what a model does by itself; one that does not know them would refuse each line of a
    // batch, and nobody is there to ask again without them.
    const body = { ...params, text: { format: text?.format } };
    return JSON.stringify({ custom_id: customId, method: 'POST', url: endpoint, body });
  }

  async submit(request: Parameters<TextBatches['submit']>[0]): Promise<TextBatch> {
    const { credential, model, key, signal } = request;
    const input = await this.#within(this.#timeouts.upload, credential, signal, model, async (client, call) => {
      const file = new File([request.file], `${key}.jsonl`, { type: 'application/jsonl' });
      return client.files.create({ file, purpose: 'batch' }, call);
    });
    return this.#within(this.#timeouts.call, credential, signal, model, async (client, call) =>
      toBatch(
        await client.batches.create(
          { input_file_id: input.id, endpoint, completion_window: '24h', metadata: { [keyName]: key } },
          call,
        ),
      ),
    );
  }

  async find({ key, since, credential, signal }: Parameters<TextBatches['find']>[0]): Promise<TextBatch | null> {
    return this.#within(this.#timeouts.call, credential, signal, '', async (client, call) => {
      let listed = 0;
      // Newest first.
      for await (const item of client.batches.list({ limit: 100 }, call)) {
        const batch = batchSchema.parse(item);
        if (batch.metadata?.[keyName] === key) return toBatch(batch);
        listed += 1;
        if (batch.created_at * 1_000 < since - slackMs || listed >= mostListed) break;
      }
      return null;
    });
  }

  async read({ id, credential, signal }: Parameters<TextBatches['read']>[0]): Promise<TextBatch> {
    return this.#within(this.#timeouts.call, credential, signal, '', async (client, call) => {
      try {
        return toBatch(await client.batches.retrieve(id, call));
      } catch (error) {
        if (statusOf(error) !== 404) throw error;
        throw new AppError('not_found', `OpenAI knows no ${id} with the key of this domain.`, { cause: error });
      }
    });
  }

  async *answers({
    batch,
    model,
    credential,
    signal,
  }: Parameters<TextBatches['answers']>[0]): AsyncGenerator<BatchAnswer> {
    const { readBatchLine } = await import('./read-batch-line.ts');
    for (const id of [batch.files.output, batch.files.errors]) {
      if (id === null) continue;
      for await (const text of this.#linesOf(id, credential, signal)) {
        const answer = text.trim() === '' ? null : readBatchLine(text, model, this.#clock);
        if (answer !== null) yield answer;
      }
    }
  }

  async forget({ batch, credential }: Parameters<TextBatches['forget']>[0]): Promise<void> {
    for (const id of [batch.files.input, batch.files.output, batch.files.errors]) {
      if (id === null) continue;
      await this.#within(this.#timeouts.call, credential, undefined, '', async (client, call) => {
        await client.files.delete(id, call).catch((error: unknown) => {
          if (statusOf(error) !== 404) throw error;
        });
      });
    }
  }

  async *#linesOf(id: string, credential: Credential, caller: AbortSignal | undefined): AsyncGenerator<string> {
    const { signal } = deadline(this.#timeouts.download, caller);
    const response = await this.#within(this.#timeouts.call, credential, caller, '', (client) =>
      client.files.content(id, { signal, timeout: this.#timeouts.call }),
    );
    if (response.body === null) return;
    const source = Readable.from(response.body);
    try {
      // readline tells of a broken connection by rejecting, and of nothing else.
      yield* createInterface({ input: source, crlfDelay: Number.POSITIVE_INFINITY });
    } catch (error) {
      caller?.throwIfAborted();
      const { unavailable } = await import('./openai-errors.ts');
      throw unavailable(error);
    } finally {
      source.destroy();
    }
  }

  /** Runs under a deadline; every failure leaves as an AppError but the caller's own abort. */
  async #within<T>(
    limitMs: number,
    credential: Credential,
    caller: AbortSignal | undefined,
    model: string,
    run: (client: OpenAI, call: Call) => Promise<T>,
  ): Promise<T> {
    caller?.throwIfAborted();
    const call = { ...deadline(limitMs, caller), timeout: limitMs };
    try {
      return await run(await this.#clients.of(credential), call);
    } catch (error) {
      caller?.throwIfAborted();
      const isElsewhere = credential.baseUrl !== undefined && [404, 405, 501].includes(statusOf(error) ?? 0);
      if (isElsewhere) throw noBatches(error);
      const { toAppError } = await import('./openai-errors.ts');
      throw toAppError(error, model, this.#clock);
    }
  }
}

const noBatches = (cause: unknown): AppError =>
  new AppError('validation_failed', 'The AI server has no Batch API. Generate without --batch.', { cause });

function deadline(limitMs: number, caller: AbortSignal | undefined): { readonly signal: AbortSignal } {
  const limit = AbortSignal.timeout(limitMs);
  return { signal: caller === undefined ? limit : AbortSignal.any([caller, limit]) };
}

function statusOf(error: unknown): number | null {
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : null;
}

function toBatch(item: unknown): TextBatch {
  const batch = batchSchema.parse(item);
  const failures = (batch.errors?.data ?? []).flatMap(({ message, line }) =>
    message == null ? [] : [line == null ? message : `line ${line}: ${message}`],
  );
  return {
    id: batch.id,
    state: stateOf(batch.status),
    status: batch.status,
    counts: batch.request_counts ?? { total: 0, completed: 0, failed: 0 },
    failure: batch.status === 'failed' ? failures.slice(0, 3).join('; ').slice(0, 500) : null,
    files: {
      input: batch.input_file_id,
      output: batch.output_file_id ?? null,
      errors: batch.error_file_id ?? null,
    },
  };
}

function stateOf(status: string): TextBatch['state'] {
  return status === 'completed' || status === 'expired' || status === 'cancelled' || status === 'failed'
    ? status
    : 'running';
}
