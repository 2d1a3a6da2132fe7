import { z } from 'zod';
import { dayMs, sampleAnchor } from '../crm-data/model.ts';
import { json, type Reply } from '../server/reply.ts';
import { hubspotError, invalid } from './hubspot-errors.ts';
import texts from './contact-properties.json' with { type: 'json' };
import type { CreatedProperty, PortalChanges } from './portal-changes.ts';

const listed = z
  .array(
    z.strictObject({
      name: z.string(),
      label: z.string(),
      kind: z.enum(['text', 'textarea', 'number', 'select', 'booleancheckbox', 'date', 'phonenumber']),
      groupName: z.string(),
      /** Whether the agency created it, and HubSpot does not define it. */
      isOwn: z.boolean().default(false),
    }),
  )
  .parse(texts);

const types: Record<(typeof listed)[number]['kind'], string> = {
  text: 'string',
  textarea: 'string',
  phonenumber: 'string',
  number: 'number',
  select: 'enumeration',
  booleancheckbox: 'bool',
  date: 'datetime',
};

export const contactProperties: ReadonlyMap<string, string> = new Map(listed.map(({ name, label }) => [name, label]));

/** The portal's list of contact properties, as the API answers it. */
export function describeContactProperties(created: Iterable<CreatedProperty>) {
  const createdAt = new Date(sampleAnchor - 900 * dayMs).toISOString();
  const known = listed.map(({ name, label, kind, groupName, isOwn }) => ({
    name,
    label,
    type: types[kind],
    fieldType: kind,
    groupName,
    createdAt,
    hubspotDefined: !isOwn,
  }));
  return [...known, ...[...created].map((property) => ({ ...property, hubspotDefined: false }))].map(describeProperty);
}

const describeProperty = (property: CreatedProperty & { hubspotDefined: boolean }, displayOrder: number) => ({
  ...property,
  description: '',
  options: [],
  displayOrder,
  calculated: false,
  externalOptions: property.name === 'hubspot_owner_id',
  hasUniqueValue: property.name === 'email',
  hidden: false,
  formField: true,
  archived: false,
  updatedAt: property.createdAt,
});

const createSchema = z.object({
  name: z.string().regex(/^[a-z][a-z0-9_]{0,99}$/),
  label: z.string().min(1),
  type: z.enum(['string', 'number', 'date', 'datetime', 'enumeration', 'bool']),
  fieldType: z.enum(['text', 'textarea', 'html', 'number', 'date', 'select', 'checkbox', 'booleancheckbox']),
  groupName: z.enum(['contactinformation', 'socialmediainformation', 'companyinformation', 'salesinformation']),
});

export function createContactProperty(changes: PortalChanges, body: unknown): Reply {
  const parsed = createSchema.safeParse(body);
  if (!parsed.success)
    return invalid(`Invalid property: ${parsed.error.issues.map(({ path }) => path.join('.')).join(', ')}`);
  const { name } = parsed.data;
  if (contactProperties.has(name) || changes.properties.has(name))
    return hubspotError(409, 'CONFLICT', `A property named '${name}' already exists.`);
  const property = { ...parsed.data, createdAt: new Date().toISOString() };
  changes.createProperty(property);
  return json(201, describeProperty({ ...property, hubspotDefined: false }, listed.length + changes.properties.size));
}
