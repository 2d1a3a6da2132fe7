import { isSandbox } from '../../connections/domain/credential.ts';
import type { CredentialResolver } from '../../connections/ports/credential-resolver.ts';
import type { FindCrmUser } from '../../sending/use-cases/find-crm-user.ts';
import { AppError } from '../../platform/app-error.ts';
import type { BulkRequest } from '../domain/bulk-request.ts';
import type { RowResolver } from './row-resolver.ts';

/**
 * Refuses a request with which no row could be written, before anything is read or paid for.
 * Errors: those of `RowResolver.check` and `CredentialResolver`; `sandbox_output` where the sandbox would write for a
 * real CRM, which would refuse all of it; `crm_user_unknown` where there is nobody to hand over to.
 */
export async function checkRequest(
  deps: {
    readonly resolver: RowResolver;
    readonly credentials: CredentialResolver;
    readonly findCrmUser: FindCrmUser;
  },
  { actor, defaults, pushPlaybook, handOver }: Pick<BulkRequest, 'actor' | 'defaults' | 'pushPlaybook' | 'handOver'>,
): Promise<void> {
  await deps.resolver.check();
  if (defaults.department === null) return;
  const ai = await deps.credentials.resolve('Openai', defaults.department);
  if (!pushPlaybook && handOver === undefined) return;
  const crm = await deps.credentials.resolve('Hubspot', defaults.department);
  if (handOver !== undefined) await deps.findCrmUser.execute({ recordUserId: actor.userId, credential: crm });
  if (!isSandbox(ai) || isSandbox(crm)) return;
  throw new AppError('sandbox_output', 'The sandbox would write, and sample output is not added to a real CRM.');
}
