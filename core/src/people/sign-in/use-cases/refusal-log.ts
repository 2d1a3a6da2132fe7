import { addressName } from '../../../audit/domain/named-person.ts';
import { AuditTrail } from '../../../audit/use-cases/audit-trail.ts';
import type { AuditAction } from '../../../audit/contract/audit.ts';
import { Clock, type Timestamp } from '../../../platform/clock.ts';
import { Logger } from '../../../platform/logger.ts';
import { KeyedHash } from '../../../platform/keyed-hash.ts';
import { UserRepository } from '../../users/ports/user-repository.ts';
import type { Caller } from '../../../platform/caller.ts';
import { networkOf } from '../domain/sign-in-limits.ts';
import { UseCase } from '../../../platform/needs.ts';

/** What is refused to somebody who may be anybody. */
export type Refusal = Extract<
  AuditAction,
  'sign_in_failed' | 'sign_in_locked' | 'reauthentication_failed' | 'password_change_failed'
>;

/** Within this time, each process lists so many refusals of a network and in all. The others are summed up. */
export const refusalWindowMs = 15 * 60_000;
export const maxListed = { ofNetwork: 20, inAll: 100 } as const;

interface Moment {
  readonly at: Timestamp;
  readonly address: string;
}

/** Refusals that were not listed. */
interface Sum {
  readonly action: Refusal;
  /** Null for all who are no users. */
  readonly email: string | null;
  readonly why: string;
  readonly first: Moment;
  last: Moment;
  count: number;
}

class Window {
  readonly until: Timestamp;
  readonly sums = new Map<string, Sum>();
  readonly #listed = new Map<string, number>();
  readonly #locked = new Set<string | null>();
  #inAll = 0;

  constructor(now: Timestamp) {
    this.until = now + refusalWindowMs;
  }

  /** Whether this refusal is listed, which then counts. That somebody has to wait is listed once. */
  takes(action: Refusal, email: string | null, network: string): boolean {
    const ofNetwork = this.#listed.get(network) ?? 0;
    if (this.#inAll >= maxListed.inAll || ofNetwork >= maxListed.ofNetwork) return false;
    if (action === 'sign_in_locked') {
      if (this.#locked.has(email)) return false;
      this.#locked.add(email);
    }
    this.#inAll += 1;
    this.#listed.set(network, ofNetwork + 1);
    return true;
  }

  add(refusal: Pick<Sum, 'action' | 'email' | 'why'>, moment: Moment): void {
    const key = JSON.stringify([refusal.action, refusal.email, refusal.why]);
    const sum = this.sums.get(key) ?? { ...refusal, first: moment, last: moment, count: 0 };
    sum.last = moment;
    sum.count += 1;
    this.sums.set(key, sum);
  }
}

/**
 * Records refused sign-ins in the audit log, but not so many that a stranger could fill it. Those that are not listed are
 * summed up when the window is over: of each user by themselves, so that nobody can hide what was tried on an account,
 * and of all who are no users in one entry. Whether a refusal is listed does not depend on whether there is such a user,
 * because its duration would tell.
 */
export class RefusalLog extends UseCase({
  users: UserRepository,
  keyedHash: KeyedHash,
  audit: AuditTrail,
  clock: Clock,
  logger: Logger,
}) {
  #window: Window | null = null;
  #timer: NodeJS.Timeout | undefined;
  #over: Sum[] = [];

  /** `email` is null where none is known. Anybody's may be typed into a form: one that is no user is a keyed hash here. */
  async record(action: Refusal, email: string | null, { address }: Caller, why = ''): Promise<void> {
    const { audit, clock } = this.deps;
    const isUser = await this.#isUser(email);
    if (this.#window !== null && this.#window.until <= clock.now()) await this.settle();
    const window = (this.#window ??= this.#open());
    if (window.takes(action, email, networkOf(address))) {
      const name = this.#nameOf(email, isUser);
      await audit.record({ userId: null, name }, action, name, `${why} from ${address}`.trim());
      return;
    }
    const sum = isUser ? { action, email, why } : { action: 'sign_in_failed' as const, email: null, why: '' };
    window.add(sum, { at: clock.now(), address });
  }

  /** Ends the window, if there is one, and records its sums. It happens by itself when the window is over. */
  async settle(): Promise<void> {
    clearTimeout(this.#timer);
    this.#over.push(...(this.#window?.sums.values() ?? []));
    this.#window = null;
    for (let sum = this.#over.shift(); sum !== undefined; sum = this.#over.shift()) {
      try {
        await this.#recordSum(sum);
      } catch (error) {
        this.#over.push(sum);
        throw error;
      }
    }
  }

  #open(): Window {
    const onError = (error: unknown) =>
      this.deps.logger.error({ err: error }, 'refused sign-ins could not be summed up in the audit log');
    this.#timer = setTimeout(() => void this.settle().catch(onError), refusalWindowMs).unref();
    return new Window(this.deps.clock.now());
  }

  async #recordSum({ action, email, why, first, last, count }: Sum): Promise<void> {
    // Whoever was a user may have been erased meanwhile.
    const name = email === null ? 'unknown addresses' : this.#nameOf(email, await this.#isUser(email));
    const [from, to] = [first, last].map(({ at, address }) => `${new Date(at).toISOString()} (from ${address})`);
    const detail = `${why} ${count} more, between ${from} and ${to}`.trim();
    await this.deps.audit.record({ userId: null, name }, action, name, detail);
  }

  async #isUser(email: string | null): Promise<boolean> {
    return email !== null && (await this.deps.users.findByEmail(email)) !== null;
  }

  #nameOf(email: string | null, isUser: boolean): string {
    if (email === null) return 'unknown';
    return isUser ? email : addressName(this.deps.keyedHash.of(email)[0]);
  }
}
