import { BatchJournal, type BatchSlice } from '../bulk/ports/batch-journal.ts';
import type { HeldJob } from '../generation/domain/batch-wait.ts';

/** Keeps what a run by batches knows in memory, so that a later one in the same test goes on with it. */
export class FakeBatchJournal extends BatchJournal {
  readonly #slices = new Map<string, BatchSlice>();
  readonly #requests = new Map<string, { readonly held: HeldJob; readonly line: string }[]>();

  slices(): readonly BatchSlice[] {
    return [...this.#slices.values()];
  }

  async note(slice: BatchSlice): Promise<void> {
    this.#slices.set(slice.key, slice);
  }

  async add(key: string, held: HeldJob, line: string): Promise<void> {
    const requests = this.#requests.get(key) ?? [];
    requests.push({ held, line });
    this.#requests.set(key, requests);
  }

  async *requestsOf(key: string): AsyncGenerator<HeldJob> {
    for (const { held } of this.#requests.get(key) ?? []) yield held;
  }

  async inputFile(key: string): Promise<Blob> {
    return new Blob((this.#requests.get(key) ?? []).map(({ line }) => `${line}\n`));
  }

  async remove(key: string): Promise<void> {
    this.#slices.delete(key);
    this.#requests.delete(key);
  }
}
