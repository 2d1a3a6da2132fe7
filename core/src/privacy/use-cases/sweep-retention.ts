import type { StatusAnnouncer } from '../../generation/use-cases/status-announcer.ts';
import type { HandOverRepository } from '../../handover/ports/hand-over-repository.ts';
import type { HistoryRepository } from '../../history/ports/history-repository.ts';
import type { Clock } from '../../shared/clock.ts';
import type { StoreFiles } from '../ports/store-files.ts';

const pageSize = 200;

/** Removes records that have not changed for longer than they may be kept. Returns how many. */
export class SweepRetention {
  readonly #deps: {
    history: HistoryRepository;
    handOvers: HandOverRepository;
    storeFiles: StoreFiles;
    announcer: StatusAnnouncer;
    clock: Clock;
    /** Undefined: records are kept until somebody deletes them. */
    retentionMs: number | undefined;
  };

  constructor(deps: {
    history: HistoryRepository;
    handOvers: HandOverRepository;
    storeFiles: StoreFiles;
    announcer: StatusAnnouncer;
    clock: Clock;
    retentionMs: number | undefined;
  }) {
    this.#deps = deps;
  }

  async execute(): Promise<number> {
    const { history, handOvers, storeFiles, announcer, clock, retentionMs } = this.#deps;
    if (retentionMs === undefined) return 0;
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
      if (records.length < pageSize) break;
    }
    if (removed > 0) await storeFiles.scrub();
    return removed;
  }
}
