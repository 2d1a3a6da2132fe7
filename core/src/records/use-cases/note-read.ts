import { auditActorOf } from '../../audit/domain/audit-entry.ts';
import { AccessLog } from '../../audit/use-cases/access-log.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/actor.ts';
import { HistoryRepository } from '../ports/history-repository.ts';
import { findAccessibleRecord } from './find-accessible-record.ts';
import { UseCase } from '../../platform/needs.ts';

/** Notes in the audit log what a superadmin reads of somebody else's record, or has made of it. */
export class NoteRead extends UseCase({ history: HistoryRepository, accessLog: AccessLog }) {
  /** `what` says in a few words what is read, such as "revisions". A record that is not there is not read. */
  async execute(input: {
    readonly actor: Actor & { readonly email: string };
    readonly hubspotId: string;
    readonly ownerId: string | undefined;
    readonly what: string;
  }): Promise<void> {
    const { history, accessLog } = this.deps;
    const { actor, what } = input;
    if (actor.role !== 'superadmin') return;
    const record = await findAccessibleRecord(history, input).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found') return null;
      throw error;
    });
    if (record !== null && record.userId !== actor.userId) await accessLog.read(auditActorOf(actor), record.id, what);
  }
}
