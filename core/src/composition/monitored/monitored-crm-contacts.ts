import type { CrmContact } from '../../contacts/domain/contact.ts';
import { CrmContacts } from '../../contacts/ports/crm-contacts.ts';
import type { Credential } from '../../credentials/domain/credential.ts';
import type { ConnectionMonitor } from '../../credentials/use-cases/connection-monitor.ts';

/** A CRM whose calls leave behind how they went. */
export class MonitoredCrmContacts extends CrmContacts {
  readonly #inner: CrmContacts;
  readonly #monitor: ConnectionMonitor;

  constructor(inner: CrmContacts, monitor: ConnectionMonitor) {
    super();
    this.#inner = inner;
    this.#monitor = monitor;
  }

  fetch(contactId: string, credential: Credential, signal?: AbortSignal): Promise<CrmContact> {
    return this.#monitor.watch(credential, () => this.#inner.fetch(contactId, credential, signal), signal);
  }

  describeAccount(credential: Credential, signal?: AbortSignal): Promise<{ readonly portalId: string }> {
    return this.#monitor.watch(credential, () => this.#inner.describeAccount(credential, signal), signal);
  }
}
