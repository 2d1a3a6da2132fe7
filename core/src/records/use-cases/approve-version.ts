import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { blocked, blockingChecks } from '../domain/blocking-checks.ts';
import { emailHash } from '../domain/email-revision.ts';
import type { Approval, GenerationRecord, GenerationVersion } from '../domain/generation-record.ts';
import { StatusAnnouncer } from './status-announcer.ts';
import { AppError } from '../../platform/app-error.ts';
import { Clock } from '../../platform/clock.ts';
import type { Actor } from '../../platform/actor.ts';
import { assertMayAct } from '../domain/may-act.ts';
import { HistoryRepository } from '../ports/history-repository.ts';
import { VersionViewer } from '../ports/version-viewer.ts';
import { findAccessibleRecord } from './find-accessible-record.ts';
import { UseCase } from '../../platform/needs.ts';

/**
 * Approves the newest ready version of a record as it stands, or removes its approval. Users may open their own records,
 * superadmins any. A repeated call changes nothing. Errors: `not_found`, `forbidden` (a domain that the actor has left),
 * `conflict` (nothing is ready, `version` is not the newest, or an email was edited meanwhile), `checks_block` (the send
 * check blocks an email, and `overrides` does not name its rule).
 */
export class ApproveVersion extends UseCase({
  history: HistoryRepository,
  viewer: VersionViewer,
  announcer: StatusAnnouncer,
  audit: AuditTrail,
  clock: Clock,
}) {
  async execute(input: {
    actor: Actor;
    /** The actor that the approval and the audit log name. */
    auditActor: AuditActor;
    hubspotId: string;
    ownerId: string | undefined;
    version: number | undefined;
    /** The revisions of the emails that the person has read; undefined: whatever stands there. */
    revisions?: readonly string[] | undefined;
    /** Rules of the send check whose findings do not block. */
    overrides: readonly string[];
    approved: boolean;
  }): Promise<Approval | null> {
    const { history, announcer, clock } = this.deps;
    const record = await findAccessibleRecord(history, input);
    const newest = record.results[0];
    if (newest === undefined) throw new AppError('conflict', 'There is no result to approve yet.');
    assertMayAct(input.actor, newest);
    if ((input.version ?? newest.version) !== newest.version) throw newerVersion();
    const { emails } = newest.answer;
    if (input.revisions !== undefined && emails.map(emailHash).join() !== input.revisions.join()) throw edited();
    const known = newest.approval;
    if (!input.approved && known === null) return null;
    const overrides = input.approved ? await this.#overridden(record, newest, input) : [];
    if (input.approved && known !== null && overrides.every((rule) => known.overrides.includes(rule))) return known;
    const now = clock.now();
    const approval = input.approved ? { ...input.auditActor, at: now, overrides } : null;
    const isStored = await history.setApproval({
      id: record.id,
      version: newest.version,
      basedOn: emails.map(({ subject, body }) => ({ subject, body })),
      approval,
      now,
    });
    if (!isStored) throw edited();
    await this.#log(input, record, newest, approval);
    await announcer.announce(record, record.job.status, now);
    return approval;
  }

  /** The overridden rules that have findings. Errors: `checks_block`. */
  async #overridden(
    { id: recordId }: GenerationRecord,
    version: GenerationVersion,
    { actor, overrides }: { readonly actor: Actor; readonly overrides: readonly string[] },
  ): Promise<readonly string[]> {
    const { answer, review } = await this.deps.viewer.current({ recordId, userId: actor.userId }, version);
    const { blocking, overridden } = blockingChecks(answer.emails, review?.emails ?? null, overrides);
    if (blocking.length > 0) throw blocked(blocking);
    return overridden;
  }

  async #log(
    { auditActor }: { readonly auditActor: AuditActor },
    { id, hubspotId }: GenerationRecord,
    { version }: GenerationVersion,
    approval: Approval | null,
  ): Promise<void> {
    const { audit } = this.deps;
    const action = approval === null ? 'approval_withdrawn' : 'version_approved';
    await audit.record(auditActor, action, hubspotId, `version ${version} of record ${id}`);
    for (const rule of approval?.overrides ?? []) {
      await audit.record(auditActor, 'check_overridden', hubspotId, `${rule}, version ${version} of record ${id}`);
    }
  }
}

const edited = () =>
  new AppError(
    'conflict',
    'This sequence was changed elsewhere meanwhile. Please read it again before you approve it.',
  );
const newerVersion = () => new AppError('conflict', 'A newer version of this sequence has become ready meanwhile.');
