import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import type { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import type { StatusAnnouncer } from './status-announcer.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { HistoryRepository } from '../ports/history-repository.ts';

interface Deps {
  history: HistoryRepository;
  announcer: StatusAnnouncer;
  audit: AuditTrail;
  clock: Clock;
}

/**
 * Deletes the user's own record of a contact with all its versions. A generation that is still running finds the record
 * gone and stores nothing. Errors: `not_found`.
 */
export class DeleteRecord {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** `userId` is the owner of the record. */
  async execute(input: { actor: AuditActor; userId: string; hubspotId: string }): Promise<void> {
    const { history, announcer, audit, clock } = this.#deps;
    const record = await history.findByContact(input.userId, input.hubspotId);
    if (record === null || !(await history.delete(record.id))) {
      throw new AppError('not_found', 'No history data found for this record.');
    }
    await audit.record(input.actor, 'record_deleted', record.hubspotId, `record ${record.id} of user ${record.userId}`);
    await announcer.announce(record, 'deleted', clock.now());
  }
}
