import type { CrmAccess, MissingAccess } from '../../connections/domain/crm-access.ts';
import type { HubspotClient } from './hubspot-client.ts';
import { HubspotFailure } from './hubspot-errors.ts';
import type { CallContext } from './hubspot-transport.ts';
import { readProperties } from './crm-properties.ts';
import { areRedacted } from './to-contact.ts';

/** How many emails are read to see whether their texts are included. */
const emailsTried = 10;

interface AccessProbe {
  /** The end of the sentence "The key may not …". */
  readonly what: string;
  readonly isNeeded: boolean;
  /** Returns the missing scope where HubSpot does not report it itself. */
  ask(client: HubspotClient, call: CallContext): Promise<string | void>;
}

const reads = (type: string, isNeeded: boolean): AccessProbe => ({
  what: `read ${type}`,
  isNeeded,
  ask: async (client, call) => void (await client.listAny(type, 1, [], call)),
});
const reading = (what: string, ask: (client: HubspotClient, call: CallContext) => Promise<unknown>): AccessProbe => ({
  what: `read ${what}`,
  isNeeded: false,
  ask: async (client, call) => void (await ask(client, call)),
});

/** One small request for everything that Overture does in HubSpot. */
const probes: readonly AccessProbe[] = [
  reads('contacts', true),
  reads('notes', true),
  { what: 'read emails', isNeeded: true, ask: readEmails },
  reads('calls', true),
  reads('meetings', true),
  reads('tasks', true),
  { what: 'add notes', isNeeded: true, ask: (client, call) => client.changes.tryToWrite(call) },
  {
    what: 'list properties',
    isNeeded: false,
    ask: async (client, call) => void (await client.account.listContactProperties(call)),
  },
  reads('companies', false),
  reads('deals', false),
  reading('the stages of deals', (client, call) => client.account.listDealStages(call)),
  reading('owners', (client, call) => client.account.listOwners(call)),
  reading('the outcomes of calls', (client, call) => client.account.listCallOutcomes(call)),
  reading('sequences', (client, call) => client.sequences.listSequences('0', 1, call)),
  reading('lists', (client, call) => client.account.searchLists({ count: 1 }, call)),
  { what: 'enrol contacts in sequences', isNeeded: false, ask: (client, call) => client.sequences.tryToEnroll(call) },
  {
    what: 'make properties of contacts',
    isNeeded: false,
    ask: (client, call) => client.account.tryToCreateProperty(call),
  },
];

/**
 * Finds out which access a token has, by one request for each kind; changes nothing in the account. Throws errors of
 * the whole token (refused, rate limited, not reachable).
 */
export async function checkAccess(client: HubspotClient, call: CallContext): Promise<CrmAccess> {
  const portalId = await unlessUnknown(() => client.account.getAccount(call).then((account) => account.portalId));
  const tried = await Promise.all(probes.map((probe) => missingIn(probe, client, call)));
  const granted = probes.filter((_trial, index) => tried[index] === null).map(({ what }) => what);
  return { portalId, granted, missing: tried.filter((missing) => missing !== null) };
}

async function missingIn(probe: AccessProbe, client: HubspotClient, call: CallContext): Promise<MissingAccess | null> {
  const lacks = (scopes: readonly string[]): MissingAccess => ({ what: probe.what, scopes, isNeeded: probe.isNeeded });
  try {
    const scope = await unlessUnknown(() => probe.ask(client, call));
    return scope ? lacks([scope]) : null;
  } catch (error) {
    if (!(error instanceof HubspotFailure) || error.status !== 403) throw error;
    return lacks(error.scopes);
  }
}

/** Without the scope, HubSpot does not refuse to list emails, but leaves out their content. */
async function readEmails(client: HubspotClient, call: CallContext): Promise<string | void> {
  const emails = await client.listAny('emails', emailsTried, readProperties.emails, call);
  return areRedacted(emails) ? 'sales-email-read' : undefined;
}

/** Null where HubSpot, or a server in its place, does not know such a request. */
async function unlessUnknown<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof HubspotFailure && [400, 404, 405, 415].includes(error.status)) return null;
    throw error;
  }
}
