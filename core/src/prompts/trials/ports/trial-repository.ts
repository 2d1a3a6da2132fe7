import type { PromptTrials } from '../../ports/prompt-trials.ts';
import type { Timestamp } from '../../../platform/clock.ts';
import { newestFirst, Repository } from '../../../platform/documents.ts';
import { reopened, trialCellSchema, trialEmailsSchema, type TrialCell, type TrialEmail } from '../domain/trial-cell.ts';
import { trialSchema, type Trial } from '../domain/trial.ts';

/** Stores trials and their cells. A cell belongs to one prompt and to any number of its trials. */
export class TrialRepository
  extends Repository<Trial>({ name: 'prompt_trials', schema: trialSchema })
  implements PromptTrials
{
  readonly #cells = this.deps.store.open<TrialCell, 'id', readonly TrialEmail[]>({
    name: 'trial_cells',
    schema: trialCellSchema,
    apart: { field: 'emails', schema: trialEmailsSchema },
  });

  /**
   * Stores a trial with its new cells, the cells first, so that a stored trial has all of them. Existing cells that ended
   * in an error become due again.
   */
  async add(trial: Trial, cells: readonly TrialCell[]): Promise<void> {
    for (const cell of cells) await this.#addCell(cell);
    await this.create(trial);
  }

  /** The trials of a prompt, newest first. */
  list(promptId: string, limit: number): Promise<readonly Trial[]> {
    return this.documents.find({ promptId }, { sort: newestFirst, limit });
  }

  /** The cells that exist, in any order. */
  findCells(ids: readonly string[]): Promise<readonly TrialCell[]> {
    return this.#cells.find({ id: { in: ids } });
  }

  /** The emails of ready cells, by the cell's id. */
  findEmails(ids: readonly string[]): Promise<ReadonlyMap<string, readonly TrialEmail[]>> {
    return this.#cells.readApart(ids);
  }

  /** The due cell that has waited longest, of `among` or of all; null if none is due. */
  nextDue(now: Timestamp, among?: readonly string[]): Promise<TrialCell | null> {
    const which = { dueAt: { lte: now }, id: among && { in: among } };
    return this.#cells.findOne(which, { sort: { field: 'dueAt', descending: false } });
  }

  /**
   * Stores a changed cell, with its emails once it is ready. Returns false, and stores nothing, if the stored fence is
   * not `seen` or the cell no longer exists.
   */
  replace(cell: TrialCell, seen: number, emails?: readonly TrialEmail[]): Promise<boolean> {
    return this.#cells.replace(cell, { fence: seen }, emails);
  }

  /** Extends a lease to `until`; returns false if another worker has the cell. */
  async renewLease(id: string, fence: number, until: Timestamp): Promise<boolean> {
    return (await this.#cells.set({ id, fence, state: 'running' }, { dueAt: until })) === 1;
  }

  /** Deletes the cells of a sample; returns their number. */
  deleteOfSample(sampleId: string): Promise<number> {
    return this.#cells.delete({ sampleId });
  }

  async deleteAll(promptId: string): Promise<void> {
    await this.documents.delete({ promptId });
    await this.#cells.delete({ promptId });
  }

  /** Deletes all trials of a prompt except the newest `keep`, and the cells that belong to none of those. */
  async prune(promptId: string, keep: number): Promise<void> {
    const [trials, kept] = [await this.documents.count({ promptId }), await this.list(promptId, keep)];
    const oldest = kept.at(-1);
    if (oldest === undefined || trials <= kept.length) return;
    await this.documents.delete({ promptId, id: { notIn: kept.map(({ id }) => id) } });
    // While a trial is being added, its cells exist before it does; those are younger.
    const cells = kept.flatMap((trial) => trial.cells.map(({ cellId }) => cellId));
    await this.#cells.delete({ promptId, createdAt: { lt: oldest.createdAt }, id: { notIn: cells } });
  }

  /** Forgets who started the trials, if it was this address. */
  async forgetAuthor(email: string): Promise<void> {
    await this.documents.set({ createdBy: email }, { createdBy: null });
  }

  async #addCell(cell: TrialCell): Promise<void> {
    if (await this.#cells.add(cell)) return;
    const stored = await this.#cells.findOne({ id: cell.id });
    if (stored?.state === 'error') await this.replace(reopened(stored, cell), stored.fence);
  }
}
