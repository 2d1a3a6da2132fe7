import { LRUCache } from 'lru-cache';
import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { Credential } from '../../connections/domain/credential.ts';
import { CredentialResolver } from '../../connections/ports/credential-resolver.ts';
import { AppError } from '../../platform/app-error.ts';
import { Clock, type Timestamp } from '../../platform/clock.ts';
import { Logger } from '../../platform/logger.ts';
import type { ModelList } from '../domain/model-list.ts';
import { VendorModels } from '../ports/vendor-models.ts';
import { UseCase } from '../../platform/needs.ts';

interface CachedList {
  readonly list: Promise<ModelList | null>;
  until: Timestamp;
}

const cacheMs = 3_600_000;
/** A vendor that listed nothing, or did not answer, is asked again after this time. */
const emptyCacheMs = 60_000;
/** Short, because people wait for the list and can go on without it. */
const deadlineMs = 5_000;

/** The model lists of the vendors, cached for an hour for each key. */
export class ListedModels extends UseCase({
  vendor: VendorModels,
  credentials: CredentialResolver,
  clock: Clock,
  logger: Logger,
}) {
  readonly #cache = new LRUCache<string, CachedList>({ max: 100 });

  /** The list of the domain's vendor; null when there is no key or its server lists nothing. */
  async of(department: DepartmentKey): Promise<ModelList | null> {
    const credential = await this.#credentialOf(department);
    if (credential === null) return null;
    const key = keyOf(credential);
    const now = this.deps.clock.now();
    const kept = this.#cache.get(key);
    if (kept !== undefined && now < kept.until) return kept.list;
    const asked: CachedList = { list: this.#ask(credential), until: now + cacheMs };
    this.#cache.set(key, asked);
    const list = await asked.list;
    if (list === null) asked.until = now + emptyCacheMs;
    return list;
  }

  /** Drops the cached list, because a model in it has not answered. */
  async forget(department: DepartmentKey): Promise<void> {
    const credential = await this.#credentialOf(department);
    if (credential !== null) this.#cache.delete(keyOf(credential));
  }

  async #ask(credential: Credential): Promise<ModelList | null> {
    try {
      const list = await this.deps.vendor.list(credential, AbortSignal.timeout(deadlineMs));
      return list.models.length === 0 ? null : list;
    } catch (error) {
      this.deps.logger.info({ err: error }, 'the models of a key could not be listed');
      return null;
    }
  }

  async #credentialOf(department: DepartmentKey): Promise<Credential | null> {
    try {
      return await this.deps.credentials.resolve('Openai', department);
    } catch (error) {
      if (error instanceof AppError && error.code === 'ai_not_configured') return null;
      throw error;
    }
  }
}

const keyOf = ({ fingerprint, baseUrl }: Credential): string => `${fingerprint}|${baseUrl ?? ''}`;
