import { isSandbox } from '../../connections/domain/credential.ts';
import { CredentialResolver } from '../../connections/ports/credential-resolver.ts';
import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import { HistoryRepository } from '../../records/ports/history-repository.ts';
import { ApproveVersion } from '../../records/use-cases/approve-version.ts';
import { GetRecord } from '../../records/use-cases/get-record.ts';
import { AppError } from '../../platform/app-error.ts';
import { Clock } from '../../platform/clock.ts';
import { isPlaced, withSent, type HandOver } from '../../records/domain/hand-over.ts';
import { CrmOutreach } from '../ports/crm-outreach.ts';
import { HandOverRepository } from '../../records/ports/hand-over-repository.ts';
import { approveSent } from './approve-sent.ts';
import { createWithRecord } from './create-with-record.ts';
import { HandOverPlanner } from './hand-over-planner.ts';
import { UseCase } from '../../platform/needs.ts';

/** How often the change is tried again, because somebody else changed the hand-over at the same time. */
const maxAttempts = 5;

/**
 * Notes that an email of a version was sent by hand, or takes that back. If the version was not handed over, this
 * begins a hand-over by mail, whose last email approves the version; otherwise the email's task is completed in the CRM, or opened again. If the CRM fails,
 * the note stays and `problem` says why. Answers the version's hand-over; null once none of its steps is placed or
 * sent. Users may open their own records, superadmins any. Errors: `not_found` for record, version or index; `forbidden`
 * (a domain that the actor has left); `conflict` (not ready, changed meanwhile).
 */
export class MarkSent extends UseCase({
  getRecord: GetRecord,
  handOvers: HandOverRepository,
  history: HistoryRepository,
  credentials: CredentialResolver,
  outreach: CrmOutreach,
  planner: HandOverPlanner,
  approveVersion: ApproveVersion,
  clock: Clock,
}) {
  async execute({
    index,
    isSent,
    auditActor,
    ...which
  }: Parameters<GetRecord['execute']>[0] & {
    /** The actor that an approval and the audit log name. */
    readonly auditActor: AuditActor;
    readonly index: number;
    readonly isSent: boolean;
  }): Promise<{ readonly handOver: HandOver | null; readonly problem: string | null }> {
    const { getRecord, handOvers, planner, clock } = this.deps;
    const { record, shown: version } = await getRecord.toActOn(which);
    if (version === null) throw new AppError('conflict', 'The sequence is not ready yet.');
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const all = await handOvers.ofRecords([record.id]);
      const known = all.find((handOver) => handOver.version === version.version) ?? null;
      const earlier = { known: null, round: 1, sentAt: new Map(), awayUntil: null };
      const byMail = { to: 'mail', record, version, sequence: null, overrides: [], earlier } as const;
      const after = withSent(known ?? (await planner.plan(byMail)), index, isSent, clock.now());
      if (after === null) throw new AppError('not_found', 'This email is no longer there.');
      if (after.to === 'mail' && after.steps.every(({ state }) => state === 'planned')) {
        if (known !== null && !(await handOvers.delete(known.id, known.revision))) continue;
        return { handOver: null, problem: null };
      }
      const stored =
        known === null ? (await createWithRecord(after, this.deps)) && after : await handOvers.replace(after);
      if (!stored) continue;
      const approves = isSent && stored.to === 'mail' && isPlaced(stored);
      if (approves)
        await approveSent(this.deps.approveVersion, {
          ...which,
          auditActor,
          overrides: [],
          version: version.version,
        });
      return { handOver: stored, problem: await this.#moveTask(stored, index, isSent) };
    }
    throw new AppError('conflict', 'This hand-over was changed elsewhere meanwhile. Please try again.');
  }

  /** Why the step's task could not be completed, or opened again; null if it was, or if there is none. */
  async #moveTask(
    { to, steps, department, sandbox }: HandOver,
    index: number,
    isDone: boolean,
  ): Promise<string | null> {
    const { credentials, outreach } = this.deps;
    const taskId = steps.find((step) => step.index === index)?.crmId ?? null;
    if (to !== 'tasks' || taskId === null) return null;
    try {
      const credential = await credentials.resolve('Hubspot', department);
      // A task of the sample CRM does not exist in the real one.
      if (isSandbox(credential) === sandbox) await outreach.setTaskDone(taskId, isDone, credential);
      return null;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return `The mark was kept, but the task in HubSpot was not ${isDone ? 'completed' : 'opened again'}: ${error.message}`;
    }
  }
}
