/** The record types of the sample portal: HubSpot's plural, its number, and the scope that reads them. */
const types = {
  contacts: { number: '0-1', singular: 'contact', scope: 'crm.objects.contacts.read' },
  companies: { number: '0-2', singular: 'company', scope: 'crm.objects.companies.read' },
  deals: { number: '0-3', singular: 'deal', scope: 'crm.objects.deals.read' },
  notes: { number: '0-46', singular: 'note', scope: 'crm.objects.contacts.read' },
  emails: { number: '0-49', singular: 'email', scope: 'crm.objects.contacts.read' },
  calls: { number: '0-48', singular: 'call', scope: 'crm.objects.contacts.read' },
  meetings: { number: '0-47', singular: 'meeting', scope: 'crm.objects.contacts.read' },
  tasks: { number: '0-27', singular: 'task', scope: 'crm.objects.contacts.read' },
} as const;

export type ObjectType = keyof typeof types;

export const objectTypes = Object.keys(types) as ObjectType[];

/** Finds a type by its plural, singular or number, as HubSpot does. */
export function objectTypeOf(name: string): ObjectType | undefined {
  const wanted = name.toLowerCase();
  return objectTypes.find(
    (type) => type === wanted || types[type].singular === wanted || types[type].number === wanted,
  );
}

export const singularOf = (type: ObjectType): string => types[type].singular;
export const readScopeOf = (type: ObjectType): string => types[type].scope;
