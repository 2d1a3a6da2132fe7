import { ENGAGEMENT_TYPES, type CrmRecord, type EngagementType, type SampleContact } from '../crm-data/model.ts';
import type { SampleCrm } from '../crm-data/sample-crm.ts';
import type { CreatedNotes } from './created-notes.ts';

export type ObjectType = EngagementType | 'contacts' | 'companies';

const ALIASES: Record<string, ObjectType> = {
  contacts: 'contacts',
  contact: 'contacts',
  '0-1': 'contacts',
  companies: 'companies',
  company: 'companies',
  '0-2': 'companies',
  notes: 'notes',
  note: 'notes',
  '0-46': 'notes',
  emails: 'emails',
  email: 'emails',
  '0-49': 'emails',
  calls: 'calls',
  call: 'calls',
  '0-48': 'calls',
  meetings: 'meetings',
  meeting: 'meetings',
  '0-47': 'meetings',
};

/** HubSpot takes a type's plural, singular or number. */
export const objectTypeOf = (name: string): ObjectType | undefined => ALIASES[name.toLowerCase()];
export const isEngagementType = (type: ObjectType): type is EngagementType =>
  ENGAGEMENT_TYPES.some((candidate) => candidate === type);

/** The sample CRM and the notes that were added to it, as one set of records and links. */
export class CrmView {
  readonly sample: SampleCrm;
  readonly created: CreatedNotes;

  constructor(sample: SampleCrm, created: CreatedNotes) {
    this.sample = sample;
    this.created = created;
  }

  find(type: ObjectType, id: string): CrmRecord | undefined {
    if (type === 'contacts') return this.sample.contact(id);
    if (type === 'companies') return this.sample.companyById(id)?.company;
    return this.sample.engagement(type, id)?.engagement ?? (type === 'notes' ? this.created.get(id) : undefined);
  }

  findBy(type: ObjectType, idProperty: string | null, value: string): CrmRecord | undefined {
    if (idProperty === null || idProperty === 'hs_object_id') return this.find(type, value);
    if (type === 'contacts' && idProperty === 'email') return this.sample.contactByEmail(value);
    return undefined;
  }

  /** Records in the order of their ids, from the one after `after`. Lazy: a page makes only the histories it needs. */
  *list(type: ObjectType, after: string | null): Generator<CrmRecord> {
    const min = after === null ? 0 : Number(after);
    for (const contact of this.sample.contacts) {
      const records =
        type === 'contacts'
          ? [contact]
          : type === 'companies'
            ? [this.sample.company(contact)]
            : this.sample.engagements(contact, type);
      for (const record of records) if (record && Number(record.id) > min) yield record;
    }
    if (type === 'notes') for (const note of this.created.all()) if (Number(note.id) > min) yield note;
  }

  /** Ids that a record is linked to, in the order of ids. Undefined: there is no such record. */
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
    if (from === 'companies') {
      const found = this.sample.companyById(id);
      return found && [found.contact];
    }
    if (!isEngagementType(from)) return undefined;
    const sample = this.sample.engagement(from, id);
    if (sample) return [sample.contact];
    const note = from === 'notes' ? this.created.get(id) : undefined;
    return note?.contactIds.flatMap((contactId) => this.sample.contact(contactId) ?? []);
  }

  #ofContact(contact: SampleContact, to: ObjectType): string[] {
    if (to === 'contacts') return [];
    if (to === 'companies') return [this.sample.company(contact)?.id ?? []].flat();
    const ids = this.sample.engagements(contact, to).map((engagement) => engagement.id);
    return to === 'notes' ? [...ids, ...this.created.ofContact(contact.id).map((note) => note.id)] : ids;
  }
}
