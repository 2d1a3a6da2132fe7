import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import { claimed, claimTtlMs, released, type HandOver } from '../../records/domain/hand-over.ts';
import type { HandOverRepository } from '../../records/ports/hand-over-repository.ts';

type Change = (handOver: HandOver) => HandOver;

/** How often a change is tried again, because somebody else changed the hand-over at the same time. */
const maxAttempts = 5;

/**
 * A hand-over that this process has claimed. The claim is renewed in the background until it is released or discarded.
 */
export class KeptClaim {
  readonly #contactId: string;
  readonly #deps: { handOvers: HandOverRepository; clock: Clock; logger: Logger };
  readonly #timer: ReturnType<typeof setInterval>;
  #current: HandOver;
  #isLost = false;
  /** Changes are made one after the other, because each is based on the one before. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    handOver: HandOver,
    contactId: string,
    deps: { handOvers: HandOverRepository; clock: Clock; logger: Logger },
  ) {
    this.#current = handOver;
    this.#contactId = contactId;
    this.#deps = deps;
    const warn = (error: unknown): void =>
      deps.logger.warn({ err: error, handOver: handOver.id }, 'a hand-over could not renew its claim');
    this.#timer = setInterval(() => void this.#renew().catch(warn), claimTtlMs / 3);
  }

  get handOver(): HandOver {
    return this.#current;
  }

  /** Errors: `conflict` once another process may have taken over, for example because this one stood still. */
  assertHeld(): void {
    const lapsesAt = (this.#current.claimedAt ?? 0) + claimTtlMs;
    if (this.#isLost || this.#deps.clock.now() >= lapsesAt) throw takenOver();
  }

  /** Stores a change. Errors: `conflict` once another process took over, or the hand-over was erased. */
  async change(change: Change): Promise<HandOver> {
    const made = this.#last.then(() => this.#store(change));
    this.#last = made.catch(() => undefined);
    return made;
  }

  /** Ends the claim; what was placed stays. Errors: as `change`. */
  async release(): Promise<HandOver> {
    clearInterval(this.#timer);
    return this.change((handOver) => released(handOver, this.#deps.clock.now()));
  }

  /** Deletes the hand-over, unless it was changed meanwhile; then only the claim ends. Errors: as `change`. */
  async discard(): Promise<void> {
    clearInterval(this.#timer);
    const { id, revision } = this.#current;
    // A rep may have marked a step as sent since, or another process taken over.
    if (!(await this.#deps.handOvers.delete(id, revision))) await this.release();
  }

  #renew(): Promise<HandOver> {
    return this.change((handOver) => claimed(handOver, this.#contactId, this.#deps.clock.now()));
  }

  async #store(change: Change): Promise<HandOver> {
    const { handOvers } = this.#deps;
    for (let attempt = 1; attempt <= maxAttempts && !this.#isLost; attempt += 1) {
      const stored = await handOvers.replace(change(this.#current));
      if (stored !== null) return (this.#current = stored);
      const newer = await handOvers.find(this.#current.id);
      // A rep who marks a step as sent, for example, changes it too and leaves the claim as it is.
      if (newer !== null && newer.claimedAt === this.#current.claimedAt) this.#current = newer;
      else this.#isLost = true;
    }
    throw takenOver();
  }
}

const takenOver = (): AppError =>
  new AppError(
    'conflict',
    'This hand-over was continued elsewhere or removed meanwhile. Please look again in a moment.',
  );
