import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { StatusAnnouncer } from './status-announcer.ts';
import { Clock } from '../../platform/clock.ts';
import { noRecord } from '../domain/may-act.ts';
import { HistoryRepository } from '../ports/history-repository.ts';
import { UseCase } from '../../platform/needs.ts';

/**
 * Deletes the user's own record of a contact with all its versions. A generation that is still running finds the record
 * gone and stores nothing. Errors: `not_found`.
 */
export class DeleteRecord extends UseCase({
  history: HistoryRepository,
  announcer: StatusAnnouncer,
  audit: AuditTrail,
  clock: Clock,
}) {
  /** `userId` is the owner of the record. */
  async execute(input: { actor: AuditActor; userId: string; hubspotId: string }): Promise<void> {
    const { history, announcer, audit, clock } = this.deps;
    const record = await history.findByContact(input.userId, input.hubspotId);
    if (record === null || !(await history.delete(record.id))) throw noRecord();
    await audit.record(input.actor, 'record_deleted', record.hubspotId, `record ${record.id} of user ${record.userId}`);
    await announcer.announce(record, 'deleted', clock.now());
  }
}
