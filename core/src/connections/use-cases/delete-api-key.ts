import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { AppError } from '../../platform/app-error.ts';
import { ApiKeyRepository } from '../ports/api-key-repository.ts';
import { JobWaker } from '../ports/job-waker.ts';
import { only, UseCase } from '../../platform/needs.ts';

/** Deletes a stored key; integrations that use it stop with the next call. Errors: `not_found`. */
export class DeleteApiKey extends UseCase({
  keys: ApiKeyRepository,
  wake: only(JobWaker, 'execute'),
  audit: AuditTrail,
}) {
  async execute(input: { actor: AuditActor; id: string }): Promise<void> {
    const { keys, wake, audit } = this.deps;
    const key = await keys.findById(input.id);
    if (key === null || !(await keys.delete(input.id))) {
      throw new AppError('not_found', 'This API key no longer exists.');
    }
    await audit.record(input.actor, 'key_deleted', key.id, `${key.type} key "${key.name}" of ${key.department}`);
    // Jobs that wait for this account then fail at their next call, because there is no key, instead of waiting on.
    if (key.active) await wake.execute(key);
  }
}
