import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { ContactLinks } from '../../contacts/use-cases/contact-links.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { Clock } from '../../platform/clock.ts';
import { UseCase } from '../../platform/needs.ts';
import { withEnding, type HandOver } from '../../records/domain/hand-over.ts';
import { stateOf } from '../../records/domain/hand-over-state.ts';
import { isSentBy } from '../domain/already-enrolled.ts';
import { CrmOutreach } from '../ports/crm-outreach.ts';
import { ContactClaims } from './contact-claims.ts';
import { FindHandOver, type FoundHandOver } from './find-hand-over.ts';
import type { KeptClaim } from './kept-claim.ts';
import { TaskWithdrawal } from './task-withdrawal.ts';

/** A hand-over after a change, and what was found in the CRM and left as it is. */
export interface ChangedHandOver {
  readonly handOver: HandOver;
  readonly problems: readonly AppError[];
}

/**
 * Withdraws a hand-over: its open tasks are archived in the CRM, done ones stay. A repeat does what a crash or a failure
 * left undone, and answers the same once nothing is left. An enrolment ends in the CRM alone. Errors: as `FindHandOver`
 * and `ContactClaims`, `crm_cannot_unenrol` with the contact's address while the CRM shows the enrolment, and those of
 * `CrmOutreach`.
 */
export class WithdrawHandOver extends UseCase({
  find: FindHandOver,
  claims: ContactClaims,
  outreach: CrmOutreach,
  withdrawal: TaskWithdrawal,
  links: ContactLinks,
  audit: AuditTrail,
  clock: Clock,
}) {
  async execute(input: {
    readonly id: string;
    readonly actor: Actor;
    readonly auditActor: AuditActor;
  }): Promise<ChangedHandOver> {
    const { find, claims, clock, audit, withdrawal } = this.deps;
    const { id, actor } = input;
    const known = await find.execute(id, actor);
    if (stateOf(known) !== 'open') return { handOver: known, problems: [] };
    const found = known.to === 'mail' ? null : await find.inCrm(id, actor);
    if (known.to === 'sequence' && found !== null) await this.#refuseEnrolled(found);
    let problems: readonly AppError[] = [];
    const end = async (claim: KeptClaim): Promise<void> => {
      if (stateOf(claim.handOver) !== 'open') return;
      const ending = { at: clock.now(), because: null, mail: null, bouncedAddress: null };
      await claim.change((now) => withEnding(now, ending));
      problems = await withdrawal.carryOut(claim, found);
      const where = `${known.to}, record ${known.recordId}, version ${known.version}`;
      await audit.record(input.auditActor, 'hand_over_withdrawn', known.hubspotId, where);
    };
    const contactId = found?.contactId ?? known.hubspotId;
    const handOver = await claims.hold(() => find.execute(id, actor), contactId, end);
    return { handOver, problems };
  }

  async #refuseEnrolled({ handOver, credential, contactId }: FoundHandOver): Promise<void> {
    const { outreach, links } = this.deps;
    const enrolment = await outreach.enrolmentOf(contactId, credential);
    if (enrolment === null || !isSentBy(enrolment, handOver)) return;
    const message = `The contact is enrolled in the sequence "${enrolment.sequenceName}". Only HubSpot itself can take them out: unenrol them there, then try again.`;
    const url = await links.resolve(contactId, undefined, credential);
    throw new AppError('crm_cannot_unenrol', message, { url, isFinal: true });
  }
}
