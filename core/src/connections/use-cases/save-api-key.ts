import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { AppError } from '../../platform/app-error.ts';
import { Clock } from '../../platform/clock.ts';
import { IdGenerator } from '../../platform/ids.ts';
import type { ConnectionTest } from '../domain/connection-test.ts';
import { sealContextOf, type ApiKey } from '../domain/api-key.ts';
import type { KeyType } from '../domain/credential.ts';
import { ApiKeyRepository } from '../ports/api-key-repository.ts';
import { JobWaker } from '../ports/job-waker.ts';
import { type Keeper, SandboxDoor } from '../ports/sandbox-door.ts';
import { SecretBox } from '../../platform/secret-box.ts';
import { TestConnection } from './test-connection.ts';
import { ResolveCredential } from './resolve-credential.ts';
import { only, UseCase } from '../../platform/needs.ts';

interface KeyFields {
  readonly name: string;
  readonly type: KeyType;
  readonly department: DepartmentKey;
  readonly active: boolean;
  /** Empty on an update that keeps the stored secret. */
  readonly secret: string;
}

export interface SaveOptions {
  /** Tests first, and stores nothing if the test fails, so that a broken key cannot replace one that works. */
  readonly onlyIfWorks?: boolean;
  /** The result of a test that the caller has just made, so that the secret is not tested again. */
  readonly tested?: ConnectionTest;
  /** The superadmin who stays if the sandbox ends with this key; without one it does not end. */
  readonly keeper?: Keeper | undefined;
  readonly signal?: AbortSignal;
}

/** The stored key with the result of its test; null if the change needed no test. */
export type SavedApiKey = ApiKey & { readonly test: ConnectionTest | null };

/**
 * Stores a vendor key, sealed. An active key replaces the domain's active key of its type, and jobs that waited for the
 * former account continue. The first stored key ends the sandbox. A new secret and an activation are tested
 * with the vendor, within ten seconds. Errors: `not_found`; with `onlyIfWorks` those of the test.
 */
export class SaveApiKey extends UseCase({
  keys: ApiKeyRepository,
  secretBox: SecretBox,
  credentials: only(ResolveCredential, 'ofKey'),
  tests: only(TestConnection, 'tryOut'),
  wake: only(JobWaker, 'execute'),
  audit: AuditTrail,
  clock: Clock,
  ids: IdGenerator,
  sandbox: SandboxDoor,
}) {
  async create(actor: AuditActor, fields: KeyFields, options: SaveOptions = {}): Promise<SavedApiKey> {
    const { keys, wake, audit, clock, ids } = this.deps;
    const { secret, ...rest } = fields;
    const id = ids.next();
    const now = clock.now();
    const key = { ...rest, ...this.#seal(id, secret), id, createdAt: now, updatedAt: now };
    return this.#tested(actor, key, options, async () => {
      await keys.create(key);
      await audit.record(actor, 'key_created', id, describe(key));
      if (key.active) await wake.execute(key);
    });
  }

  async update(actor: AuditActor, id: string, fields: KeyFields, options: SaveOptions = {}): Promise<SavedApiKey> {
    const { keys, wake, audit, clock } = this.deps;
    const stored = await keys.findById(id);
    if (stored === null) throw new AppError('not_found', 'This API key no longer exists.');
    const { secret, ...rest } = fields;
    const sealed = secret === '' ? {} : this.#seal(id, secret);
    const key = { ...stored, ...rest, ...sealed, updatedAt: clock.now() };
    const save = async (): Promise<void> => {
      if (!(await keys.update(key))) throw new AppError('not_found', 'This API key no longer exists.');
      await audit.record(actor, 'key_updated', id, describe(key));
      if (!isAnother(stored, key) && secret === '') return;
      // Both the slot that it left and the one that it took.
      for (const slot of [stored, key]) if (slot.active) await wake.execute(slot);
    };
    const needsTest = secret !== '' || (key.active && !stored.active) || key.type !== stored.type;
    if (needsTest) return this.#tested(actor, key, options, save);
    await this.#leavingSandbox(actor, options, save);
    return { ...key, test: null };
  }

  async #leavingSandbox(actor: AuditActor, { keeper }: SaveOptions, save: () => Promise<void>): Promise<void> {
    const { sandbox } = this.deps;
    if (keeper !== undefined) await sandbox.nameKeeper(keeper);
    await save();
    await sandbox.leave(actor);
  }

  /**
   * Tests before the key is saved if its saving depends on the test, otherwise afterwards, so that a slow vendor does
   * not delay it.
   */
  async #tested(actor: AuditActor, key: ApiKey, options: SaveOptions, save: () => Promise<void>): Promise<SavedApiKey> {
    if (options.onlyIfWorks !== true) {
      await this.#leavingSandbox(actor, options, save);
      return { ...key, test: await this.#test(actor, key, options) };
    }
    const test = await this.#test(actor, key, options);
    if (test !== null && test.code !== null) throw new AppError(test.code, test.message);
    await this.#leavingSandbox(actor, options, save);
    return { ...key, test };
  }

  async #test({ userId }: AuditActor, key: ApiKey, { tested, signal }: SaveOptions): Promise<ConnectionTest | null> {
    if (tested !== undefined) return tested;
    const credential = this.deps.credentials.ofKey(key);
    return credential && this.deps.tests.tryOut(credential, { userId, department: key.department }, signal);
  }

  #seal(id: string, secret: string): Pick<ApiKey, 'sealed' | 'masterKeyId' | 'lastFour'> {
    const { secretBox } = this.deps;
    return {
      sealed: secretBox.seal(secret, sealContextOf(id)),
      masterKeyId: secretBox.keyId,
      lastFour: secret.slice(-4),
    };
  }
}

function isAnother(before: ApiKey, after: ApiKey): boolean {
  return before.active !== after.active || before.type !== after.type || before.department !== after.department;
}

function describe(key: ApiKey): string {
  return `${key.type} key "${key.name}" of ${key.department}, ${key.active ? 'active' : 'inactive'}`;
}
