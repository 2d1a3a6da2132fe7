import { createReadStream, openAsBlob } from 'node:fs';
import { open, readdir, readFile, rename, rm, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { AppError, BatchJournal, type BatchSlice, type HeldJob } from '@overture/core/app';
import { departmentKeys } from '@overture/core/contract';
import { z } from 'zod';
import { UsageError } from '../usage-error.ts';

const sliceSchema = z.strictObject({
  key: z.uuid(),
  department: z.enum(departmentKeys),
  model: z.string(),
  since: z.number(),
  requests: z.number().int(),
  estimateUsd: z.number(),
  state: z.enum(['filling', 'submitting', 'submitted', 'collected']),
  batchId: z.string().nullable(),
});
const bookSchema = z.strictObject({ format: z.literal(1), slices: z.array(sliceSchema) });
const heldSchema = z.tuple([z.string(), z.number().int(), z.string()]);

interface Filling {
  readonly requests: FileHandle;
  readonly rows: FileHandle;
  /** Lines reach both files in the same order, one after the other. */
  last: Promise<void>;
}

/** Where the batches of a file of results are written down. */
export const journalFileOf = (results: string): string => `${results}.batches.json`;

/**
 * What is known of the batches of a file of results, in files beside it: the slices with their batches' ids, and for each
 * open slice its requests and, until it is submitted, its input file. Readable by their owner only: they hold what the
 * CRM says of people.
 */
export class FileBatchJournal extends BatchJournal {
  readonly #results: string;
  readonly #slices: Map<string, BatchSlice>;
  readonly #filling = new Map<string, Filling>();
  #written: Promise<void> = Promise.resolve();

  private constructor(results: string, slices: readonly BatchSlice[]) {
    super();
    this.#results = results;
    this.#slices = new Map(slices.map((slice) => [slice.key, slice]));
  }

  /** Errors: UsageError for a file that no run wrote. */
  static async open(results: string): Promise<FileBatchJournal> {
    const journal = new FileBatchJournal(results, await readSlices(results));
    await journal.#removeStrays();
    return journal;
  }

  /** True when batches of these results are not collected yet. Errors: as `open`. */
  static async isOpen(results: string): Promise<boolean> {
    return (await readSlices(results)).some(({ state }) => state !== 'collected');
  }

  slices(): readonly BatchSlice[] {
    return [...this.#slices.values()];
  }

  async note(slice: BatchSlice): Promise<void> {
    const { key, state } = slice;
    if (state === 'filling' && !this.#filling.has(key)) {
      const create = (name: string): Promise<FileHandle> => open(name, 'wx', 0o600);
      const requests = await create(this.#fileOf(key, 'requests'));
      this.#filling.set(key, { requests, rows: await create(this.#fileOf(key, 'rows')), last: Promise.resolve() });
    }
    if (state !== 'filling') await this.#close(key);
    this.#slices.set(key, slice);
    await this.#write();
    if (state === 'submitted' || state === 'collected') await rm(this.#fileOf(key, 'requests'), { force: true });
    if (state === 'collected') await rm(this.#fileOf(key, 'rows'), { force: true });
  }

  async add(key: string, { recordId, fence, inputHash }: HeldJob, line: string): Promise<void> {
    const filling = this.#filling.get(key);
    if (filling === undefined) throw new Error(`slice ${key} is not being filled`);
    filling.last = filling.last.then(async () => {
      await filling.requests.appendFile(`${line}\n`);
      await filling.rows.appendFile(`${JSON.stringify([recordId, fence, inputHash])}\n`);
    });
    await filling.last;
  }

  async *requestsOf(key: string): AsyncGenerator<HeldJob> {
    for await (const line of createInterface({ input: createReadStream(this.#fileOf(key, 'rows')) })) {
      const [recordId, fence, inputHash] = heldSchema.parse(JSON.parse(line));
      yield { recordId, fence, inputHash };
    }
  }

  inputFile(key: string): Promise<Blob> {
    return openAsBlob(this.#fileOf(key, 'requests'), { type: 'application/jsonl' });
  }

  async remove(key: string): Promise<void> {
    await this.#close(key);
    this.#slices.delete(key);
    await this.#write();
    await this.#removeFiles(key);
  }

  /** Makes what was added durable, and takes no more. */
  async #close(key: string): Promise<void> {
    const filling = this.#filling.get(key);
    if (filling === undefined) return;
    this.#filling.delete(key);
    await filling.last;
    for (const handle of [filling.requests, filling.rows]) {
      await handle.sync();
      await handle.close();
    }
  }

  /** One after the other; each as a whole or not at all. */
  #write(): Promise<void> {
    this.#written = this.#written.then(async () => {
      const file = journalFileOf(this.#results);
      const scratch = `${file}.tmp`;
      const handle = await open(scratch, 'w', 0o600);
      try {
        await handle.writeFile(`${JSON.stringify({ format: 1, slices: this.slices() }, null, 2)}\n`);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(scratch, file);
      await syncFolder(dirname(file));
    });
    return this.#written;
  }

  /** Files of slices that are in no book: their process ended between the one and the other. */
  async #removeStrays(): Promise<void> {
    const prefix = `${basename(this.#results)}.batch-`;
    const names = await readdir(dirname(this.#results)).catch(() => []);
    for (const name of names) {
      const key = name.startsWith(prefix) ? name.slice(prefix.length, prefix.length + 36) : '';
      if (z.uuid().safeParse(key).success && !this.#slices.has(key)) await this.#removeFiles(key);
    }
  }

  async #removeFiles(key: string): Promise<void> {
    for (const what of ['requests', 'rows'] as const) await rm(this.#fileOf(key, what), { force: true });
  }

  #fileOf(key: string, what: 'requests' | 'rows'): string {
    return join(dirname(this.#results), `${basename(this.#results)}.batch-${key}.${what}.jsonl`);
  }
}

async function readSlices(results: string): Promise<readonly BatchSlice[]> {
  const file = journalFileOf(results);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw new AppError('internal', `${file} cannot be read.`, { cause: error });
  }
  try {
    return bookSchema.parse(JSON.parse(text)).slices;
  } catch {
    throw new UsageError(`${file} does not say which batches these results wait for; name another file with --out.`);
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  // Some systems open no folder; there the name is as durable as they make it.
  await handle?.sync().catch(() => {});
  await handle?.close();
}
