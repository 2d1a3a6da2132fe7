import { RunData } from '../../../records/ports/run-data.ts';
import { TrimAudit } from '../../../audit/use-cases/trim-audit.ts';
import { StatusAnnouncer } from '../../../records/use-cases/status-announcer.ts';
import { HandOverRepository } from '../../../records/ports/hand-over-repository.ts';
import { HistoryRepository } from '../../../records/ports/history-repository.ts';
import { Clock, type Timestamp } from '../../../platform/clock.ts';
import { StoreFiles } from '../ports/store-files.ts';
import { UnownedData } from '../ports/unowned-data.ts';
import { setting, UseCase } from '../../../platform/needs.ts';

const pageSize = 200;
/** Longer than any process may still work on a record that was erased. */
const notedMs = 7 * 24 * 60 * 60_000;

/** Longer than a run takes to be added. */
const strayMs = 60 * 60_000;

/**
 * Removes records, runs, and hand-overs of deleted records, that have not changed within the retention time, entries of the
 * audit log that are older than theirs, and data that belongs to nobody.
 */
export class SweepRetention extends UseCase({
  history: HistoryRepository,
  handOvers: HandOverRepository,
  runs: RunData,
  unowned: UnownedData,
  trimAudit: TrimAudit,
  storeFiles: StoreFiles,
  announcer: StatusAnnouncer,
  clock: Clock,
  retentionMs: setting((settings) => settings.retentionMs),
}) {
  /** Answers how many records were removed. */
  async execute(): Promise<number> {
    const { runs, unowned, trimAudit, storeFiles, clock, retentionMs } = this.deps;
    const now = clock.now();
    const keptSince = retentionMs === undefined ? null : now - retentionMs;
    const records = keptSince === null ? 0 : await this.#removeRecords(keptSince);
    const others = await unowned.remove({ handOversBefore: keptSince, notedBefore: now - notedMs });
    await runs.sweep({ createdBefore: keptSince, strayBefore: now - strayMs });
    const entries = await trimAudit.execute();
    if (records + others + entries > 0) await storeFiles.scrub();
    return records;
  }

  async #removeRecords(keptSince: Timestamp): Promise<number> {
    const { history, handOvers, announcer, clock } = this.deps;
    let removed = 0;
    for (;;) {
      const records = await history.walk({ endedBefore: keptSince }, null, pageSize);
      for (const record of records) {
        const isRemoved = await history.delete(record.id);
        await handOvers.deleteOf({ recordId: record.id });
        if (!isRemoved) continue;
        removed += 1;
        await announcer.announce(record, 'deleted', clock.now());
      }
      if (records.length < pageSize) return removed;
    }
  }
}
