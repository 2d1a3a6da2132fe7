import {
  ConnectionHealthRepository,
  CredentialResolver,
  TestConnection,
  type ConnectionHealth,
  type Credential,
} from '@overture/core/app';
import { departmentKeys, departmentNames, failedState, quotaText } from '@overture/core/contract';
import type { OpenCore } from '@overture/core/composition';
import { shortMoment } from '../../detail.ts';
import { attempt, type Check } from './check.ts';

/** Each distinct credential of each vendor is tried once, with the domains it serves and what is left of its allowance. */
export async function checkCredentials(core: OpenCore, signal: AbortSignal): Promise<Check[]> {
  const checks = await Promise.all((['Hubspot', 'Openai'] as const).map((type) => checkVendor(core, type, signal)));
  return checks.flat();
}

async function checkVendor(core: OpenCore, type: Credential['type'], signal: AbortSignal): Promise<Check[]> {
  const names = departmentNames(core.settings.productName);
  const refused: Check[] = [];
  const served = new Map<string, { credential: Credential; domains: string[] }>();
  for (const key of departmentKeys) {
    const domain = names.nameOf(key);
    const resolved = await attempt(`${type} ${domain}`, () => core.get(CredentialResolver).resolve(type, key));
    if (!resolved.ok) {
      refused.push(resolved.check);
      continue;
    }
    const entry = served.get(resolved.value.fingerprint) ?? { credential: resolved.value, domains: [] };
    entry.domains.push(domain);
    served.set(resolved.value.fingerprint, entry);
  }
  const tried = [...served.values()].map(async ({ credential, domains }): Promise<Check> => {
    const who = domains.length === departmentKeys.length ? 'all domains' : domains.join(', ');
    const test = await core.get(TestConnection).tryOut(credential, signal);
    const [health] = await core.get(ConnectionHealthRepository).find([credential.fingerprint]);
    return {
      name: type,
      status: test.ok ? 'ok' : 'failed',
      credential: test.code !== null && failedState(test.code) === 'refused',
      text: `${credential.source} credential, ${who}: ${[test.message, ...healthText(health, test.ok)].join(' ')}`,
    };
  });
  return [...refused, ...(await Promise.all(tried))];
}

function healthText(health: ConnectionHealth | undefined, works: boolean): string[] {
  const { lastSuccessAt = null, lastError = null, quotas = [] } = health ?? {};
  const left = quotas.map((quota) => quotaText(quota)).join(', ');
  const moment = (at: number): string => `${shortMoment(new Date(at).toISOString())} UTC`;
  return [
    ...(left === '' ? [] : [`${left}.`]),
    ...(works && lastError !== null ? [`Last error ${moment(lastError.at)}: ${lastError.message}`] : []),
    ...(!works && lastSuccessAt !== null ? [`Last worked ${moment(lastSuccessAt)}.`] : []),
  ];
}
