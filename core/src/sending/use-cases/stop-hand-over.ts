import { systemActor } from '../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import type { CrmContact } from '../../contacts/domain/contact.ts';
import type { Credential } from '../../connections/domain/credential.ts';
import { Clock } from '../../platform/clock.ts';
import { only, UseCase } from '../../platform/needs.ts';
import type { Agency } from '../../prompts/agency/domain/agency.ts';
import { AgencyRepository } from '../../prompts/agency/ports/agency-repository.ts';
import type { StopReason } from '../../records/contract/handed-over.ts';
import { withEnding, type HandOver } from '../../records/domain/hand-over.ts';
import { openSteps } from '../../records/domain/hand-over-state.ts';
import { isSentBy } from '../domain/already-enrolled.ts';
import { addDays } from '../domain/due-days.ts';
import { datedMailsOf } from '../domain/dated-mail.ts';
import { localDay } from '../../platform/local-day.ts';
import { withStart } from '../domain/step-days.ts';
import { awayUntilOf, stopOf, type Stop } from '../domain/stop-of.ts';
import { CrmOutreach } from '../ports/crm-outreach.ts';
import { ContactClaims } from './contact-claims.ts';
import type { KeptClaim } from './kept-claim.ts';
import { TaskUpdate } from './task-update.ts';
import { TaskWithdrawal } from './task-withdrawal.ts';

interface Reading {
  readonly contact: CrmContact;
  readonly credential: Credential;
}

/**
 * Stops a hand-over by itself when its contact replies, opts out, has left or cannot be reached, and moves it past an
 * absence, as far as the domain wants that. An enrolment ends in the CRM alone: at a reply of the contact, or by hand.
 * Until then the hand-over stays open.
 */
export class StopHandOver extends UseCase({
  agencies: AgencyRepository,
  outreach: only(CrmOutreach, 'enrolmentOf'),
  claims: ContactClaims,
  withdrawal: TaskWithdrawal,
  update: TaskUpdate,
  audit: AuditTrail,
  clock: Clock,
}) {
  /**
   * The hand-over as it is stored then; null where a process works on the contact right now, so that it has to be tried
   * again. A repeat does what a crash or a failure left undone. Errors: those of `CrmOutreach` and `KeptClaim`.
   */
  async execute(handOver: HandOver, { contact, credential }: Reading): Promise<HandOver | null> {
    if (openSteps(handOver).length === 0) return handOver;
    const agency = await this.deps.agencies.find(handOver.department);
    const mails = datedMailsOf(contact);
    const stop = stopOf(handOver, contact, mails, (because) => isWanted(agency, because));
    if (stop !== null) {
      const isSent = handOver.to === 'sequence' && (await this.#isSent(handOver, contact.id, credential));
      return isSent ? handOver : this.#stop(handOver, contact.id, credential, stop);
    }
    if (handOver.to === 'sequence') return handOver;
    const until = awayUntilOf(handOver, mails);
    const isKnown = until === null || until <= (handOver.awayUntil ?? '');
    if (isKnown || agency.onAway === 'keep') return handOver;
    return this.#movePast(handOver, contact.id, credential, until);
  }

  /** Whether the CRM still sends a sequence. */
  async #isSent(handOver: HandOver, contactId: string, credential: Credential): Promise<boolean> {
    return isSentBy(await this.deps.outreach.enrolmentOf(contactId, credential), handOver);
  }

  /** Ends what a dead process began to withdraw or to stop. */
  async finish(handOver: HandOver, contactId: string, credential: Credential): Promise<void> {
    const work = async (claim: KeptClaim): Promise<void> => {
      await this.deps.withdrawal.carryOut(claim, { contactId, credential });
    };
    await this.deps.claims.tryHold(handOver, contactId, work);
  }

  async #stop(handOver: HandOver, contactId: string, credential: Credential, stop: Stop): Promise<HandOver | null> {
    const { claims, withdrawal, audit, clock } = this.deps;
    const work = async (claim: KeptClaim): Promise<void> => {
      await claim.change((now) => withEnding(now, { at: clock.now(), ...stop }));
      await withdrawal.carryOut(claim, { contactId, credential });
    };
    const stopped = await claims.tryHold(handOver, contactId, work);
    if (stopped === null) return null;
    const { hubspotId, recordId, version } = handOver;
    await audit.record(
      systemActor,
      'hand_over_stopped',
      hubspotId,
      `${stop.because.replaceAll('_', ' ')}, record ${recordId}, version ${version}`,
    );
    return stopped;
  }

  async #movePast(
    handOver: HandOver,
    contactId: string,
    credential: Credential,
    until: string,
  ): Promise<HandOver | null> {
    const { claims, update, agencies, audit, clock } = this.deps;
    let isMoved = false;
    const { holidays } = await agencies.find(handOver.department);
    const work = async (claim: KeptClaim): Promise<void> => {
      const seen = await update.look(claim, credential);
      const { steps, timeZone } = claim.handOver;
      const calendar = { today: localDay(clock.now(), timeZone), holidays: new Set(holidays) };
      const [next] = openSteps(claim.handOver);
      isMoved = next !== undefined && next.dueOn <= until;
      const wanted = isMoved ? withStart(claim.handOver, addDays(until, 1), calendar) : steps;
      await update.carryOut(claim, wanted, seen, credential);
      await claim.change((now) => ({ ...now, awayUntil: until }));
    };
    const moved = await claims.tryHold(handOver, contactId, work);
    if (moved === null || !isMoved) return moved;
    const { hubspotId, recordId, version, steps } = moved;
    const days = `days ${steps[0]?.dueOn} to ${steps.at(-1)?.dueOn}`;
    await audit.record(
      systemActor,
      'hand_over_changed',
      hubspotId,
      `away until ${until}, ${days}, record ${recordId}, version ${version}`,
    );
    return moved;
  }
}

/** Whether the domain wants a hand-over to stop for this. Nobody is written to after an opt-out. */
function isWanted({ onReply, onBounce }: Agency, because: StopReason): boolean {
  if (because === 'opted_out') return true;
  return (because === 'replied' ? onReply : onBounce) === 'withdraw';
}
