import { AppError } from '@overture/core/platform/app-error';
import { networkOf } from '@overture/core/people/sign-in/domain/sign-in-limits';
import { UserTurns } from '@overture/core/platform/user-turns';

export interface AdmissionLimits {
  /** How many requests of a user, or without a sign-in of an address, are served at once. */
  readonly maxRequestsOfUser: number;
  /** The bytes of bodies that a user, or an address, may have in memory at once. */
  readonly maxBytesOfUser: number;
  /** The same for everybody together. */
  readonly maxBytes: number;
  /** A body of which nothing has arrived for this long, in milliseconds, is given up. */
  readonly bodyIdleMs: number;
  /** A body of 16 kB at most, which is read before its request is admitted, has this long in all. */
  readonly shortBodyMs: number;
}

/** How many requests wait for one that is being served. */
const waitingShare = 4;
const retryAfterMs = 1_000;

/** Who asks: the user, or the network address of a caller who is not signed in. */
export type Requester = { readonly userId: string } | { readonly address: string };

/**
 * Decides which requests are served now, before any of a long body is read: each requester has a number of them at once,
 * the next ones wait, and their bodies take a bounded part of the memory. See docs/adr/0022-one-user-among-many.md.
 */
export class Admission {
  readonly bodyIdleMs: number;
  readonly shortBodyMs: number;
  readonly #limits: AdmissionLimits;
  readonly #turns: UserTurns;
  readonly #bytesOf = new Map<string, number>();
  #bytes = 0;

  constructor(limits: AdmissionLimits) {
    this.#limits = limits;
    this.bodyIdleMs = limits.bodyIdleMs;
    this.shortBodyMs = limits.shortBodyMs;
    this.#turns = new UserTurns({
      maxAtOnceOfUser: limits.maxRequestsOfUser,
      maxInsideOfUser: (1 + waitingShare) * limits.maxRequestsOfUser,
      refusal: () => tooMany('Too many of your requests are being answered. Please try again in a moment.'),
    });
  }

  /** The bytes of all bodies that are being read or used. */
  get bytesInFlight(): number {
    return this.#bytes;
  }

  /**
   * Serves a request when its turn comes. `bodyBytes` is what its body may take until then; it is 0 without a body.
   * Errors: `too_many_requests` where the requester has too many requests or bytes, `not_ready` where everybody together
   * has too many bytes.
   */
  admit<T>(requester: Requester, bodyBytes: number, serve: () => Promise<T>): Promise<T> {
    const key = 'userId' in requester ? requester.userId : networkOf(requester.address);
    return this.#turns.take(key, () => (bodyBytes === 0 ? serve() : this.#holding(key, bodyBytes, serve)));
  }

  async #holding<T>(key: string, bytes: number, serve: () => Promise<T>): Promise<T> {
    const own = (this.#bytesOf.get(key) ?? 0) + bytes;
    // One body is always admitted, whatever the limits are.
    if (own > bytes && own > this.#limits.maxBytesOfUser) {
      throw tooMany('Your other uploads are still under way. Please try again in a moment.');
    }
    if (this.#bytes > 0 && this.#bytes + bytes > this.#limits.maxBytes) {
      throw new AppError('not_ready', 'Too many uploads are under way. Please try again in a moment.');
    }
    this.#add(key, bytes);
    try {
      return await serve();
    } finally {
      this.#add(key, -bytes);
    }
  }

  #add(key: string, bytes: number): void {
    this.#bytes += bytes;
    const own = (this.#bytesOf.get(key) ?? 0) + bytes;
    if (own === 0) this.#bytesOf.delete(key);
    else this.#bytesOf.set(key, own);
  }
}

function tooMany(message: string): AppError {
  return new AppError('too_many_requests', message, { retryAfterMs });
}
