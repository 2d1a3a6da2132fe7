import type { DepartmentKey } from '../../contract/index.ts';
import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import type { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IdGenerator } from '../../shared/ids.ts';
import { sealContextOf, type ApiKey } from '../domain/api-key.ts';
import type { KeyType } from '../domain/credential.ts';
import type { ApiKeyRepository } from '../ports/api-key-repository.ts';
import type { SecretBox } from '../ports/secret-box.ts';

interface Deps {
  keys: ApiKeyRepository;
  secretBox: SecretBox;
  audit: AuditTrail;
  clock: Clock;
  ids: IdGenerator;
}

interface KeyFields {
  readonly name: string;
  readonly type: KeyType;
  readonly department: DepartmentKey;
  readonly active: boolean;
  /** Empty on an update: the stored secret stays. */
  readonly secret: string;
}

/** Stores a vendor key, sealed; an active one takes the place of the domain's active key of its type. Errors: `not_found`. */
export class SaveApiKey {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async create(actor: AuditActor, fields: KeyFields): Promise<ApiKey> {
    const { keys, audit, clock, ids } = this.#deps;
    const { secret, ...rest } = fields;
    const id = ids.next();
    const now = clock.now();
    const key = { ...rest, ...this.#seal(id, secret), id, createdAt: now, updatedAt: now };
    await keys.create(key);
    await audit.record(actor, 'key_created', id, describe(key));
    return key;
  }

  async update(actor: AuditActor, id: string, fields: KeyFields): Promise<ApiKey> {
    const { keys, audit, clock } = this.#deps;
    const stored = await keys.findById(id);
    if (stored === null) throw new AppError('not_found', 'This API key no longer exists.');
    const { secret, ...rest } = fields;
    const sealed = secret === '' ? {} : this.#seal(id, secret);
    const key = { ...stored, ...rest, ...sealed, updatedAt: clock.now() };
    if (!(await keys.update(key))) throw new AppError('not_found', 'This API key no longer exists.');
    await audit.record(actor, 'key_updated', id, describe(key));
    return key;
  }

  #seal(id: string, secret: string): Pick<ApiKey, 'sealed' | 'masterKeyId' | 'lastFour'> {
    const { secretBox } = this.#deps;
    return {
      sealed: secretBox.seal(secret, sealContextOf(id)),
      masterKeyId: secretBox.keyId,
      lastFour: secret.slice(-4),
    };
  }
}

function describe(key: ApiKey): string {
  return `${key.type} key "${key.name}" of ${key.department}, ${key.active ? 'active' : 'inactive'}`;
}
