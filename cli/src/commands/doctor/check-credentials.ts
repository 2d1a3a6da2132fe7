import { ConnectionHealthRepository } from '@overture/core/connections/ports/connection-health-repository';
import { ResolveCredential } from '@overture/core/connections/use-cases/resolve-credential';
import { TestConnection } from '@overture/core/connections/use-cases/test-connection';
import type { ConnectionHealth } from '@overture/core/connections/domain/connection-health';
import type { Credential } from '@overture/core/connections/domain/credential';
import { departmentKeys, departmentNames, failedState, quotaText, type DepartmentKey } from '@overture/core/contract';
import type { OpenCore } from '@overture/core/composition';
import { shortMoment } from '../../print.ts';
import { attempt, type Check } from './check.ts';

/** Tests each credential of each vendor once. A check names its domains and what is left of the vendor's quota. */
export async function checkCredentials(core: OpenCore, signal: AbortSignal): Promise<Check[]> {
  const checks = await Promise.all((['Hubspot', 'Openai'] as const).map((type) => checkVendor(core, type, signal)));
  return checks.flat();
}

async function checkVendor(core: OpenCore, type: Credential['type'], signal: AbortSignal): Promise<Check[]> {
  const names = departmentNames(core.settings.productName);
  const refused: Check[] = [];
  const served = new Map<string, { credential: Credential; department: DepartmentKey; domains: string[] }>();
  for (const key of departmentKeys) {
    const domain = names.nameOf(key);
    const resolved = await attempt(`${type} ${domain}`, () => core.get(ResolveCredential).resolve(type, key));
    if (!resolved.ok) {
      refused.push(resolved.check);
      continue;
    }
    const entry = served.get(resolved.value.fingerprint) ?? {
      credential: resolved.value,
      department: key,
      domains: [],
    };
    entry.domains.push(domain);
    served.set(resolved.value.fingerprint, entry);
  }
  const tried = [...served.values()].map(async ({ credential, department, domains }): Promise<Check> => {
    const who = domains.length === departmentKeys.length ? 'all domains' : domains.join(', ');
    const test = await core.get(TestConnection).tryOut(credential, { userId: null, department }, signal);
    const [health] = await core.get(ConnectionHealthRepository).find([credential.fingerprint]);
    return {
      name: type,
      status: test.ok ? 'ok' : 'failed',
      credential: test.code !== null && failedState(test.code) === 'refused',
      text: `${credential.source} credential, ${who}`,
      details: [test.message, ...healthTexts(health, test.ok)],
    };
  });
  return [...refused, ...(await Promise.all(tried))];
}

/** The quota of a working credential, or when another one last worked. */
function healthTexts(health: ConnectionHealth | undefined, works: boolean): string[] {
  const { lastSuccessAt = null, quotas = [], notice } = health ?? {};
  if (works) return [...(notice ? [notice] : []), ...quotas.map((quota) => `${quotaText(quota)}.`)];
  return lastSuccessAt === null ? [] : [`Last worked ${shortMoment(new Date(lastSuccessAt).toISOString())} UTC.`];
}
