import type { Credential } from '../../connections/domain/credential.ts';
import { AppError } from '../../platform/app-error.ts';
import { Clock } from '../../platform/clock.ts';
import { alreadyEnrolled } from '../domain/already-enrolled.ts';
import { withPlaced, type HandOver } from '../../records/domain/hand-over.ts';
import { morningOf } from '../domain/morning-of.ts';
import { markerOf } from '../domain/task-marker.ts';
import { stepTexts } from '../domain/step-texts.ts';
import { CrmOutreach, type CrmUser } from '../ports/crm-outreach.ts';
import type { KeptClaim } from './kept-claim.ts';
import { UseCase } from '../../platform/needs.ts';

export interface Destination {
  readonly credential: Credential;
  readonly contactId: string;
  readonly user: CrmUser;
  /** Whether an earlier attempt may have created tasks or an enrolment without receiving the answer. */
  readonly mayExist: boolean;
}

interface Placed {
  readonly index: number;
  readonly crmId: string;
}

/** Places planned steps in the CRM, one after the other, and stores the result of each. */
export class StepPlacer extends UseCase({ outreach: CrmOutreach, clock: Clock }) {
  /**
   * The hand-over with every step placed, and without its claim. Errors: `already_enrolled`, `conflict` once another
   * process took over, and those of `CrmOutreach`.
   */
  async place(claim: KeptClaim, destination: Destination): Promise<HandOver> {
    const { clock } = this.deps;
    let isWriting = false;
    const begin = (): void => {
      claim.assertHeld();
      isWriting = true;
    };
    try {
      const { handOver } = claim;
      const steps =
        handOver.to === 'sequence'
          ? this.#enrol(handOver, destination, begin)
          : this.#createTasks(handOver, destination, begin);
      for await (const { index, crmId } of steps) {
        await claim.change((now) => withPlaced(now, index, crmId, clock.now()) ?? now);
      }
      return await claim.release();
    } catch (error) {
      const hasWritten = destination.mayExist || (isWriting && !(error instanceof AppError && error.isFinal));
      await giveUp(claim, hasWritten);
      throw error;
    }
  }

  /** Cleans up as `place` does where a last look before it throws. */
  async unlessRefused(claim: KeptClaim, { mayExist }: Destination, look: () => Promise<void>): Promise<void> {
    try {
      await look();
    } catch (error) {
      await giveUp(claim, mayExist);
      throw error;
    }
  }

  async *#createTasks(
    { id, timeZone, steps }: HandOver,
    { contactId, user, credential, mayExist }: Destination,
    begin: () => void,
  ): AsyncGenerator<Placed> {
    const { outreach } = this.deps;
    await this.#refuseEnrolled(contactId, credential);
    for (const { index, dueOn, subject, body } of steps.filter(({ state }) => state === 'planned')) {
      const marker = markerOf({ id }, index);
      const task = { contactId, ownerId: user.ownerId, dueAt: morningOf(dueOn, timeZone), subject, body, marker };
      begin();
      const { taskId } = await outreach.createTask(task, credential, { mayExist });
      yield { index, crmId: taskId };
    }
  }

  async *#enrol(
    { steps, sequenceId }: HandOver,
    { contactId, user, credential, mayExist }: Destination,
    begin: () => void,
  ): AsyncGenerator<Placed> {
    const { outreach } = this.deps;
    const texts = stepTexts(steps);
    const wanted = { contactId, sequenceId: sequenceId ?? '', user, texts };
    let made = mayExist ? await outreach.findEnrolment(wanted, credential) : null;
    if (made === null) {
      await this.#refuseEnrolled(contactId, credential);
      begin();
      await outreach.writeTexts(contactId, texts, credential);
      begin();
      made = await outreach.enrol(wanted, credential);
    }
    for (const { index } of steps) yield { index, crmId: made.enrolmentId };
  }

  async #refuseEnrolled(contactId: string, credential: Credential): Promise<void> {
    const enrolment = await this.deps.outreach.enrolmentOf(contactId, credential);
    if (enrolment !== null) throw alreadyEnrolled(enrolment);
  }
}

/**
 * Cleans up after a failure: if certainly nothing is in the CRM, the hand-over is deleted; otherwise the next press
 * continues it.
 */
async function giveUp(claim: KeptClaim, hasWritten: boolean): Promise<void> {
  const isUntouched = !hasWritten && claim.handOver.steps.every(({ state }) => state === 'planned');
  // If this fails too, the claim lapses. The caller needs the first failure.
  await (isUntouched ? claim.discard() : claim.release()).catch(() => undefined);
}
