import {
  engagementKinds,
  type CrmContact,
  type CrmProperties,
  type Engagement,
  type EngagementKind,
} from '../../contacts/domain/contact.ts';
import { newestFirst } from '../../contacts/domain/engagement-date.ts';
import { CrmContacts } from '../../contacts/ports/crm-contacts.ts';
import type { OnQuota } from '../../credentials/domain/connection-health.ts';
import { isSandbox, type Credential } from '../../credentials/domain/credential.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Logger } from '../../shared/logger.ts';
import { contactProperties, engagementProperties } from './crm-properties.ts';
import { batchSize, HubspotClient, type HubspotContact, type HubspotObject } from './hubspot-client.ts';
import { HubspotFailure } from './hubspot-errors.ts';
import { defaultTimeouts, startCall, type CallContext, type HubspotTimeouts } from './hubspot-transport.ts';
import { listNewestIds } from './newest-ids.ts';

export interface HubspotOptions {
  readonly clock: Clock;
  readonly logger: Logger;
  /** The account that keys must open; undefined: any. Sandbox keys are not asked. */
  readonly portalId?: string | undefined;
  readonly timeouts?: Partial<HubspotTimeouts>;
  readonly onQuota?: OnQuota | undefined;
}

/** The most engagements of a kind that are read; older ones are counted only. */
export const readingLimit = 500;

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
    const of = (kind: EngagementKind): readonly Engagement[] =>
      kinds.find((read) => read.kind === kind)?.engagements ?? [];
    return {
      id: contact.id,
      properties: withoutEmpty(contact.properties),
      engagements: { notes: of('notes'), emails: of('emails'), calls: of('calls'), meetings: of('meetings') },
      notRead: Object.fromEntries(
        kinds.filter(({ notRead }) => notRead > 0).map(({ kind, notRead }) => [kind, notRead]),
      ),
    };
  }

  async describeAccount(credential: Credential, signal?: AbortSignal): Promise<{ readonly portalId: string }> {
    const client = new HubspotClient(credential, this.#options);
    return client.getAccount(startCall(this.#timeouts, signal));
  }

  async #checkPortal(client: HubspotClient, credential: Credential, call: CallContext): Promise<void> {
    const expected = this.#options.portalId;
    if (expected === undefined || isSandbox(credential) || this.#checked.has(credential.fingerprint)) return;
    const { portalId } = await client.getAccount(call);
    if (portalId !== expected) {
      throw new AppError('crm_wrong_portal', `The HubSpot key opens account ${portalId}, not ${expected}.`);
    }
    if (this.#checked.size > 1_000) this.#checked.clear();
    this.#checked.add(credential.fingerprint);
  }

  async #readContact(client: HubspotClient, contactId: string, call: CallContext): Promise<HubspotContact> {
    const notFound = new AppError('crm_contact_not_found', 'Contact not found. Please verify the HubSpot URL.');
    try {
      const contact = await client.getContact(contactId, contactProperties, engagementKinds, call);
      if (contact.archived === true) throw notFound;
      if (contact.id !== contactId) {
        this.#options.logger.info(
          { asked: contactId, answered: contact.id },
          'the contact was merged into another one',
        );
      }
      return contact;
    } catch (error) {
      // HubSpot answers 400, not 404, to an id that could never be one.
      if (error instanceof HubspotFailure && error.status === 400) throw notFound;
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

function toEngagement(object: HubspotObject): Engagement {
  const createdAt = object.createdAt.getTime();
  return {
    id: object.id,
    createdAt: Number.isNaN(createdAt) ? null : createdAt,
    properties: withoutEmpty(object.properties),
  };
}

/** HubSpot answers null for what was asked for and is not filled in; that is no knowledge worth keeping. */
function withoutEmpty(properties: CrmProperties): CrmProperties {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== null && value !== ''));
}
