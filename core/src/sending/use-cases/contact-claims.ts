import { HistoryRepository } from '../../records/ports/history-repository.ts';
import { AppError } from '../../platform/app-error.ts';
import { Clock } from '../../platform/clock.ts';
import { Logger } from '../../platform/logger.ts';
import { claimed, claimTtlMs, isClaimed, released, type HandOver } from '../../records/domain/hand-over.ts';
import { HandOverRepository } from '../../records/ports/hand-over-repository.ts';
import { createWithRecord } from './create-with-record.ts';
import { KeptClaim } from './kept-claim.ts';
import { only, UseCase } from '../../platform/needs.ts';

/** How often a press of the button looks whether the one before it has ended, in milliseconds. */
const pollMs = 250;

/**
 * Reserves a contact of the CRM for one hand-over at a time, whichever version or user it is of. Two versions would
 * otherwise overwrite each other's texts in the contact's properties.
 */
export class ContactClaims extends UseCase({
  handOvers: HandOverRepository,
  history: only(HistoryRepository, 'findSummaryByContact'),
  clock: Clock,
  logger: Logger,
}) {
  /**
   * Waits a moment while the contact or the hand-over is claimed, and answers whether it did. `turn` counts from 0 how
   * often a press has asked. A claim that is not renewed lapses within the time that a press waits. Errors: `conflict`
   * after that time.
   */
  async hasWaited(contactId: string, known: HandOver | null, turn: number): Promise<boolean> {
    const now = this.deps.clock.now();
    const holders = [known, await this.deps.handOvers.findClaimOf(contactId)];
    const isBusy = holders.some((holder) => holder !== null && isClaimed(holder, now));
    const waitedMs = turn * pollMs;
    // Others may also be faster again and again, each for a moment.
    if (waitedMs >= (isBusy ? claimTtlMs : 2 * claimTtlMs)) throw stillBusy();
    if (isBusy) await new Promise((resolve) => setTimeout(resolve, pollMs));
    return isBusy;
  }

  /**
   * Claims a stored hand-over for `work`, after waiting for others, and answers what is stored in the end. `find` reads
   * it again after every wait. Errors: `conflict`, those of `find` and `work`.
   */
  async hold(
    find: () => Promise<HandOver>,
    contactId: string,
    work: (claim: KeptClaim) => Promise<void>,
  ): Promise<HandOver> {
    for (let turn = 0; ; turn += 1) {
      const known = await find();
      if (await this.hasWaited(contactId, known, turn)) continue;
      const held = await this.tryHold(known, contactId, work);
      if (held !== null) return held;
    }
  }

  /** Like `hold`, but answers null at once where another process is faster. */
  async tryHold(
    known: HandOver,
    contactId: string,
    work: (claim: KeptClaim) => Promise<void>,
  ): Promise<HandOver | null> {
    const claim = await this.take(known, known, contactId);
    if (claim === null) return null;
    try {
      await work(claim);
    } catch (error) {
      // If this fails too, the claim lapses. The caller needs the first failure.
      await claim.release().catch(() => undefined);
      throw error;
    }
    return claim.release();
  }

  /**
   * Stores a hand-over with a claim on its contact. `known` is the one with this id that is stored now. Null where
   * another process was faster. Errors: `not_found` (the record was deleted meanwhile).
   */
  async take(planned: HandOver, known: HandOver | null, contactId: string): Promise<KeptClaim | null> {
    const { handOvers, clock } = this.deps;
    const now = clock.now();
    const holder = await handOvers.findClaimOf(contactId);
    if (holder !== null && holder.id !== planned.id) {
      if (isClaimed(holder, now)) return null;
      // Its process is dead. Its next press continues it.
      await handOvers.replace(released(holder, now));
    }
    const mine = claimed(planned, contactId, now);
    const stored = known === null ? (await createWithRecord(mine, this.deps)) && mine : await handOvers.replace(mine);
    return stored ? new KeptClaim(stored, contactId, this.deps) : null;
  }
}

const stillBusy = (): AppError =>
  new AppError(
    'conflict',
    'An earlier hand-over to this contact is still under way, for half a minute already. Please look again in a minute.',
  );
