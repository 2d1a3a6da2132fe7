import { makeEngagements } from './engagements.ts';
import { companyIdOf, readEngagementId } from './ids.ts';
import type { CrmRecord, Engagement, EngagementType, SampleContact } from './model.ts';
import { makeSampleContacts } from './sample-contacts.ts';

export const DEFAULT_SEED = 'overture';

/** The sample CRM of one seed. Histories are made when first asked for, so that a start takes no time. */
export class SampleCrm {
  readonly contacts: readonly SampleContact[];
  readonly #seed: string;
  readonly #byId: ReadonlyMap<string, SampleContact>;
  readonly #histories = new Map<number, readonly Engagement[]>();

  constructor(seed: string = DEFAULT_SEED) {
    this.#seed = seed;
    this.contacts = makeSampleContacts(seed);
    this.#byId = new Map(this.contacts.map((contact) => [contact.id, contact]));
  }

  contact(id: string): SampleContact | undefined {
    return this.#byId.get(id);
  }

  contactByEmail(email: string): SampleContact | undefined {
    const wanted = email.toLowerCase();
    return this.contacts.find((contact) => contact.properties['email']?.toLowerCase() === wanted);
  }

  /** Oldest first, of all types or of one. */
  engagements(contact: SampleContact, type?: EngagementType): readonly Engagement[] {
    let history = this.#histories.get(contact.index);
    if (!history) this.#histories.set(contact.index, (history = makeEngagements(this.#seed, contact)));
    return type ? history.filter((engagement) => engagement.type === type) : history;
  }

  engagement(type: EngagementType, id: string): { engagement: Engagement; contact: SampleContact } | undefined {
    const read = readEngagementId(id);
    const contact = read && read.type === type ? this.contacts[read.contactIndex] : undefined;
    const engagement = contact && this.engagements(contact).find((candidate) => candidate.id === id);
    return contact && engagement ? { engagement, contact } : undefined;
  }

  /** The contact's company as a record of its own; none when the contact names no company. */
  company(contact: SampleContact): CrmRecord | undefined {
    const { properties } = contact;
    if (!properties['company']) return undefined;
    const id = companyIdOf(contact.index);
    return {
      id,
      createdAt: contact.createdAt,
      updatedAt: contact.updatedAt,
      properties: {
        name: properties['company'],
        domain: properties['email']?.split('@')[1] ?? null,
        city: properties['city'] ?? null,
        country: properties['country'] ?? null,
        industry: properties['industry'] ?? null,
        description: properties['description'] ?? null,
        hs_object_id: id,
        createdate: contact.createdAt,
        hs_lastmodifieddate: contact.updatedAt,
      },
    };
  }

  companyById(id: string): { company: CrmRecord; contact: SampleContact } | undefined {
    const contact = this.contacts.find((candidate) => companyIdOf(candidate.index) === id);
    const company = contact && this.company(contact);
    return contact && company ? { company, contact } : undefined;
  }
}
