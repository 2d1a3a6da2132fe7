import {
  engagementKinds,
  type CrmContact,
  type Engagement,
  type EngagementKind,
} from '../../contacts/domain/contact.ts';
import { newestFirst } from '../../contacts/domain/engagement-date.ts';
import { CrmContacts, type ContactAnswer, type CrmAccess } from '../../contacts/ports/crm-contacts.ts';
import type { OnQuota } from '../../credentials/domain/connection-health.ts';
import { isSandbox, type Credential } from '../../credentials/domain/credential.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Logger } from '../../shared/logger.ts';
import { checkAccess } from './check-access.ts';
import { contactProperties, engagementProperties, readingLimit } from './crm-properties.ts';
import { batchSize, HubspotClient } from './hubspot-client.ts';
import { contactNotFound, HubspotFailure } from './hubspot-errors.ts';
import type { HubspotContact } from './hubspot-schemas.ts';
import { defaultTimeouts, startCall, type CallContext, type HubspotTimeouts } from './hubspot-transport.ts';
import { readManyContacts } from './many-contacts.ts';
import { listNewestIds } from './newest-ids.ts';
import { toContact, toEngagement } from './to-contact.ts';

export interface HubspotOptions {
  readonly clock: Clock;
  readonly logger: Logger;
  /** The account that keys must open; undefined: any. Sandbox keys are not asked. */
  readonly portalId?: string | undefined;
  readonly timeouts?: Partial<HubspotTimeouts>;
  readonly onQuota?: OnQuota | undefined;
}

/** Contacts of a HubSpot account. */
export class HubspotContacts extends CrmContacts {
  readonly #options: HubspotOptions;
  readonly #timeouts: HubspotTimeouts;
  /** Accounts whose portal was checked, so that the check costs one request in a process's life. */
  readonly #checked = new Set<string>();

  constructor(options: HubspotOptions) {
    super();
    this.#options = options;
    this.#timeouts = { ...defaultTimeouts, ...options.timeouts };
  }

  async fetch(contactId: string, credential: Credential, signal?: AbortSignal): Promise<CrmContact> {
    const call = startCall(this.#timeouts, signal);
    const client = new HubspotClient(credential, this.#options);
    await this.#checkPortal(client, credential, call);
    const contact = await this.#readContact(client, contactId, call);
    const kinds = await Promise.all(engagementKinds.map((kind) => this.#readKind(client, contact, kind, call)));
    return toContact(
      contact,
      new Map(kinds.map(({ kind, engagements }) => [kind, engagements])),
      new Map(kinds.map(({ kind, notRead }) => [kind, notRead])),
    );
  }

  async *fetchMany(
    contactIds: AsyncIterable<string> | Iterable<string>,
    credential: Credential,
    signal?: AbortSignal,
  ): AsyncGenerator<ContactAnswer> {
    const client = new HubspotClient(credential, this.#options);
    await this.#checkPortal(client, credential, startCall(this.#timeouts, signal));
    yield* readManyContacts(contactIds, {
      client,
      signal,
      newCall: (inner) => startCall({ call: this.#timeouts.call, overall: this.#timeouts.bulkStep }, inner),
    });
  }

  async describeAccount(credential: Credential, signal?: AbortSignal): Promise<{ readonly portalId: string }> {
    const client = new HubspotClient(credential, this.#options);
    return client.getAccount(startCall(this.#timeouts, signal));
  }

  async checkAccess(credential: Credential, signal?: AbortSignal): Promise<CrmAccess> {
    const access = await checkAccess(new HubspotClient(credential, this.#options), startCall(this.#timeouts, signal));
    const expected = this.#options.portalId;
    if (access.portalId !== null && access.portalId !== expected && expected !== undefined && !isSandbox(credential)) {
      throw wrongPortal(access.portalId, expected);
    }
    return access;
  }

  async #checkPortal(client: HubspotClient, credential: Credential, call: CallContext): Promise<void> {
    const expected = this.#options.portalId;
    if (expected === undefined || isSandbox(credential) || this.#checked.has(credential.fingerprint)) return;
    const { portalId } = await client.getAccount(call);
    if (portalId !== expected) throw wrongPortal(portalId, expected);
    if (this.#checked.size > 1_000) this.#checked.clear();
    this.#checked.add(credential.fingerprint);
  }

  async #readContact(client: HubspotClient, contactId: string, call: CallContext): Promise<HubspotContact> {
    try {
      const contact = await client.getContact(contactId, contactProperties, engagementKinds, call);
      if (contact.archived === true) throw contactNotFound();
      if (contact.id !== contactId) {
        this.#options.logger.info(
          { asked: contactId, answered: contact.id },
          'the contact was merged into another one',
        );
      }
      return contact;
    } catch (error) {
      // HubSpot answers 400, not 404, to an id that could never be one.
      if (error instanceof HubspotFailure && error.status === 400) throw contactNotFound();
      throw error;
    }
  }

  async #readKind(
    client: HubspotClient,
    contact: HubspotContact,
    kind: EngagementKind,
    call: CallContext,
  ): Promise<{ kind: EngagementKind; engagements: readonly Engagement[]; notRead: number }> {
    const inline = contact.associations?.[kind];
    if (!inline) return { kind, engagements: [], notRead: 0 };
    const { ids, total } = await listNewestIds(
      { ids: inline.results.map(({ id }) => id), after: inline.paging?.next?.after ?? null },
      (after) => client.listLinks(contact.id, kind, after, call),
      readingLimit,
    );
    const batches = Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, i) =>
      ids.slice(i * batchSize, (i + 1) * batchSize),
    );
    const read = await Promise.all(
      batches.map((batch) => client.readObjects(kind, batch, engagementProperties[kind], call)),
    );
    return { kind, engagements: newestFirst(kind, read.flat().map(toEngagement)), notRead: total - ids.length };
  }
}

function wrongPortal(opened: string, expected: string): AppError {
  return new AppError('crm_wrong_portal', `The HubSpot key opens account ${opened}, not ${expected}.`);
}
