import type { Clock, Timestamp } from './clock.ts';
import type { Logger } from './logger.ts';

/** A repository whose items are leased, such as jobs. */
interface Leased {
  /** Extends the lease to `until`; false if somebody else holds it now. */
  renewLease(id: string, fence: number, until: Timestamp): Promise<boolean>;
}

/** A lease that is renewed in the background until it is released. */
export interface KeptLease {
  /** Aborts when the lease is lost, and when the caller's signal aborts. */
  readonly signal: AbortSignal;
  readonly isLost: () => boolean;
  readonly release: () => void;
}

/**
 * Renews the lease each time a third of its duration has passed. A refused renewal means that another worker took over.
 */
export function keepLease(
  { id, fence }: { readonly id: string; readonly fence: number },
  outer: AbortSignal | undefined,
  { leased, clock, logger, leaseMs }: { leased: Leased; clock: Clock; logger: Logger; leaseMs: number },
): KeptLease {
  const controller = new AbortController();
  let isLost = false;
  let leaseUntil = clock.now() + leaseMs;
  const renew = async (): Promise<void> => {
    const until = clock.now() + leaseMs;
    try {
      isLost = !(await leased.renewLease(id, fence, until));
      if (!isLost) leaseUntil = until;
    } catch (error) {
      logger.warn({ err: error, id }, 'a lease could not be renewed');
      isLost = clock.now() >= leaseUntil;
    }
    if (isLost) controller.abort(new Error('the lease was lost'));
  };
  const timer = setInterval(() => void renew(), leaseMs / 3);
  // `AbortSignal.any` would leak memory: a signal that outlives many jobs would keep a reference for each of them.
  const onOuter = (): void => controller.abort(outer?.reason);
  outer?.addEventListener('abort', onOuter, { once: true });
  if (outer?.aborted === true) onOuter();
  const release = (): void => {
    clearInterval(timer);
    outer?.removeEventListener('abort', onOuter);
  };
  return { signal: controller.signal, isLost: () => isLost, release };
}
