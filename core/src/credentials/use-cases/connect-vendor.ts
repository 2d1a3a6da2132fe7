import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import { departmentKeys, type DepartmentKey } from '../../contract/index.ts';
import { AppError } from '../../shared/app-error.ts';
import type { EndSandboxAccounts } from '../../users/use-cases/end-sandbox-accounts.ts';
import type { ConnectionTest } from '../domain/connection-test.ts';
import type { KeyType } from '../domain/credential.ts';
import type { ApiKeyRepository } from '../ports/api-key-repository.ts';
import type { ResolveCredential } from './resolve-credential.ts';
import type { SaveApiKey } from './save-api-key.ts';
import type { TestConnection } from './test-connection.ts';

interface Deps {
  keys: ApiKeyRepository;
  credentials: Pick<ResolveCredential, 'ofSecret'>;
  tests: Pick<TestConnection, 'tryOut'>;
  save: Pick<SaveApiKey, 'create' | 'update'>;
  sandboxAccounts: Pick<EndSandboxAccounts, 'isOwnSuperadminMissing'>;
}

/** The name of keys that this use case creates. A key with another name was added by a domain. */
const keyName = 'Connect';

/**
 * Tests a vendor's key. If it works, it is stored for every domain that has no active key, and replaces those that this
 * use case stored earlier. A domain's own key stays. Errors: `conflict` while the sandbox's superadmin is the only one.
 */
export class ConnectVendor {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute(input: {
    actor: AuditActor;
    type: KeyType;
    secret: string;
    signal?: AbortSignal;
  }): Promise<{ readonly test: ConnectionTest; readonly saved: readonly DepartmentKey[] }> {
    const { keys, credentials, tests, save, sandboxAccounts } = this.#deps;
    const { actor, type, secret, signal } = input;
    if (await sandboxAccounts.isOwnSuperadminMissing()) {
      throw new AppError('conflict', 'Make a superadmin of your own first: the password of this one is public.');
    }
    const test = await tests.tryOut(
      credentials.ofSecret(type, secret),
      // The key is for every domain, so the test is billed to the first one.
      { userId: actor.userId, department: departmentKeys[0] },
      signal,
    );
    const saved: DepartmentKey[] = [];
    if (!test.ok) return { test, saved };
    for (const department of departmentKeys) {
      const active = await keys.findActive(type, department);
      if (active !== null && active.name !== keyName) continue;
      const fields = { name: keyName, type, department, active: true, secret };
      if (active === null) await save.create(actor, fields, { tested: test });
      else await save.update(actor, active.id, fields, { tested: test });
      saved.push(department);
    }
    return { test, saved };
  }
}
