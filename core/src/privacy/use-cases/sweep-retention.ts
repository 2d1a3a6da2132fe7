import type { TrimAudit } from '../../audit/use-cases/trim-audit.ts';
import type { StatusAnnouncer } from '../../generation/use-cases/status-announcer.ts';
import type { HandOverRepository } from '../../handover/ports/hand-over-repository.ts';
import type { HistoryRepository } from '../../history/ports/history-repository.ts';
import type { Clock } from '../../shared/clock.ts';
import type { StoreFiles } from '../ports/store-files.ts';

const pageSize = 200;

/**
 * Removes records that have not changed within the retention time, and entries of the audit log that are older than
 * theirs.
 */
export class SweepRetention {
  readonly #deps: {
    history: HistoryRepository;
    handOvers: HandOverRepository;
    trimAudit: TrimAudit;
    storeFiles: StoreFiles;
    announcer: StatusAnnouncer;
    clock: Clock;
    /** Undefined: records are kept until somebody deletes them. */
    retentionMs: number | undefined;
  };

  constructor(deps: {
    history: HistoryRepository;
    handOvers: HandOverRepository;
    trimAudit: TrimAudit;
    storeFiles: StoreFiles;
    announcer: StatusAnnouncer;
    clock: Clock;
    retentionMs: number | undefined;
  }) {
    this.#deps = deps;
  }

  /** Answers how many records were removed. */
  async execute(): Promise<number> {
    const { trimAudit, storeFiles, retentionMs } = this.#deps;
    const records = retentionMs === undefined ? 0 : await this.#removeRecords(retentionMs);
    const entries = await trimAudit.execute();
    if (records + entries > 0) await storeFiles.scrub();
    return records;
  }

  async #removeRecords(retentionMs: number): Promise<number> {
    const { history, handOvers, announcer, clock } = this.#deps;
    const now = clock.now();
    let removed = 0;
    for (;;) {
      const records = await history.walk({ endedBefore: now - retentionMs }, null, pageSize);
      for (const record of records) {
        await handOvers.deleteOf({ recordId: record.id });
        if (!(await history.delete(record.id))) continue;
        removed += 1;
        await announcer.announce(record, 'deleted', now);
      }
      if (records.length < pageSize) return removed;
    }
  }
}
