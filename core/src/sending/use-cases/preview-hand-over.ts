import { hasOptedOut } from '../../contacts/domain/opt-out.ts';
import type { CrmContact, CrmOwner } from '../../contacts/domain/contact.ts';
import { UserRepository } from '../../people/users/ports/user-repository.ts';
import { AppError } from '../../platform/app-error.ts';
import { Clock, type Timestamp } from '../../platform/clock.ts';
import type { GenerationRecord, GenerationVersion } from '../../records/domain/generation-record.ts';
import { isPlaced, type HandOver, type HandOverStep } from '../../records/domain/hand-over.ts';
import { openSteps } from '../../records/domain/hand-over-state.ts';
import { HandOverRepository } from '../../records/ports/hand-over-repository.ts';
import { GetRecord } from '../../records/use-cases/get-record.ts';
import { alreadyEnrolled } from '../domain/already-enrolled.ts';
import { earlierOf, sentBefore } from '../domain/earlier.ts';
import { ReachContact, refusalsOf, wroteSince, type ReadContact } from './reach-contact.ts';
import { CrmOutreach, type CrmUser } from '../ports/crm-outreach.ts';
import { FindCrmUser } from './find-crm-user.ts';
import { FindSequence } from './find-sequence.ts';
import type { HandOverSequence } from './hand-over-sequence.ts';
import { HandOverPlanner } from './hand-over-planner.ts';
import { OpenHandOvers } from './open-hand-overs.ts';
import { SendChecks } from './send-checks.ts';
import { UseCase } from '../../platform/needs.ts';

type Input = Omit<Parameters<HandOverSequence['execute']>[0], 'auditActor'>;

export interface HandOverPreview {
  readonly to: 'tasks' | 'sequence';
  readonly timeZone: string;
  /** The CRM's user to whom the tasks will belong; null where the CRM has none. */
  readonly user: CrmUser | null;
  /** The steps that are still to be sent. */
  readonly steps: readonly HandOverStep[];
  readonly contact: {
    readonly optedOut: boolean;
    readonly bounced: boolean;
    readonly repliedAt: Timestamp | null;
    readonly owner: (CrmOwner & { readonly isYou: boolean }) | null;
    readonly enrolledIn: string | null;
  };
  /** Every hand-over to the contact, newest first. */
  readonly existing: readonly HandOver[];
  /** What stands against it. */
  readonly problems: readonly AppError[];
}

/**
 * Shows what a hand-over would do, from a fresh read of the contact, and writes nothing. What `HandOverSequence` would
 * refuse is a problem. Errors: `not_found`, `forbidden`, `conflict` (not ready), `validation_failed`, and those of
 * `CrmContacts` and `CredentialResolver`.
 */
export class PreviewHandOver extends UseCase({
  getRecord: GetRecord,
  handOvers: HandOverRepository,
  outreach: CrmOutreach,
  users: UserRepository,
  checks: SendChecks,
  findCrmUser: FindCrmUser,
  findSequence: FindSequence,
  reachContact: ReachContact,
  openHandOvers: OpenHandOvers,
  planner: HandOverPlanner,
  clock: Clock,
}) {
  async execute(input: Input): Promise<HandOverPreview> {
    const { getRecord, checks, findCrmUser, findSequence, outreach, openHandOvers, planner, reachContact } = this.deps;
    const { actor, overrides, to, startOn, days } = input;
    const { record, shown: version } = await getRecord.toActOn(input);
    if (version === null) throw new AppError('conflict', 'The sequence is not ready yet.');
    const problems: AppError[] = [];
    const unlessProblem = async <T>(work: Promise<T>): Promise<T | null> =>
      work.catch((error: unknown) => {
        if (!(error instanceof AppError) || !refusals.has(error.code)) throw error;
        problems.push(error);
        return null;
      });
    const credential = await unlessProblem(checks.credentialFor(version));
    const read = credential && (await reachContact.read({ record, version, credential }));
    const contact = read?.contact ?? null;
    const isOut = contact !== null && hasOptedOut(contact.properties);
    const objections = read?.objections ?? [];
    if (read) problems.push(...refusalsOf(read, actor, overrides));
    const unread = input.isUnseen === true && read ? wroteSince(read, version) : null;
    if (unread !== null) problems.push(unread);
    const existing = read?.handOvers ?? (await this.#ofVersion(record, version));
    await unlessProblem(checks.check({ recordId: record.id, userId: actor.userId }, version, overrides));
    const user = credential && (await unlessProblem(findCrmUser.execute({ recordUserId: record.userId, credential })));
    const sequence =
      to === 'sequence' && user !== null && credential !== null
        ? await unlessProblem(findSequence.execute(input.sequenceId, version, user, credential))
        : null;
    const ofRecord = existing.filter((one) => one.recordId === record.id);
    const earlier = earlierOf(ofRecord, version.version, to);
    const asked = { to, startOn, days, record, version, sequence, overrides, earlier };
    const planned = await planner.plan(asked);
    const isDone = earlier.known !== null && isPlaced(earlier.known);
    const conflict = await openHandOvers.findConflict(existing, planned.id, actor);
    if (conflict !== null && !isDone) problems.push(conflict);
    const sent = sentBefore(earlier, to);
    if (sent !== null) problems.push(sent);
    const enrolment = contact && credential && (await outreach.enrolmentOf(contact.id, credential));
    if (enrolment !== null && !isDone) problems.push(alreadyEnrolled(enrolment));
    return {
      to,
      timeZone: planned.timeZone,
      user,
      steps: openSteps(planned),
      contact: {
        optedOut: isOut || objections.some(({ error }) => error.code === 'contact_opted_out'),
        bounced: objections.some(({ error }) => error.code === 'contact_bounced'),
        repliedAt: this.#repliedAt(read, version),
        owner: await this.#owner(contact, actor.userId),
        enrolledIn: enrolment?.sequenceName ?? null,
      },
      existing,
      problems,
    };
  }

  /** What is known where the CRM cannot be asked, newest first. */
  async #ofVersion({ id }: GenerationRecord, { version }: GenerationVersion): Promise<readonly HandOver[]> {
    const ofRecord = await this.deps.handOvers.ofRecords([id]);
    return ofRecord.filter((one) => one.version === version).toSorted((a, b) => b.createdAt - a.createdAt);
  }

  #repliedAt(read: ReadContact | null, version: GenerationVersion): Timestamp | null {
    if (read === null) return null;
    // A mail of the contact that is newer than the emails answers something, even where nothing was handed over.
    const lastAt = read.wroteAt ?? 0;
    const replies = read.reactions.map(({ repliedAt }) => repliedAt ?? 0);
    return Math.max(lastAt > version.readyAt ? lastAt : 0, ...replies) || null;
  }

  async #owner(contact: CrmContact | null, userId: string): Promise<HandOverPreview['contact']['owner']> {
    const owner = contact?.owner ?? null;
    if (owner === null) return null;
    const you = await this.deps.users.findById(userId);
    return { ...owner, isYou: you?.email.toLowerCase() === owner.email.toLowerCase() };
  }
}

/** What refuses a hand-over, unlike what keeps the contact from being read. */
const refusals: ReadonlySet<AppError['code']> = new Set([
  'conflict',
  'sandbox_output',
  'checks_block',
  'crm_user_unknown',
  'validation_failed',
]);
