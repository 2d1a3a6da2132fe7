import type { CrmContact, CrmProperties } from '../contacts/domain/contact.ts';
import { mergedIdsOf } from '../contacts/domain/merged-ids.ts';
import type { CrmProperty, FieldMapping } from '../contacts/domain/crm-fields.ts';
import { CrmContacts, type ContactAnswer, type FoundContact } from '../contacts/ports/crm-contacts.ts';
import type { CrmAccess, MissingAccess } from '../connections/domain/crm-access.ts';
import type { Credential } from '../connections/domain/credential.ts';
import { AppError } from '../platform/app-error.ts';
import { PlannedFailures } from './planned-failures.ts';

/** A CRM that holds the contacts it was given; any other id is `crm_contact_not_found`. */
export class FakeCrmContacts extends CrmContacts {
  readonly contacts = new Map<string, CrmContact>();
  /** Ids that were asked for, in order, with the credential used. */
  readonly calls: { readonly contactId: string; readonly credential: Credential; readonly fields?: FieldMapping }[] =
    [];
  readonly searches: { readonly words: string; readonly credential: Credential }[] = [];
  portalId = '4242';
  properties: readonly CrmProperty[] = [];
  /** What keys may not do. */
  missing: readonly MissingAccess[] = [];
  readonly #failures = new PlannedFailures();

  constructor(contacts: readonly CrmContact[] = []) {
    super();
    for (const contact of contacts) this.contacts.set(contact.id, contact);
  }

  failNext(error: Error, times = 1): void {
    this.#failures.add(error, times);
  }

  async fetch(
    contactId: string,
    credential: Credential,
    signal?: AbortSignal,
    fields?: FieldMapping,
  ): Promise<CrmContact> {
    this.calls.push({ contactId, credential, ...(fields !== undefined && { fields }) });
    signal?.throwIfAborted();
    this.#failures.throwNext();
    const contact = this.contacts.get(contactId);
    if (!contact) throw new AppError('crm_contact_not_found', 'Contact not found. Please verify the HubSpot URL.');
    return contact;
  }

  async *fetchMany(
    contactIds: AsyncIterable<string> | Iterable<string>,
    credential: Credential,
    signal?: AbortSignal,
    fields?: FieldMapping,
  ): AsyncGenerator<ContactAnswer> {
    for await (const contactId of contactIds) {
      try {
        yield { contactId, contact: await this.fetch(contactId, credential, signal, fields) };
      } catch (error) {
        const isOfContact =
          error instanceof AppError && (error.code === 'crm_contact_not_found' || error.code === 'crm_unavailable');
        if (!isOfContact) throw error;
        yield { contactId, error };
      }
    }
  }

  async search(
    words: string,
    limit: number,
    credential: Credential,
    signal?: AbortSignal,
  ): Promise<readonly FoundContact[]> {
    this.searches.push({ words, credential });
    signal?.throwIfAborted();
    this.#failures.throwNext();
    return [...this.contacts.values()]
      .map(foundOf)
      .filter((found) => Object.values(found).join(' ').toLowerCase().includes(words.toLowerCase()))
      .slice(0, limit);
  }

  /** A contact is owned by whom its owner names; the newest comes last in `contacts`. */
  async findOwned(
    email: string,
    limit: number,
    _credential: Credential,
    signal?: AbortSignal,
  ): Promise<readonly FoundContact[] | null> {
    signal?.throwIfAborted();
    this.#failures.throwNext();
    const owned = [...this.contacts.values()].filter(({ owner }) => owner?.email === email).toReversed();
    return owned.length === 0 ? null : owned.slice(0, limit).map(foundOf);
  }

  async listProperties(_credential: Credential, signal?: AbortSignal): Promise<readonly CrmProperty[]> {
    signal?.throwIfAborted();
    this.#failures.throwNext();
    return this.properties;
  }

  async readProperties(
    contactId: string,
    names: readonly string[],
    credential: Credential,
    signal?: AbortSignal,
  ): Promise<CrmProperties> {
    const { properties } = await this.fetch(contactId, credential, signal);
    return Object.fromEntries(Object.entries(properties).filter(([name, value]) => names.includes(name) && value));
  }

  async readManyProperties(
    contactIds: readonly string[],
    names: readonly string[],
    _credential: Credential,
    signal?: AbortSignal,
  ): Promise<ReadonlyMap<string, CrmProperties>> {
    signal?.throwIfAborted();
    this.#failures.throwNext();
    const found = contactIds.flatMap((id) => this.contacts.get(id) ?? []);
    return new Map(
      found.flatMap(({ id, properties }) => {
        const named = Object.entries(properties).filter(([name, value]) => names.includes(name) && value);
        return [...mergedIdsOf(properties), id].map((one) => [one, Object.fromEntries(named)] as const);
      }),
    );
  }

  async describeAccount(_credential: Credential, signal?: AbortSignal): Promise<{ readonly portalId: string }> {
    signal?.throwIfAborted();
    this.#failures.throwNext();
    return { portalId: this.portalId };
  }

  async checkAccess(_credential: Credential, signal?: AbortSignal): Promise<CrmAccess> {
    signal?.throwIfAborted();
    this.#failures.throwNext();
    return { portalId: this.portalId, granted: ['read contacts'], missing: this.missing };
  }
}

function foundOf({ id, properties: { firstname, lastname, email, company } }: CrmContact): FoundContact {
  return {
    id,
    name: [firstname, lastname].filter(Boolean).join(' '),
    email: email ?? '',
    company: company ?? '',
  };
}
