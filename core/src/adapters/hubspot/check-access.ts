import { engagementKinds } from '../../contacts/domain/contact.ts';
import type { CrmAccess, MissingAccess } from '../../contacts/ports/crm-contacts.ts';
import type { HubspotClient } from './hubspot-client.ts';
import { HubspotFailure } from './hubspot-errors.ts';
import type { CallContext } from './hubspot-transport.ts';

/** What filing a playbook needs; there is no request that would show it without making a note. */
const writeScope = 'crm.objects.contacts.write';

/**
 * What a token may do of what Overture asks of HubSpot: seven small requests, each type read once. Throws what concerns
 * the whole token (refused, rate limited, not reachable).
 */
export async function checkAccess(client: HubspotClient, call: CallContext): Promise<CrmAccess> {
  const portalId = await unlessUnknown(() => client.getAccount(call).then((account) => account.portalId));
  const [scopes, ...reads] = await Promise.all([
    // A stand-in, or a token of another kind, knows nothing of this.
    unlessUnknown(() => client.getScopes(call), [403]),
    ...(['contacts', ...engagementKinds] as const).map((type) => missingRead(client, type, call)),
  ]);
  const missing = reads.filter((read) => read !== null);
  if (scopes !== null && !scopes.includes(writeScope)) missing.push({ what: 'add notes', scopes: [writeScope] });
  return { portalId, missing, isWholly: scopes !== null };
}

async function missingRead(client: HubspotClient, type: string, call: CallContext): Promise<MissingAccess | null> {
  try {
    await unlessUnknown(() => client.readAny(type, call));
    return null;
  } catch (error) {
    if (!(error instanceof HubspotFailure) || error.status !== 403) throw error;
    return { what: `read ${type}`, scopes: error.scopes };
  }
}

/** Null where HubSpot, or what stands in for it, does not know such a request. */
async function unlessUnknown<T>(ask: () => Promise<T>, also: readonly number[] = []): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof HubspotFailure && [400, 404, 405, 415, ...also].includes(error.status)) return null;
    throw error;
  }
}
