import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { Clock } from '../../platform/clock.ts';
import { UseCase } from '../../platform/needs.ts';
import { AgencyRepository } from '../../prompts/agency/ports/agency-repository.ts';
import type { GenerationRecord } from '../../records/domain/generation-record.ts';
import type { HandOver, HandOverStep } from '../../records/domain/hand-over.ts';
import { openSteps, stateOf } from '../../records/domain/hand-over-state.ts';
import { emailHash } from '../../records/domain/email-revision.ts';
import { HistoryRepository } from '../../records/ports/history-repository.ts';
import { ApproveVersion } from '../../records/use-cases/approve-version.ts';
import type { EmailTexts } from '../../models/domain/email-texts.ts';
import { localDay } from '../../platform/local-day.ts';
import { taskProblem } from '../domain/task-problem.ts';
import { assertWithinAYear, withDays, withStart, type StepDay } from '../domain/step-days.ts';
import { approveSent } from './approve-sent.ts';
import { ContactClaims } from './contact-claims.ts';
import { FindHandOver, type FoundHandOver } from './find-hand-over.ts';
import type { KeptClaim } from './kept-claim.ts';
import { ReachContact } from './reach-contact.ts';
import { SendChecks } from './send-checks.ts';
import { TaskUpdate } from './task-update.ts';
import type { ChangedHandOver } from './withdraw-hand-over.ts';

interface Input {
  readonly id: string;
  readonly actor: Actor;
  readonly auditActor: AuditActor;
  /** Whether the open tasks get the present texts of the version. */
  readonly texts: boolean;
  /** The day of the first open task, as `YYYY-MM-DD`. */
  readonly startOn?: string | undefined;
  /** The days of single tasks. */
  readonly days?: readonly StepDay[] | undefined;
  /** As in `HandOverSequence`. */
  readonly overrides: readonly string[];
}

interface Allowed {
  /** The new texts; null where they stay. */
  readonly emails: readonly EmailTexts[] | null;
  /** The overridden rules that had findings. */
  readonly overridden: readonly string[];
}

/**
 * Brings the open tasks of a hand-over up to date with the record, which approves its newest version as handing over
 * does, or moves their days. A repeat does what a crash or a failure left undone. Tasks that somebody completed, deleted or, as to texts, changed in the CRM stay as they are.
 * Errors: as `FindHandOver`, `ContactClaims`, `ReachContact` and `SendChecks`; `conflict` (no tasks, nothing open, the
 * record or the version is no longer kept); `validation_failed` (days); those of `CrmOutreach`.
 */
export class ChangeHandOver extends UseCase({
  find: FindHandOver,
  claims: ContactClaims,
  history: HistoryRepository,
  agencies: AgencyRepository,
  reachContact: ReachContact,
  checks: SendChecks,
  update: TaskUpdate,
  approveVersion: ApproveVersion,
  audit: AuditTrail,
  clock: Clock,
}) {
  async execute(input: Input): Promise<ChangedHandOver> {
    const { find, claims, audit } = this.deps;
    const { id, actor } = input;
    assertChangeable(await find.execute(id, actor));
    const found = await find.inCrm(id, actor);
    let problems: readonly AppError[] = [];
    let allowed: Allowed = { emails: null, overridden: [] };
    const change = async (claim: KeptClaim): Promise<void> => {
      assertChangeable(claim.handOver);
      allowed = await this.#allow(input, claim.handOver, found);
      problems = await this.#change(claim, input, found, allowed.emails);
    };
    const handOver = await claims.hold(() => find.execute(id, actor), found.contactId, change);
    const { recordId, version, hubspotId, steps } = handOver;
    const where = `record ${recordId}, version ${version}`;
    const what = input.texts ? 'texts' : `days ${steps[0]?.dueOn} to ${steps.at(-1)?.dueOn}`;
    await audit.record(input.auditActor, 'hand_over_changed', hubspotId, `${what}, ${where}`);
    for (const rule of allowed.overridden) {
      await audit.record(input.auditActor, 'check_overridden', hubspotId, `${rule}, ${where}`);
    }
    if (allowed.emails !== null) await this.#approve(input, handOver, { ...allowed, emails: allowed.emails });
    return { handOver, problems };
  }

  /** Approves the texts that HubSpot has now. What was edited since then is not read by anybody. */
  async #approve(
    { actor, auditActor }: Input,
    { hubspotId, userId: ownerId, version }: HandOver,
    { emails, overridden: overrides }: Allowed & { readonly emails: readonly EmailTexts[] },
  ): Promise<void> {
    const revisions = emails.map(emailHash);
    await approveSent(this.deps.approveVersion, {
      actor,
      auditActor,
      hubspotId,
      ownerId,
      version,
      overrides,
      revisions,
    });
  }

  async #allow(
    { actor, overrides, texts }: Input,
    { recordId, version: number, hubspotId }: HandOver,
    { credential, contactId }: FoundHandOver,
  ): Promise<Allowed> {
    const { history, reachContact, checks } = this.deps;
    const record: GenerationRecord | null = await history.findById(recordId);
    const version = record?.results.find((one) => one.version === number) ?? null;
    const properties = { ...version?.properties, hs_object_id: contactId };
    const reached = await reachContact.execute({
      record: { hubspotId },
      version: { properties },
      credential,
      actor,
      overrides,
    });
    if (!texts) return { emails: null, overridden: reached.overridden };
    if (version === null) throw new AppError('conflict', 'The texts of this version are no longer kept.');
    const checked = await checks.check({ recordId, userId: actor.userId }, version, overrides);
    return { emails: version.answer.emails, overridden: [...new Set([...reached.overridden, ...checked])] };
  }

  async #change(
    claim: KeptClaim,
    { startOn, days }: Input,
    { credential }: FoundHandOver,
    emails: readonly EmailTexts[] | null,
  ): Promise<readonly AppError[]> {
    const { update, agencies, clock } = this.deps;
    const seen = await update.look(claim, credential);
    const { timeZone, department } = claim.handOver;
    const { holidays } = await agencies.find(department);
    const calendar = { today: localDay(clock.now(), timeZone), holidays: new Set(holidays) };
    if (startOn !== undefined) assertWithinAYear('startOn', startOn, calendar.today);
    const moved =
      startOn === undefined
        ? withDays(claim.handOver, days ?? [], calendar)
        : withStart(claim.handOver, startOn, calendar);
    const open = new Set(openSteps(claim.handOver).map(({ index }) => index));
    const wanted = moved.map((step): HandOverStep =>
      open.has(step.index) ? { ...step, ...textsOf(emails?.[step.index]) } : step,
    );
    const failed = await update.carryOut(claim, wanted, seen, credential);
    const rewritten = emails === null ? [] : openSteps(claim.handOver).filter(({ theirs }) => theirs !== null);
    return [...seen.problems, ...failed, ...rewritten.map(({ index }) => taskProblem(index, 'changed'))];
  }
}

const textsOf = (email: EmailTexts | undefined): Partial<EmailTexts> =>
  email === undefined ? {} : { subject: email.subject, body: email.body };

function assertChangeable(handOver: HandOver): void {
  if (handOver.to === 'sequence')
    throw new AppError('conflict', 'A HubSpot sequence cannot be changed from here: HubSpot sends what it was given.');
  if (handOver.to === 'mail') throw new AppError('conflict', 'HubSpot has no tasks of emails that are sent by hand.');
  if (stateOf(handOver) !== 'open' || handOver.ending !== null)
    throw new AppError('conflict', 'This hand-over has ended. Hand over again to go on.');
}
