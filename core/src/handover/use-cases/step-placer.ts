import { setTimeout as sleep } from 'node:timers/promises';
import { ownMarkerPrefix } from '../../contacts/domain/own-note.ts';
import type { Credential } from '../../credentials/domain/credential.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import { claimed, claimTtlMs, isPlaced, released, withPlaced, type HandOver } from '../domain/hand-over.ts';
import { morningOf } from '../domain/morning-of.ts';
import { stepTexts } from '../domain/step-texts.ts';
import type { CrmOutreach, CrmUser } from '../ports/crm-outreach.ts';
import type { HandOverRepository } from '../ports/hand-over-repository.ts';

/** The contact and the user in the CRM to whom steps are placed. */
export interface Destination {
  readonly credential: Credential;
  readonly contactId: string;
  readonly user: CrmUser;
  /** The enrolment that an earlier attempt made without receiving the answer. */
  readonly enrolmentId: string | null;
  /** Whether an earlier attempt may have created tasks without receiving the answer. */
  readonly mayExist: boolean;
}

interface Placed {
  readonly index: number;
  readonly crmId: string;
}

/** How long a second press of the button waits for the first one, and how often it looks; in milliseconds. */
const patienceMs = 10_000;
const pollMs = 250;

/** Places planned steps in the CRM, one after the other, and stores the result of each. */
export class StepPlacer {
  readonly #deps: { handOvers: HandOverRepository; outreach: CrmOutreach; clock: Clock };

  constructor(deps: { handOvers: HandOverRepository; outreach: CrmOutreach; clock: Clock }) {
    this.#deps = deps;
  }

  /**
   * Stores the plan and claims it for this process; answers what another process has placed meanwhile. Errors:
   * `conflict` while another process is placing.
   */
  async claim(planned: HandOver, known: HandOver | null): Promise<HandOver> {
    const { handOvers, clock } = this.#deps;
    const now = clock.now();
    const mine = claimed(planned, now, now - claimTtlMs);
    if (mine !== null) {
      const stored = known === null ? (await handOvers.create(mine)) && mine : await handOvers.replace(mine);
      if (stored) return stored;
    }
    return this.#awaitOther(planned.id);
  }

  /**
   * The hand-over with every step placed. Errors: `conflict` once another process took over, and those of
   * `CrmOutreach`.
   */
  async place(handOver: HandOver, destination: Destination): Promise<HandOver> {
    const { handOvers, clock } = this.#deps;
    let current = handOver;
    try {
      const steps =
        handOver.to === 'sequence' ? this.#enrol(handOver, destination) : this.#tasks(handOver, destination);
      for await (const { index, crmId } of steps) {
        const stored = await handOvers.replace(withPlaced(current, index, crmId, clock.now()) ?? current);
        if (stored === null) throw busy();
        current = stored;
      }
    } catch (error) {
      await this.#giveUp(current, destination, error);
      throw error;
    }
    return (await handOvers.replace(released(current, clock.now()))) ?? current;
  }

  async *#tasks(handOver: HandOver, { contactId, user, credential, mayExist }: Destination): AsyncGenerator<Placed> {
    for (const { index, dueOn, subject, body } of handOver.steps.filter(({ state }) => state === 'planned')) {
      const task = {
        contactId,
        ownerId: user.ownerId,
        dueAt: morningOf(dueOn, handOver.timeZone),
        subject,
        body,
        marker: `${ownMarkerPrefix}${handOver.id}-${index}`,
      };
      const { taskId } = await this.#deps.outreach.createTask(task, credential, { mayExist });
      yield { index, crmId: taskId };
    }
  }

  async *#enrol(
    { steps, sequenceId }: HandOver,
    { contactId, user, credential, enrolmentId }: Destination,
  ): AsyncGenerator<Placed> {
    const crmId =
      enrolmentId ?? (await this.#enrolAnew({ contactId, user, sequenceId: sequenceId ?? '' }, steps, credential));
    for (const { index } of steps) yield { index, crmId };
  }

  async #enrolAnew(
    enrolment: Parameters<CrmOutreach['enrol']>[0],
    steps: HandOver['steps'],
    credential: Credential,
  ): Promise<string> {
    const { outreach } = this.#deps;
    await outreach.writeTexts(enrolment.contactId, stepTexts(steps), credential);
    return (await outreach.enrol(enrolment, credential)).enrolmentId;
  }

  /**
   * Cleans up after a failure: if certainly nothing was created, the hand-over is deleted; otherwise the next press
   * continues it.
   */
  async #giveUp(handOver: HandOver, { mayExist }: Destination, error: unknown): Promise<void> {
    const { handOvers, clock } = this.#deps;
    const isUntouched = !mayExist && handOver.steps.every(({ crmId }) => crmId === null);
    if (isUntouched && error instanceof AppError && error.isFinal) await handOvers.delete(handOver.id);
    else await handOvers.replace(released(handOver, clock.now()));
  }

  /** Waits for another process, such as for the same button in another tab. */
  async #awaitOther(id: string): Promise<HandOver> {
    for (let waited = 0; waited < patienceMs; waited += pollMs) {
      const other = await this.#deps.handOvers.find(id);
      if (other !== null && isPlaced(other)) return other;
      if (other === null || other.claimedAt === null) break;
      await sleep(pollMs);
    }
    throw busy();
  }
}

const busy = (): AppError =>
  new AppError('conflict', 'This sequence is being handed over right now. Please look again in a moment.');
