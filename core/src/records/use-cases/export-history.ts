import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { formatDay } from '../../platform/contract/format-day.ts';
import { AppError } from '../../platform/app-error.ts';
import { VersionViewer } from '../ports/version-viewer.ts';
import { HistoryRepository, type HistoryWalk } from '../ports/history-repository.ts';
import type { ShownRecord } from '../domain/shown-record.ts';
import { UseCase } from '../../platform/needs.ts';

const pageLimit = 100;

/**
 * Yields every record of a user or of all users, each with its newest ready version. It reads a page of summaries and
 * then one whole record at a time, so that memory stays flat. One user's records are ordered by contact, all users'
 * records by id. Records that are submitted or deleted meanwhile may be in it or not. The export is logged before the
 * first record is read. Rejects when `signal` aborts.
 */
export class ExportHistory extends UseCase({ history: HistoryRepository, viewer: VersionViewer, audit: AuditTrail }) {
  async *execute(input: { actor: AuditActor; filter: HistoryWalk; signal?: AbortSignal }): AsyncGenerator<ShownRecord> {
    const { history, viewer, audit } = this.deps;
    // The command line exports without an account; there nobody waits for anybody.
    const userId = input.actor.userId ?? '';
    await audit.record(input.actor, 'history_exported', ...described(input.filter));
    for (let after: { id: string; hubspotId: string } | null = null; ;) {
      const page = await history.walk(input.filter, after, pageLimit);
      for (const summary of page) {
        if (input.signal?.aborted === true) throw new AppError('internal', 'The export was interrupted.');
        const record = await history.findById(summary.id);
        if (record === null) continue;
        const newest = record.results[0];
        yield {
          record,
          shown: newest === undefined ? null : await viewer.current({ recordId: record.id, userId }, newest),
        };
      }
      const last = page.at(-1);
      if (last === undefined || page.length < pageLimit) return;
      after = last;
    }
  }
}

/** Target and detail of the audit log's entry. */
function described({ userId, status, since }: HistoryWalk): [string, string] {
  const which = [status, since !== undefined && `since ${formatDay(since)}`].filter(Boolean);
  return [userId === undefined ? 'records of everybody' : `records of ${userId}`, which.join(', ')];
}
