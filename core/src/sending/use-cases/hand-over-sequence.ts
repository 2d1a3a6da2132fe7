import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { hasOptedOut } from '../../contacts/domain/opt-out.ts';
import { CrmContacts } from '../../contacts/ports/crm-contacts.ts';
import type { GenerationRecord, GenerationVersion } from '../../records/domain/generation-record.ts';
import { ApproveVersion } from '../../records/use-cases/approve-version.ts';
import { GetRecord } from '../../records/use-cases/get-record.ts';
import { AppError } from '../../platform/app-error.ts';
import { earlierOf, sentBefore, type Earlier } from '../domain/earlier.ts';
import { emailHash } from '../../records/domain/email-revision.ts';
import type { StepDay } from '../domain/step-days.ts';
import { isPlaced, type HandOver } from '../../records/domain/hand-over.ts';
import { HandOverRepository } from '../../records/ports/hand-over-repository.ts';
import { approveSent } from './approve-sent.ts';
import { ContactClaims } from './contact-claims.ts';
import { FindCrmUser } from './find-crm-user.ts';
import { FindSequence } from './find-sequence.ts';
import { HandOverPlanner } from './hand-over-planner.ts';
import { OpenHandOvers } from './open-hand-overs.ts';
import { contactIdOf, optedOut, ReachContact, wroteSince } from './reach-contact.ts';
import { SendChecks } from './send-checks.ts';
import { type Destination, StepPlacer } from './step-placer.ts';
import { UseCase } from '../../platform/needs.ts';
import { counted } from '../../platform/contract/counted.ts';

type Input = Parameters<GetRecord['execute']>[0] & {
  /** The actor that the approval and the audit log name. */
  readonly auditActor: AuditActor;
  readonly to: 'tasks' | 'sequence';
  /** `YYYY-MM-DD`, in the domain's time zone; by default as `HandOverPlanner.plan` says. */
  readonly startOn?: string | undefined;
  /** Other days for single tasks. */
  readonly days?: readonly StepDay[] | undefined;
  readonly sequenceId?: string | undefined;
  /** Rules of the send check whose findings do not block. */
  readonly overrides: readonly string[];
  /** Whether nobody was shown what the contact wrote, who is then refused if that was after the emails were written. */
  readonly isUnseen?: boolean;
};

/** What a press found before it asked the CRM. */
interface Opened {
  readonly record: GenerationRecord;
  readonly version: GenerationVersion;
  readonly earlier: Earlier;
}

/**
 * Hands a version over to the CRM, once for each target, which also approves the newest one. A repeated call answers the first
 * hand-over, and completes what a crash or a failure left undone. It waits while another press hands over to the same contact.
 * Users may open their own records, superadmins any. Errors: `not_found`; `forbidden` (a domain that the actor has left);
 * `conflict` (not ready, written to us since, another press takes too long, another open hand-over to the contact, a sequence
 * whose emails were partly sent, a sequence with another number of emails, refused by the CRM); `validation_failed` (a day in
 * the past, no sequence); `sandbox_output`; `contact_opted_out`; `contact_bounced`; `checks_block`; `already_enrolled`;
 * `crm_user_unknown`; and those of `CrmContacts` and `CredentialResolver`.
 */
export class HandOverSequence extends UseCase({
  getRecord: GetRecord,
  handOvers: HandOverRepository,
  crm: CrmContacts,
  checks: SendChecks,
  findCrmUser: FindCrmUser,
  findSequence: FindSequence,
  reachContact: ReachContact,
  openHandOvers: OpenHandOvers,
  claims: ContactClaims,
  planner: HandOverPlanner,
  placer: StepPlacer,
  approveVersion: ApproveVersion,
  audit: AuditTrail,
}) {
  async execute(input: Input): Promise<HandOver> {
    /** Undefined until the CRM has told the contact's current id. */
    let currentId: string | undefined;
    for (let turn = 0; ; turn += 1) {
      const opened = await this.#open(input);
      const { record, version, earlier } = opened;
      const { known } = earlier;
      if (known !== null && isPlaced(known)) return known;
      // What was read before a wait may have changed, so that all is read again.
      if (await this.deps.claims.hasWaited(currentId ?? contactIdOf(record, version), known, turn)) continue;
      const made = await this.#handOver(input, opened);
      if (typeof made !== 'string') return made;
      currentId = made;
    }
  }

  async #open(input: Input): Promise<Opened> {
    const { record, shown: version } = await this.deps.getRecord.toActOn(input);
    if (version === null) throw new AppError('conflict', 'The sequence is not ready yet.');
    return { record, version, earlier: await this.#earlier(record, version, input.to) };
  }

  async #earlier({ id }: GenerationRecord, { version }: GenerationVersion, to: Input['to']): Promise<Earlier> {
    return earlierOf(await this.deps.handOvers.ofRecords([id]), version, to);
  }

  /** The hand-over, complete; or the contact's id where another press was faster. */
  async #handOver(input: Input, { record, version, earlier }: Opened): Promise<HandOver | string> {
    const { reachContact, checks, findCrmUser, findSequence, openHandOvers, planner, placer, claims } = this.deps;
    const { actor, overrides, to, startOn, days } = input;
    const { known } = earlier;
    const credential = await checks.credentialFor(version);
    const reached = await reachContact.execute({ record, version, credential, actor, overrides });
    const { contactId, ids, overridden, mailsUntil } = reached;
    const unread = input.isUnseen === true ? wroteSince(reached, version) : null;
    if (unread !== null) throw unread;
    const checked = await checks.check({ recordId: record.id, userId: actor.userId }, version, overrides);
    const overriddenRules = [...new Set([...overridden, ...checked])];
    const user = await findCrmUser.execute({ recordUserId: record.userId, credential });
    const sequence = to === 'tasks' ? null : await findSequence.execute(input.sequenceId, version, user, credential);
    const asked = { to, startOn, days, record, version, sequence, overrides: overriddenRules, mailsUntil, earlier };
    const planned = await planner.plan(asked);
    const refuseOthers = async (): Promise<void> => {
      const error = sentBefore(await this.#earlier(record, version, to), to);
      if (error !== null) throw error;
      await openHandOvers.refuse(ids, credential, planned.id, actor);
    };
    await refuseOthers();
    const claim = await claims.take(planned, known, contactId);
    if (claim === null) return contactId;
    const destination: Destination = { credential, contactId, user, mayExist: known !== null };
    const place = async (): Promise<HandOver> => {
      // Another press may have ended between the look above and the claim.
      await placer.unlessRefused(claim, destination, refuseOthers);
      return placer.place(claim, destination);
    };
    const placed = await this.#unlessOptedOut(destination, place);
    try {
      // What is handed over is approved with it, unless it was edited meanwhile, and the log tells both in this order.
      await approveSent(this.deps.approveVersion, {
        ...input,
        overrides: overriddenRules,
        version: placed.version,
        revisions: version.answer.emails.map(emailHash),
      });
    } finally {
      await this.#record(input, placed, overriddenRules);
    }
    return placed;
  }

  /** The CRM also refuses contacts who opt out during the call. The error then says so. */
  async #unlessOptedOut<T>({ contactId, credential }: Destination, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
      const properties = await this.deps.crm.readProperties(contactId, ['hs_email_optout'], credential);
      throw hasOptedOut(properties) ? optedOut() : error;
    }
  }

  async #record(input: Input, handOver: HandOver, overridden: readonly string[]): Promise<void> {
    const { audit } = this.deps;
    const { hubspotId, recordId, version, to, steps } = handOver;
    const where = `record ${recordId}, version ${version}`;
    const days = `${steps[0]?.dueOn} to ${steps.at(-1)?.dueOn}`;
    await audit.record(
      input.auditActor,
      'handed_over',
      hubspotId,
      `${to}, ${counted(steps.length, 'step')}, ${days}, ${where}`,
    );
    for (const rule of overridden) {
      await audit.record(input.auditActor, 'check_overridden', hubspotId, `${rule}, ${where}`);
    }
  }
}
