import type { CrmContact, CrmProperties } from '../../contacts/domain/contact.ts';
import type { CrmProperty, FieldMapping } from '../../contacts/domain/crm-fields.ts';
import { CrmContacts, type ContactAnswer, type FoundContact } from '../../contacts/ports/crm-contacts.ts';
import type { CrmAccess } from '../../connections/domain/crm-access.ts';
import type { Credential } from '../../connections/domain/credential.ts';
import type { ConnectionMonitor } from '../../connections/use-cases/connection-monitor.ts';
import type { Tracing } from '../../platform/tracing.ts';
import { CrmCalls } from './crm-calls.ts';

/** Records the success or failure of every call to the CRM, and traces it. */
export class MonitoredCrmContacts extends CrmContacts {
  readonly #inner: CrmContacts;
  readonly #calls: CrmCalls;

  constructor(inner: CrmContacts, monitor: ConnectionMonitor, tracing: Tracing) {
    super();
    this.#inner = inner;
    this.#calls = new CrmCalls(monitor, tracing);
  }

  fetch(contactId: string, credential: Credential, signal?: AbortSignal, fields?: FieldMapping): Promise<CrmContact> {
    return this.#calls.make(
      'read contact',
      credential,
      () => this.#inner.fetch(contactId, credential, signal, fields),
      signal,
    );
  }

  async *fetchMany(
    contactIds: AsyncIterable<string> | Iterable<string>,
    credential: Credential,
    signal?: AbortSignal,
    fields?: FieldMapping,
  ): AsyncGenerator<ContactAnswer> {
    const answers = this.#inner.fetchMany(contactIds, credential, signal, fields)[Symbol.asyncIterator]();
    try {
      for (;;) {
        const next = await this.#calls.make('read contacts', credential, () => answers.next(), signal);
        if (next.done === true) return;
        yield next.value;
      }
    } finally {
      // When the consumer stops early, reading ahead stops too.
      await answers.return?.();
    }
  }

  describeAccount(credential: Credential, signal?: AbortSignal): Promise<{ readonly portalId: string }> {
    return this.#calls.make(
      'describe account',
      credential,
      () => this.#inner.describeAccount(credential, signal),
      signal,
    );
  }

  search(words: string, limit: number, credential: Credential, signal?: AbortSignal): Promise<readonly FoundContact[]> {
    return this.#calls.make(
      'search contacts',
      credential,
      () => this.#inner.search(words, limit, credential, signal),
      signal,
    );
  }

  findOwned(
    email: string,
    limit: number,
    credential: Credential,
    signal?: AbortSignal,
  ): Promise<readonly FoundContact[] | null> {
    return this.#calls.make(
      'search contacts',
      credential,
      () => this.#inner.findOwned(email, limit, credential, signal),
      signal,
    );
  }

  listProperties(credential: Credential, signal?: AbortSignal): Promise<readonly CrmProperty[]> {
    return this.#calls.make(
      'list properties',
      credential,
      () => this.#inner.listProperties(credential, signal),
      signal,
    );
  }

  readProperties(
    contactId: string,
    names: readonly string[],
    credential: Credential,
    signal?: AbortSignal,
  ): Promise<CrmProperties> {
    return this.#calls.make(
      'read properties',
      credential,
      () => this.#inner.readProperties(contactId, names, credential, signal),
      signal,
    );
  }

  readManyProperties(
    contactIds: readonly string[],
    names: readonly string[],
    credential: Credential,
    signal?: AbortSignal,
  ): Promise<ReadonlyMap<string, CrmProperties>> {
    return this.#calls.make(
      'read properties of contacts',
      credential,
      () => this.#inner.readManyProperties(contactIds, names, credential, signal),
      signal,
    );
  }

  /** The caller records the result, because an answer may also be a failed check. */
  checkAccess(credential: Credential, signal?: AbortSignal): Promise<CrmAccess> {
    return this.#calls.trace('check access', () => this.#inner.checkAccess(credential, signal));
  }
}
