import { LRUCache } from 'lru-cache';
import { connectionErrors, type ErrorCode } from '../../contract/index.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock, Timestamp } from '../../shared/clock.ts';
import type { Logger } from '../../shared/logger.ts';
import type { Quota } from '../domain/connection-health.ts';
import type { Credential } from '../domain/credential.ts';
import { explainSandbox } from '../domain/sandbox-away.ts';
import type { ConnectionHealthRepository } from '../ports/connection-health-repository.ts';

/** A busy worker makes many calls a second; the same news is written again only after this long. */
const repeatMs = 30_000;

const connectionCodes: ReadonlySet<ErrorCode> = new Set(connectionErrors);

/** Keeps how each credential's calls went, for superadmins to see. Never fails the call it watches. */
export class ConnectionMonitor {
  readonly #deps: { health: ConnectionHealthRepository; clock: Clock; logger: Logger };
  /** When which news of a credential was written last. */
  readonly #written = new LRUCache<string, Timestamp>({ max: 1_000 });

  constructor(deps: { health: ConnectionHealthRepository; clock: Clock; logger: Logger }) {
    this.#deps = deps;
  }

  /**
   * Makes the call and notes how it went; a call that its caller gave up tells nothing. A sandbox that does not run is
   * named in the error.
   */
  async watch<T>(credential: Credential, call: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    try {
      const result = await call();
      await this.#succeeded(credential);
      return result;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const explained = explainSandbox(credential, error);
      if (signal?.aborted !== true) await this.#failed(credential, explained);
      throw explained;
    }
  }

  /** Notes what the vendor said is left. */
  async noteQuotas(credential: Credential, quotas: readonly Omit<Quota, 'at'>[]): Promise<void> {
    const at = this.#deps.clock.now();
    await this.#write(credential, 'quotas', { quotas: quotas.map((quota) => ({ ...quota, at })) });
  }

  /** Notes what superadmins should know of an account though its calls work. */
  async noteNotice(credential: Credential, notice: string): Promise<void> {
    await this.#write(credential, 'notice', { notice });
  }

  /** Notes how a test of a credential went, which is news each time; null: it works. */
  async noteTest(credential: Credential, error: AppError | null): Promise<void> {
    const { fingerprint } = credential;
    this.#written.delete(`${fingerprint}|success`);
    if (error === null) await this.#succeeded(credential);
    else {
      this.#written.delete(`${fingerprint}|${error.code}`);
      await this.#failed(credential, error);
    }
  }

  async #succeeded(credential: Credential): Promise<void> {
    await this.#write(credential, 'success', { lastSuccessAt: this.#deps.clock.now() });
  }

  async #failed(credential: Credential, error: AppError): Promise<void> {
    if (!connectionCodes.has(error.code)) {
      await this.#succeeded(credential);
      return;
    }
    // The next success is news again.
    this.#written.delete(`${credential.fingerprint}|success`);
    const lastError = { at: this.#deps.clock.now(), code: error.code, message: error.message };
    await this.#write(credential, error.code, { lastError });
  }

  async #write(
    { fingerprint, type }: Credential,
    news: string,
    change: Omit<Parameters<ConnectionHealthRepository['merge']>[0], 'fingerprint' | 'type'>,
  ): Promise<void> {
    const { health, clock, logger } = this.#deps;
    const key = `${fingerprint}|${news}`;
    const now = clock.now();
    if (now - (this.#written.get(key) ?? Number.NEGATIVE_INFINITY) < repeatMs) return;
    this.#written.set(key, now);
    try {
      await health.merge({ fingerprint, type, ...change });
    } catch (error) {
      this.#written.delete(key);
      logger.warn({ err: error, fingerprint }, 'the health of a connection could not be noted');
    }
  }
}
