import { makeCompany } from './companies.ts';
import { makeDeals } from './deals.ts';
import { makeEngagements } from './engagements.ts';
import { companyIdOf, readEngagementId, readOwnedId } from './ids.ts';
import type { CrmRecord, Engagement, EngagementType, SampleContact } from './model.ts';
import { makeSampleContacts } from './sample-contacts.ts';
import { makeTasks } from './tasks.ts';

export const defaultSeed = 'overture';

/** The sample CRM of one seed. Histories are made when they are first needed, so that a start takes no time. */
export class SampleCrm {
  readonly contacts: readonly SampleContact[];
  readonly #seed: string;
  readonly #byId: ReadonlyMap<string, SampleContact>;
  readonly #histories = new Map<number, readonly Engagement[]>();

  constructor(seed: string = defaultSeed) {
    this.#seed = seed;
    this.contacts = makeSampleContacts(seed);
    this.#byId = new Map(this.contacts.map((contact) => [contact.id, contact]));
  }

  contact(id: string): SampleContact | undefined {
    return this.#byId.get(id);
  }

  /** The contact into which the one with this id was merged in the end. */
  mergedInto(id: string): SampleContact | undefined {
    return this.contacts.find((contact) => mergedIdsOf(contact).includes(id));
  }

  /** The id under which a merged contact continued: each was merged into the next one, the last into the contact. */
  movedTo(id: string): string | undefined {
    const living = this.mergedInto(id);
    if (living === undefined) return undefined;
    const ids = [...mergedIdsOf(living), living.id];
    return ids[ids.indexOf(id) + 1];
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

  company(contact: SampleContact): CrmRecord | undefined {
    return makeCompany(contact);
  }

  companyById(id: string): { company: CrmRecord; contact: SampleContact } | undefined {
    const contact = this.contacts.find((candidate) => companyIdOf(candidate.index) === id);
    const company = contact && this.company(contact);
    return contact && company ? { company, contact } : undefined;
  }

  deals(contact: SampleContact): readonly CrmRecord[] {
    return makeDeals(this.#seed, contact);
  }

  tasks(contact: SampleContact): readonly CrmRecord[] {
    return makeTasks(this.#seed, contact);
  }

  owned(type: 'deals' | 'tasks', id: string): { record: CrmRecord; contact: SampleContact } | undefined {
    const read = readOwnedId(id);
    const contact = read?.type === type ? this.contacts[read.contactIndex] : undefined;
    const record = contact && this[type](contact).find((candidate) => candidate.id === id);
    return contact && record ? { record, contact } : undefined;
  }
}

const mergedIdsOf = ({ properties }: SampleContact): readonly string[] =>
  properties['hs_merged_object_ids']?.split(';') ?? [];
