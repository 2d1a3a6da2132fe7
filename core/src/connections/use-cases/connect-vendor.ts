import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import { departmentKeys, type DepartmentKey } from '../../platform/contract/departments.ts';
import { AppError } from '../../platform/app-error.ts';
import type { ConnectionTest } from '../domain/connection-test.ts';
import type { KeyType } from '../domain/credential.ts';
import { ApiKeyRepository } from '../ports/api-key-repository.ts';
import { type Keeper, SandboxDoor } from '../ports/sandbox-door.ts';
import { ResolveCredential } from './resolve-credential.ts';
import { SaveApiKey } from './save-api-key.ts';
import { TestConnection } from './test-connection.ts';
import { only, UseCase } from '../../platform/needs.ts';

/** The name of keys that this use case creates. A key with another name was added by a domain. */
const keyName = 'Connect';

/**
 * Tests a vendor's key. If it works, it is stored for every domain that has no active key, and replaces those that this
 * use case stored earlier. A domain's own key stays. The first key ends the sandbox, and the keeper stays. Errors:
 * `conflict` for a user who cannot stay, such as the sandbox's superadmin.
 */
export class ConnectVendor extends UseCase({
  keys: ApiKeyRepository,
  credentials: only(ResolveCredential, 'ofSecret'),
  tests: only(TestConnection, 'tryOut'),
  save: only(SaveApiKey, 'create', 'update'),
  sandbox: only(SandboxDoor, 'isOpenTo'),
}) {
  async execute(input: {
    actor: AuditActor;
    keeper: Keeper;
    type: KeyType;
    secret: string;
    signal?: AbortSignal;
  }): Promise<{ readonly test: ConnectionTest; readonly saved: readonly DepartmentKey[] }> {
    const { keys, credentials, tests, save, sandbox } = this.deps;
    const { actor, keeper, type, secret, signal } = input;
    if (await sandbox.isOpenTo(keeper.userId)) {
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
      if (active === null) await save.create(actor, fields, { tested: test, keeper });
      else await save.update(actor, active.id, fields, { tested: test, keeper });
      saved.push(department);
    }
    return { test, saved };
  }
}
