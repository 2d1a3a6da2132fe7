import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { hasOptedOut } from '../../contacts/domain/opt-out.ts';
import { CrmContacts } from '../../contacts/ports/crm-contacts.ts';
import { isSandbox, type Credential } from '../../connections/domain/credential.ts';
import { CredentialResolver } from '../../connections/ports/credential-resolver.ts';
import type { GenerationRecord, GenerationVersion } from '../../records/domain/generation-record.ts';
import { ApproveVersion } from '../../records/use-cases/approve-version.ts';
import { GetRecord } from '../../records/use-cases/get-record.ts';
import { VersionReviewer } from '../../writing/use-cases/version-reviewer.ts';
import { AppError } from '../../platform/app-error.ts';
import { blockingChecks } from '../domain/blocking-checks.ts';
import { handOverId, isPlaced, type HandOver } from '../../records/domain/hand-over.ts';
import { CrmOutreach, type CrmSequence, type CrmUser } from '../ports/crm-outreach.ts';
import { HandOverRepository } from '../../records/ports/hand-over-repository.ts';
import { approveSent } from './approve-sent.ts';
import { ContactClaims } from './contact-claims.ts';
import { FindCrmUser } from './find-crm-user.ts';
import { HandOverPlanner } from './hand-over-planner.ts';
import { contactIdOf, optedOut, ReachContact } from './reach-contact.ts';
import { type Destination, StepPlacer } from './step-placer.ts';
import type { Needs } from '../../platform/needs.ts';

type Input = Parameters<GetRecord['execute']>[0] & {
  /** The actor that the approval and the audit log name. */
  readonly auditActor: AuditActor;
  readonly to: 'tasks' | 'sequence';
  /** `YYYY-MM-DD`, in the domain's time zone; by default today. */
  readonly startOn?: string | undefined;
  readonly sequenceId?: string | undefined;
  /** Rules of the send check whose findings do not block. */
  readonly overrides: readonly string[];
};

/** What a press found before it asked the CRM. */
interface Opened {
  readonly record: GenerationRecord;
  readonly version: GenerationVersion;
  /** The hand-over that an earlier press stored. */
  readonly known: HandOver | null;
}

/**
 * Hands a version over to the CRM, once for each target, which also approves the newest one. A repeated call answers
 * the first hand-over, and completes what a crash or a failure left undone. It waits while another press hands over to
 * the same contact. Users may open their own records, superadmins any. Errors: `not_found`; `forbidden` (a domain that
 * the actor has left); `conflict` (not ready, another press takes too long, a sequence with another number of emails,
 * refused by the CRM); `validation_failed` (a day in the past, no sequence); `sandbox_output`; `contact_opted_out`;
 * `contact_bounced`; `checks_block`; `already_enrolled`; `crm_user_unknown`; and those of `CrmContacts` and
 * `CredentialResolver`.
 */
export class HandOverSequence {
  static readonly needs = {
    getRecord: GetRecord,
    handOvers: HandOverRepository,
    credentials: CredentialResolver,
    crm: CrmContacts,
    outreach: CrmOutreach,
    reviewer: VersionReviewer,
    findCrmUser: FindCrmUser,
    reachContact: ReachContact,
    claims: ContactClaims,
    planner: HandOverPlanner,
    placer: StepPlacer,
    approveVersion: ApproveVersion,
    audit: AuditTrail,
  };
  readonly #deps: Needs<typeof HandOverSequence>;

  constructor(deps: Needs<typeof HandOverSequence>) {
    this.#deps = deps;
  }

  async execute(input: Input): Promise<HandOver> {
    /** Undefined until the CRM has told the contact's current id. */
    let currentId: string | undefined;
    for (let turn = 0; ; turn += 1) {
      const opened = await this.#open(input);
      const { record, version, known } = opened;
      if (known !== null && isPlaced(known)) return known;
      // What was read before a wait may have changed, so that all is read again.
      if (await this.#deps.claims.hasWaited(currentId ?? contactIdOf(record, version), known, turn)) continue;
      const made = await this.#handOver(input, opened);
      if (typeof made !== 'string') return made;
      currentId = made;
    }
  }

  async #open(input: Input): Promise<Opened> {
    const { getRecord, handOvers } = this.#deps;
    const { record, shown: version } = await getRecord.toActOn(input);
    if (version === null) throw new AppError('conflict', 'The sequence is not ready yet.');
    const id = handOverId({ recordId: record.id, version: version.version, to: input.to });
    return { record, version, known: await handOvers.find(id) };
  }

  /** The hand-over, complete; or the contact's id where another press was faster. */
  async #handOver(input: Input, { record, version, known }: Opened): Promise<HandOver | string> {
    const { reachContact, findCrmUser, planner, placer, claims } = this.#deps;
    const credential = await this.#credentialFor(version);
    const { actor, overrides } = input;
    const { contactId, overridden } = await reachContact.execute({ record, version, credential, actor, overrides });
    const overriddenRules = [...new Set([...overridden, ...(await this.#check(input, record, version))])];
    const user = await findCrmUser.execute({ ownerId: record.userId, credential });
    const sequence = input.to === 'tasks' ? null : await this.#sequence(input.sequenceId, version, user, credential);
    const planned = await planner.plan({
      to: input.to,
      startOn: input.startOn ?? (await planner.today(version)),
      record,
      version,
      sequence,
      overrides: overriddenRules,
      known,
    });
    const claim = await claims.take(planned, known, contactId);
    if (claim === null) return contactId;
    const destination: Destination = { credential, contactId, user, mayExist: known !== null };
    const placed = await this.#unlessOptedOut(destination, () => placer.place(claim, destination));
    await this.#record(input, placed, overriddenRules);
    return placed;
  }

  /** Sample output never reaches a real CRM. */
  async #credentialFor({ request, sandbox }: GenerationVersion): Promise<Credential> {
    const credential = await this.#deps.credentials.resolve('Hubspot', request.department);
    if ((sandbox.ai || sandbox.crm) && !isSandbox(credential)) {
      throw new AppError('sandbox_output', 'These emails are sample output and are not handed over to a real CRM.');
    }
    return credential;
  }

  /** The overridden rules that had findings. Errors: `checks_block`. */
  async #check(
    { actor, overrides }: Input,
    { id: recordId }: GenerationRecord,
    version: GenerationVersion,
  ): Promise<readonly string[]> {
    const { emails } = version.answer;
    const [first] = emails;
    if (first === undefined) throw new AppError('conflict', 'This version has no emails.');
    const reviews = await this.#review({ recordId, userId: actor.userId }, version, first);
    const { blocking, overridden } = blockingChecks(emails, reviews, overrides);
    if (blocking.length === 0) return overridden;
    const count = new Set(blocking.map(({ index }) => index)).size;
    const which = count === 1 ? 'One email' : `${count} emails`;
    throw new AppError('checks_block', `${which} of this sequence must not be sent as it is: look at what is marked.`, {
      issues: blocking.map(({ index, rule, message }) => ({ path: `emails.${index}.${rule}`, message })),
    });
  }

  #review(
    reviewedFor: Parameters<VersionReviewer['review']>[0],
    { answer, request, review }: GenerationVersion,
    first: { readonly subject: string; readonly body: string },
  ): ReturnType<VersionReviewer['review']> {
    // The contact's opt-out was just read from the CRM; what was known at the time of generation is older.
    const contact = review && { ...review.facts.contact, isOptedOut: false };
    const fresh = review && contact && { ...review, facts: { ...review.facts, contact } };
    return this.#deps.reviewer.review(reviewedFor, { answer, request, review: fresh }, { ...first, index: 0 });
  }

  async #sequence(
    id: string | undefined,
    version: GenerationVersion,
    user: CrmUser,
    credential: Credential,
  ): Promise<CrmSequence> {
    if (id === undefined) throw noSequence('Please choose a sequence.');
    const sequence = user.userId === null ? null : await this.#deps.outreach.findSequence(id, user.userId, credential);
    if (sequence === null) throw noSequence('HubSpot has no such sequence for this user.');
    const [theirs, ours] = [sequence.sendAfterDays.length, version.answer.emails.length];
    if (theirs !== ours) {
      const message = `The sequence "${sequence.name}" sends ${theirs} emails and this one has ${ours}. Choose one with as many.`;
      throw new AppError('conflict', message);
    }
    return sequence;
  }

  /** The CRM also refuses contacts who opt out during the call. The error then says so. */
  async #unlessOptedOut<T>({ contactId, credential }: Destination, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
      const properties = await this.#deps.crm.readProperties(contactId, ['hs_email_optout'], credential);
      throw hasOptedOut(properties) ? optedOut() : error;
    }
  }

  async #record(input: Input, handOver: HandOver, overridden: readonly string[]): Promise<void> {
    const { audit } = this.#deps;
    const { hubspotId, recordId, version, to, steps } = handOver;
    const where = `record ${recordId}, version ${version}`;
    const days = `${steps[0]?.dueOn} to ${steps.at(-1)?.dueOn}`;
    await audit.record(input.auditActor, 'handed_over', hubspotId, `${to}, ${steps.length} steps, ${days}, ${where}`);
    for (const rule of overridden) {
      await audit.record(input.auditActor, 'check_overridden', hubspotId, `${rule}, ${where}`);
    }
    await approveSent(this.#deps.approveVersion, { ...input, version });
  }
}

const noSequence = (message: string): AppError =>
  new AppError('validation_failed', message, { issues: [{ path: 'sequenceId', message }] });
