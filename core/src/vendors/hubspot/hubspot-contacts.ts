import { LRUCache } from 'lru-cache';
import { contactNameOf } from '../../contacts/domain/contact-name.ts';
import type { CrmContact, CrmProperties } from '../../contacts/domain/contact.ts';
import type { CrmProperty, FieldMapping } from '../../contacts/domain/crm-fields.ts';
import { CrmContacts, type ContactAnswer, type FoundContact } from '../../contacts/ports/crm-contacts.ts';
import type { CrmAccess } from '../../connections/domain/crm-access.ts';
import { isSandbox, type Credential } from '../../connections/domain/credential.ts';
import { AppError } from '../../platform/app-error.ts';
import { AccountMemory, toProperty } from './account-memory.ts';
import { checkAccess } from './check-access.ts';
import { mergedIds } from './contact-objects.ts';
import { HubspotClient } from './hubspot-client.ts';
import type { ClientDeps } from './hubspot-requests.ts';
import { contactNotFound } from './hubspot-errors.ts';
import type { HubspotObject } from './hubspot-schemas.ts';
import { defaultTimeouts, startCall, type CallContext, type HubspotTimeouts } from './hubspot-transport.ts';
import { readManyContacts } from './many-contacts.ts';
import { readOneContact } from './one-contact.ts';

export interface HubspotOptions extends ClientDeps {
  /** The account to which keys must belong; undefined: any. Sandbox keys are not checked. */
  readonly portalId?: string | undefined;
  readonly timeouts?: Partial<HubspotTimeouts>;
}

/** How long labels and missing scopes are cached. A scope that was added therefore works within this time. */
const memoryMs = 10 * 60_000;
/** Short, because a contact without labels is better than a long wait. */
const labelTimeouts = { call: 4_000, overall: 8_000 };
/** Short, because somebody is typing and looks at the list. */
const searchTimeouts = { call: 4_000, overall: 5_000 };

const foundProperties = ['firstname', 'lastname', 'email', 'company'];

/** Reads the contacts of a HubSpot account. */
export class HubspotContacts extends CrmContacts {
  readonly #options: HubspotOptions;
  readonly #timeouts: HubspotTimeouts;
  readonly #memories = new LRUCache<string, AccountMemory>({ max: 500, ttl: memoryMs });
  /** Accounts whose portal was checked, so that each process checks it once. */
  readonly #checked = new LRUCache<string, true>({ max: 1_000 });

  constructor(options: HubspotOptions) {
    super();
    this.#options = options;
    this.#timeouts = { ...defaultTimeouts, ...options.timeouts };
  }

  async fetch(
    contactId: string,
    credential: Credential,
    signal?: AbortSignal,
    fields: FieldMapping = {},
  ): Promise<CrmContact> {
    const call = startCall(this.#timeouts, signal);
    const client = new HubspotClient(credential, this.#options);
    await this.#checkPortal(client, credential, call);
    const memory = this.#memoryOf(credential, client);
    const feeding = await memory.fieldsWith(fields, call);
    return readOneContact(contactId, { client, memory, fields: feeding, call: () => call });
  }

  async *fetchMany(
    contactIds: AsyncIterable<string> | Iterable<string>,
    credential: Credential,
    signal?: AbortSignal,
    fields: FieldMapping = {},
  ): AsyncGenerator<ContactAnswer> {
    const client = new HubspotClient(credential, this.#options);
    await this.#checkPortal(client, credential, startCall(this.#timeouts, signal));
    yield* readManyContacts(contactIds, {
      client,
      memory: this.#memoryOf(credential, client),
      fields,
      signal,
      newCall: (inner) => startCall({ call: this.#timeouts.call, overall: this.#timeouts.bulkStep }, inner),
    });
  }

  async search(
    words: string,
    limit: number,
    credential: Credential,
    signal?: AbortSignal,
  ): Promise<readonly FoundContact[]> {
    const client = new HubspotClient(credential, this.#options);
    const call = startCall(searchTimeouts, signal);
    await this.#checkPortal(client, credential, call);
    const found = await client.search('contacts', { query: words, limit, properties: foundProperties }, call);
    return found.map(toFound);
  }

  async findOwned(
    email: string,
    limit: number,
    credential: Credential,
    signal?: AbortSignal,
  ): Promise<readonly FoundContact[] | null> {
    const client = new HubspotClient(credential, this.#options);
    const call = startCall(searchTimeouts, signal);
    await this.#checkPortal(client, credential, call);
    const owner = await client.account.findOwner(email, call);
    if (owner === null) return null;
    const found = await client.search(
      'contacts',
      {
        filterGroups: [{ filters: [{ propertyName: 'hubspot_owner_id', operator: 'EQ', value: owner.id }] }],
        sorts: [{ propertyName: 'lastmodifieddate', direction: 'DESCENDING' }],
        limit,
        properties: foundProperties,
      },
      call,
    );
    return found.map(toFound);
  }

  async listProperties(credential: Credential, signal?: AbortSignal): Promise<readonly CrmProperty[]> {
    const client = new HubspotClient(credential, this.#options);
    const listed = await client.account.listContactProperties(startCall(this.#timeouts, signal));
    return listed.map(toProperty);
  }

  async readProperties(
    contactId: string,
    names: readonly string[],
    credential: Credential,
    signal?: AbortSignal,
  ): Promise<CrmProperties> {
    const client = new HubspotClient(credential, this.#options);
    const [object] = await client.readObjects('contacts', [contactId], names, startCall(this.#timeouts, signal));
    if (object === undefined || object.archived === true) throw contactNotFound();
    return filled(object.properties);
  }

  async readManyProperties(
    contactIds: readonly string[],
    names: readonly string[],
    credential: Credential,
    signal?: AbortSignal,
  ): Promise<ReadonlyMap<string, CrmProperties>> {
    const client = new HubspotClient(credential, this.#options);
    const call = startCall(this.#timeouts, signal);
    await this.#checkPortal(client, credential, call);
    // HubSpot refuses a whole batch because of one id in the wrong form.
    const possible = contactIds.filter((id) => /^\d{1,19}$/.test(id));
    if (possible.length === 0) return new Map();
    const { objects } = await client.readBatch('contacts', possible, [...names, mergedIds], call);
    const living = objects.filter(({ archived }) => archived !== true);
    return new Map(
      living.flatMap(({ id, properties: { [mergedIds]: merged, ...properties } }) =>
        [...(merged?.split(';') ?? []), id].map((one) => [one.trim(), filled(properties)] as const),
      ),
    );
  }

  async describeAccount(credential: Credential, signal?: AbortSignal): Promise<{ readonly portalId: string }> {
    const client = new HubspotClient(credential, this.#options);
    return client.account.getAccount(startCall(this.#timeouts, signal));
  }

  async checkAccess(credential: Credential, signal?: AbortSignal): Promise<CrmAccess> {
    // Whoever tests a key may have just added a scope to it.
    this.#memories.delete(credential.fingerprint);
    const access = await checkAccess(new HubspotClient(credential, this.#options), startCall(this.#timeouts, signal));
    const expected = this.#options.portalId;
    if (access.portalId !== null && access.portalId !== expected && expected !== undefined && !isSandbox(credential)) {
      throw wrongPortal(access.portalId, expected);
    }
    return access;
  }

  #memoryOf({ fingerprint }: Credential, client: HubspotClient): AccountMemory {
    const known = this.#memories.get(fingerprint);
    if (known !== undefined) return known;
    const memory = new AccountMemory(client, () => startCall(labelTimeouts, undefined));
    this.#memories.set(fingerprint, memory);
    return memory;
  }

  async #checkPortal(client: HubspotClient, credential: Credential, call: CallContext): Promise<void> {
    const expected = this.#options.portalId;
    if (expected === undefined || isSandbox(credential) || this.#checked.has(credential.fingerprint)) return;
    const { portalId } = await client.account.getAccount(call);
    if (portalId !== expected) throw wrongPortal(portalId, expected);
    this.#checked.set(credential.fingerprint, true);
  }
}

function toFound({ id, properties }: HubspotObject): FoundContact {
  return {
    id,
    name: contactNameOf(properties),
    email: properties['email'] ?? '',
    company: properties['company'] ?? '',
  };
}

function filled(properties: CrmProperties): CrmProperties {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value));
}

function wrongPortal(opened: string, expected: string): AppError {
  return new AppError('crm_wrong_portal', `The HubSpot key opens account ${opened}, not ${expected}.`);
}
