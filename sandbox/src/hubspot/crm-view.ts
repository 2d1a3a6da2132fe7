import { engagementTypes, type CrmRecord, type EngagementType, type SampleContact } from '../crm-data/model.ts';
import type { SampleCrm } from '../crm-data/sample-crm.ts';
import type { CreatedNotes } from './created-notes.ts';
import type { ObjectType } from './object-types.ts';

const isEngagementType = (type: ObjectType): type is EngagementType =>
  engagementTypes.some((candidate) => candidate === type);

/** The sample CRM and the notes that were added to it, as one set of records and links. */
export class CrmView {
  readonly sample: SampleCrm;
  readonly created: CreatedNotes;

  constructor(sample: SampleCrm, created: CreatedNotes) {
    this.sample = sample;
    this.created = created;
  }

  find(type: ObjectType, id: string): CrmRecord | undefined {
    switch (type) {
      case 'contacts':
        return this.sample.contact(id);
      case 'companies':
        return this.sample.companyById(id)?.company;
      case 'deals':
      case 'tasks':
        return this.sample.owned(type, id)?.record;
      default:
        return this.sample.engagement(type, id)?.engagement ?? (type === 'notes' ? this.created.get(id) : undefined);
    }
  }

  findBy(type: ObjectType, idProperty: string | null, value: string): CrmRecord | undefined {
    if (idProperty === null || idProperty === 'hs_object_id') return this.find(type, value);
    if (type === 'contacts' && idProperty === 'email') return this.sample.contactByEmail(value);
    return undefined;
  }

  /** Records in the order of their ids, from the one after `after`. Lazy: a page makes only the histories it needs. */
  *list(type: ObjectType, after: string | null): Generator<CrmRecord> {
    const min = after === null ? 0 : Number(after);
    for (const contact of this.sample.contacts)
      for (const record of this.#recordsOf(contact, type)) if (Number(record.id) > min) yield record;
    if (type === 'notes') for (const note of this.created.all()) if (Number(note.id) > min) yield note;
  }

  /** The ids that a record is linked to, sorted; undefined when there is no such record. */
  linked(from: ObjectType, id: string, to: ObjectType): string[] | undefined {
    if (from === 'contacts') {
      const contact = this.sample.contact(id);
      return contact && this.#ofContact(contact, to);
    }
    const contacts = this.#contactsOf(from, id);
    if (!contacts) return undefined;
    return to === 'contacts'
      ? contacts.map((contact) => contact.id)
      : contacts.flatMap((contact) => (to === 'companies' || from === 'companies' ? this.#ofContact(contact, to) : []));
  }

  #contactsOf(from: ObjectType, id: string): SampleContact[] | undefined {
    if (from === 'contacts') return undefined;
    if (from === 'companies') {
      const found = this.sample.companyById(id);
      return found && [found.contact];
    }
    if (!isEngagementType(from)) {
      const found = this.sample.owned(from, id);
      return found && [found.contact];
    }
    const sample = this.sample.engagement(from, id);
    if (sample) return [sample.contact];
    const note = from === 'notes' ? this.created.get(id) : undefined;
    return note?.contactIds.flatMap((contactId) => this.sample.contact(contactId) ?? []);
  }

  #ofContact(contact: SampleContact, to: ObjectType): string[] {
    if (to === 'contacts') return [];
    const ids = this.#recordsOf(contact, to).map(({ id }) => id);
    return to === 'notes' ? [...ids, ...this.created.ofContact(contact.id).map((note) => note.id)] : ids;
  }

  #recordsOf(contact: SampleContact, type: ObjectType): readonly CrmRecord[] {
    switch (type) {
      case 'contacts':
        return [contact];
      case 'companies':
        return [this.sample.company(contact) ?? []].flat();
      case 'deals':
      case 'tasks':
        return this.sample[type](contact);
      default:
        return this.sample.engagements(contact, type);
    }
  }
}
