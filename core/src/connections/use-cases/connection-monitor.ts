import { LRUCache } from 'lru-cache';
import { connectionErrors, type ErrorCode } from '../../platform/contract/error-codes.ts';
import { AppError } from '../../platform/app-error.ts';
import { Clock, type Timestamp } from '../../platform/clock.ts';
import { Logger } from '../../platform/logger.ts';
import type { Quota } from '../domain/connection-health.ts';
import type { Credential } from '../domain/credential.ts';
import { explainSandbox } from '../domain/explain-sandbox.ts';
import { ConnectionHealthRepository } from '../ports/connection-health-repository.ts';
import { UseCase } from '../../platform/needs.ts';

/** The same result is written again only after this time, because a busy worker makes many calls a second. */
const repeatMs = 30_000;

const connectionCodes: ReadonlySet<ErrorCode> = new Set(connectionErrors);

/** Stores how the calls with each credential went, for superadmins to see. It never fails the call that it watches. */
export class ConnectionMonitor extends UseCase({ health: ConnectionHealthRepository, clock: Clock, logger: Logger }) {
  /** What of each kind was last written, by credential. */
  readonly #written = new LRUCache<string, { readonly news: string; readonly at: Timestamp }>({ max: 1_000 });
  readonly #writes = new Set<Promise<void>>();

  /**
   * Makes the call and stores how it went, unless its caller aborted it. An error because the sandbox is not running
   * names the sandbox.
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

  /** Stores the quotas that the vendor reported. */
  async noteQuotas(credential: Credential, quotas: readonly Omit<Quota, 'at'>[]): Promise<void> {
    const at = this.deps.clock.now();
    await this.#write(credential, 'quotas', '', { quotas: quotas.map((quota) => ({ ...quota, at })) });
  }

  /** Stores a warning about an account for superadmins, although its calls work. */
  async noteNotice(credential: Credential, notice: string): Promise<void> {
    await this.#write(credential, 'notice', '', { notice });
  }

  /** Stores the result of a test each time; null: the credential works. */
  async noteTest(credential: Credential, error: AppError | null): Promise<void> {
    this.#written.delete(`${credential.fingerprint}|result`);
    if (error === null) await this.#succeeded(credential);
    else await this.#failed(credential, error);
  }

  /** Waits for what is being stored: vendors report quotas beside their answers, for which no call waits. */
  async settle(): Promise<void> {
    await Promise.all(this.#writes);
  }

  async #succeeded(credential: Credential): Promise<void> {
    await this.#write(credential, 'result', 'success', { lastSuccessAt: this.deps.clock.now() });
  }

  async #failed(credential: Credential, error: AppError): Promise<void> {
    if (!connectionCodes.has(error.code)) {
      await this.#succeeded(credential);
      return;
    }
    const lastError = { at: this.deps.clock.now(), code: error.code, message: error.message };
    await this.#write(credential, 'result', error.code, { lastError });
  }

  async #write(
    { fingerprint, type }: Credential,
    kind: 'result' | 'quotas' | 'notice',
    news: string,
    change: Omit<Parameters<ConnectionHealthRepository['merge']>[0], 'fingerprint' | 'type'>,
  ): Promise<void> {
    const { health, clock, logger } = this.deps;
    const key = `${fingerprint}|${kind}`;
    const at = clock.now();
    const last = this.#written.get(key);
    if (last?.news === news && at - last.at < repeatMs) return;
    this.#written.set(key, { news, at });
    const write = health.merge({ fingerprint, type, ...change }).catch((error: unknown) => {
      this.#written.delete(key);
      logger.warn({ err: error, fingerprint }, 'the health of a connection could not be noted');
    });
    this.#writes.add(write);
    await write;
    this.#writes.delete(write);
  }
}
