import type { AppError } from '../shared/app-error.ts';
import type { SequenceAnswer } from '../generation/ports/text-generator.ts';
import { TextBatches, type BatchAnswer, type TextBatch } from '../generation/ports/text-batches.ts';
import { FakeTextGenerator } from './fake-text-generator.ts';
import { PlannedFailures } from './planned-failures.ts';

interface Kept {
  batch: TextBatch;
  readonly key: string;
  readonly ids: readonly string[];
}

/** Batches that end when they are looked at for the second time, in the way that was set. */
export class FakeTextBatches extends TextBatches {
  readonly batches: Kept[] = [];
  readonly forgotten: string[] = [];
  ends: TextBatch['state'] = 'completed';
  /** Of a request, by its place in its batch. */
  resultOf: (place: number, customId: string) => BatchAnswer['result'] = () => this.#answer();
  /** Runs before each look at a batch. */
  whileRunning: (looks: number) => Promise<void> | void = () => {};
  /** Runs once a batch is begun, before its caller knows of it. */
  onceBegun: () => Promise<void> | void = () => {};
  readonly failures = new PlannedFailures();
  #looks = 0;
  readonly #writer = new FakeTextGenerator();

  async requestLine(request: Parameters<TextBatches['requestLine']>[0]): Promise<string> {
    return JSON.stringify({ custom_id: request.customId, body: { model: request.model } });
  }

  async submit({ file, key }: Parameters<TextBatches['submit']>[0]): Promise<TextBatch> {
    this.failures.throwNext();
    const lines = (await file.text()).split('\n').filter((line) => line !== '');
    const ids = lines.map((line) => String((JSON.parse(line) as { custom_id: string }).custom_id));
    const batch: TextBatch = {
      id: `batch_${this.batches.length + 1}`,
      state: 'running',
      status: 'in_progress',
      counts: { total: ids.length, completed: 0, failed: 0 },
      failure: null,
      files: { input: 'in', output: 'out', errors: null },
    };
    this.batches.push({ batch, key, ids });
    await this.onceBegun();
    return batch;
  }

  async find({ key }: Parameters<TextBatches['find']>[0]): Promise<TextBatch | null> {
    return this.batches.find((kept) => kept.key === key)?.batch ?? null;
  }

  async read({ id }: Parameters<TextBatches['read']>[0]): Promise<TextBatch> {
    this.#looks += 1;
    await this.whileRunning(this.#looks);
    const kept = this.#kept(id);
    if (this.#looks > 1) kept.batch = { ...kept.batch, state: this.ends, status: this.ends };
    return kept.batch;
  }

  async *answers({ batch }: Parameters<TextBatches['answers']>[0]): AsyncGenerator<BatchAnswer> {
    for (const [place, customId] of this.#kept(batch.id).ids.entries()) {
      yield { customId, result: this.resultOf(place, customId) };
    }
  }

  async forget({ batch }: Parameters<TextBatches['forget']>[0]): Promise<void> {
    this.forgotten.push(batch.id);
  }

  /** An answer as any; an error for whoever wants one is the test's own. */
  #answer(): SequenceAnswer | AppError {
    const { answer, usage } = this.#writer;
    return { answer, usage, model: 'gpt-5-2025-08-07', serviceTier: 'batch' };
  }

  #kept(id: string): Kept {
    const kept = this.batches.find(({ batch }) => batch.id === id);
    if (kept === undefined) throw new Error(`there is no ${id}`);
    return kept;
  }
}
