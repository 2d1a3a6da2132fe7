import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import type { Approval } from '../domain/generation-record.ts';
import { StatusAnnouncer } from './status-announcer.ts';
import { AppError } from '../../platform/app-error.ts';
import { Clock } from '../../platform/clock.ts';
import type { Actor } from '../../platform/actor.ts';
import { assertMayAct } from '../domain/may-act.ts';
import { HistoryRepository } from '../ports/history-repository.ts';
import { findAccessibleRecord } from '../ports/record-access.ts';
import type { Needs } from '../../platform/needs.ts';

/**
 * Approves the newest ready version of a record, or removes its approval. Users may open their own records, superadmins
 * any. A repeated call changes nothing. Errors: `not_found`, `forbidden` (a domain that the actor has left),
 * `conflict` (nothing is ready, or `version` is not the newest).
 */
export class ApproveVersion {
  static readonly needs = { history: HistoryRepository, announcer: StatusAnnouncer, audit: AuditTrail, clock: Clock };
  readonly #deps: Needs<typeof ApproveVersion>;

  constructor(deps: Needs<typeof ApproveVersion>) {
    this.#deps = deps;
  }

  async execute(input: {
    actor: Actor;
    /** The actor that the approval and the audit log name. */
    auditActor: AuditActor;
    hubspotId: string;
    ownerId: string | undefined;
    version: number | undefined;
    approved: boolean;
  }): Promise<Approval | null> {
    const { history, announcer, audit, clock } = this.#deps;
    const record = await findAccessibleRecord(history, input);
    const newest = record.results[0];
    if (newest === undefined) throw new AppError('conflict', 'There is no result to approve yet.');
    assertMayAct(input.actor, newest);
    if ((input.version ?? newest.version) !== newest.version) throw newerVersion();
    if ((newest.approval !== null) === input.approved) return newest.approval;
    const now = clock.now();
    const { version } = newest;
    const approval = input.approved ? { ...input.auditActor, at: now } : null;
    if (!(await history.setApproval({ id: record.id, version, approval, now }))) throw newerVersion();
    await audit.record(
      input.auditActor,
      input.approved ? 'version_approved' : 'approval_withdrawn',
      record.hubspotId,
      `version ${version} of record ${record.id}`,
    );
    await announcer.announce(record, record.job.status, now);
    return approval;
  }
}

const newerVersion = () => new AppError('conflict', 'A newer version of this sequence has become ready meanwhile.');
