import { isSandbox } from '../../credentials/domain/credential.ts';
import type { CredentialResolver } from '../../credentials/ports/credential-resolver.ts';
import { AppError } from '../../shared/app-error.ts';
import type { BulkRequest } from '../domain/bulk-request.ts';
import type { RowResolver } from './row-resolver.ts';

/**
 * Refuses a request with which no row could be written, before anything is read or paid for.
 * Errors: those of `RowResolver.check` and `CredentialResolver`; `sandbox_output` where the sandbox would write playbooks
 * for a real CRM, which would refuse every one of them.
 */
export async function checkRequest(
  deps: { readonly resolver: RowResolver; readonly credentials: CredentialResolver },
  { defaults, pushPlaybook }: Pick<BulkRequest, 'defaults' | 'pushPlaybook'>,
): Promise<void> {
  await deps.resolver.check();
  if (defaults.department === null) return;
  const ai = await deps.credentials.resolve('Openai', defaults.department);
  if (!pushPlaybook || !isSandbox(ai)) return;
  const crm = await deps.credentials.resolve('Hubspot', defaults.department);
  if (isSandbox(crm)) return;
  throw new AppError('sandbox_output', 'The sandbox would write, and sample output is not added to a real CRM.');
}
