import { engagementTypes, type CrmRecord, type EngagementType, type SampleContact } from '../crm-data/model.ts';
import type { SampleCrm } from '../crm-data/sample-crm.ts';
import { createdTypes, type CreatedObjects, type CreatedType } from './created-objects.ts';
import type { PortalChanges } from './portal-changes.ts';
import type { ObjectType } from './object-types.ts';

const isCreatedType = (type: ObjectType): type is CreatedType => createdTypes.some((candidate) => candidate === type);
const isEngagementType = (type: ObjectType): type is EngagementType =>
  engagementTypes.some((candidate) => candidate === type);

/** The sample CRM together with everything that was added or changed, as one set of records and links. */
export class CrmView {
  readonly sample: SampleCrm;
  readonly created: CreatedObjects;
  readonly changes: PortalChanges;

  constructor(sample: SampleCrm, created: CreatedObjects, changes: PortalChanges) {
    this.sample = sample;
    this.created = created;
    this.changes = changes;
  }

  find(type: ObjectType, id: string): CrmRecord | undefined {
    switch (type) {
      case 'contacts':
        return this.contact(id);
      case 'companies':
        return this.sample.companyById(id)?.company;
      case 'deals':
        return this.sample.owned(type, id)?.record;
      case 'tasks':
        return this.sample.owned(type, id)?.record ?? this.created.get(type, id);
      default:
        return (
          this.sample.engagement(type, id)?.engagement ?? (isCreatedType(type) ? this.created.get(type, id) : undefined)
        );
    }
  }

  /** A contact with the values that clients set. */
  contact(id: string): SampleContact | undefined {
    const contact = this.sample.contact(id);
    return contact && this.#asChanged(contact);
  }

  findBy(type: ObjectType, idProperty: string | null, value: string): CrmRecord | undefined {
    if (idProperty === null || idProperty === 'hs_object_id') return this.find(type, value);
    const contact = type === 'contacts' && idProperty === 'email' ? this.sample.contactByEmail(value) : undefined;
    return contact && this.#asChanged(contact);
  }

  /**
   * Records in the order of their ids, from the one after `after`. The generator is lazy: a page makes only the
   * histories that it needs.
   */
  *list(type: ObjectType, after: string | null): Generator<CrmRecord> {
    const min = after === null ? 0 : Number(after);
    for (const contact of this.sample.contacts)
      for (const record of this.#recordsOf(contact, type)) if (Number(record.id) > min) yield record;
    if (isCreatedType(type)) for (const made of this.created.all(type)) if (Number(made.id) > min) yield made;
  }

  /** The ids to which a record is linked, sorted; undefined when there is no such record. */
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
    const sample = isEngagementType(from) ? this.sample.engagement(from, id) : this.sample.owned(from, id);
    if (sample) return [sample.contact];
    const made = isCreatedType(from) ? this.created.get(from, id) : undefined;
    return made?.contactIds.flatMap((contactId) => this.sample.contact(contactId) ?? []);
  }

  #ofContact(contact: SampleContact, to: ObjectType): string[] {
    if (to === 'contacts') return [];
    const ids = this.#recordsOf(contact, to).map(({ id }) => id);
    return isCreatedType(to) ? [...ids, ...this.created.ofContact(to, contact.id).map((made) => made.id)] : ids;
  }

  #asChanged(contact: SampleContact): SampleContact {
    return { ...contact, properties: { ...contact.properties, ...this.changes.valuesOf(contact.id) } };
  }

  #recordsOf(contact: SampleContact, type: ObjectType): readonly CrmRecord[] {
    switch (type) {
      case 'contacts':
        return [this.#asChanged(contact)];
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
