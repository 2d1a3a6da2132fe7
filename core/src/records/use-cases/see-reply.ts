import type { Actor } from '../../platform/actor.ts';
import { Clock } from '../../platform/clock.ts';
import { UseCase } from '../../platform/needs.ts';
import { HistoryRepository } from '../ports/history-repository.ts';
import { findAccessibleRecord } from './find-accessible-record.ts';
import { WorklistRepository } from '../ports/worklist-repository.ts';
import { StatusAnnouncer } from './status-announcer.ts';

/** Notes that the user has seen a contact's last reply. Users may open their own records, superadmins any. Errors: `not_found`. */
export class SeeReply extends UseCase({
  history: HistoryRepository,
  worklist: WorklistRepository,
  announcer: StatusAnnouncer,
  clock: Clock,
}) {
  async execute(input: { actor: Actor; hubspotId: string; ownerId: string | undefined }): Promise<void> {
    const { history, worklist, announcer, clock } = this.deps;
    const record = await findAccessibleRecord(history, input);
    await worklist.markSeen(record.id);
    await announcer.announce(record, record.job.status, clock.now());
  }
}
