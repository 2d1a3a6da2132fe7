import { z } from 'zod';
import { dayMs, sampleAnchor } from '../crm-data/model.ts';
import { json, type Reply } from '../server/reply.ts';
import { hubspotError, invalid } from './hubspot-errors.ts';
import type { CreatedProperty, PortalChanges } from './portal-changes.ts';

type Group = 'contactinformation' | 'socialmediainformation' | 'companyinformation' | 'salesinformation';
type Kind = 'text' | 'textarea' | 'number' | 'select' | 'booleancheckbox' | 'date' | 'phonenumber';

/**
 * Name, label, kind and group of each contact property. A star marks those that the agency created and HubSpot does not
 * define.
 */
const rows: readonly (readonly [name: string, label: string, kind: Kind, group: Group])[] = [
  ['firstname', 'First Name', 'text', 'contactinformation'],
  ['lastname', 'Last Name', 'text', 'contactinformation'],
  ['email', 'Email', 'text', 'contactinformation'],
  ['hs_additional_emails', 'Additional email addresses', 'text', 'contactinformation'],
  ['phone', 'Phone Number', 'phonenumber', 'contactinformation'],
  ['mobilephone', 'Mobile Phone Number', 'phonenumber', 'contactinformation'],
  ['jobtitle', 'Job Title', 'text', 'contactinformation'],
  ['address', 'Street Address', 'text', 'contactinformation'],
  ['city', 'City', 'text', 'contactinformation'],
  ['state', 'State/Region', 'text', 'contactinformation'],
  ['zip', 'Postal Code', 'text', 'contactinformation'],
  ['country', 'Country/Region', 'text', 'contactinformation'],
  ['hs_language', 'Preferred language', 'select', 'contactinformation'],
  ['hs_email_optout', 'Unsubscribed from all email', 'booleancheckbox', 'contactinformation'],
  ['createdate', 'Create Date', 'date', 'contactinformation'],
  ['lastmodifieddate', 'Last Modified Date', 'date', 'contactinformation'],
  ['hs_object_id', 'Record ID', 'number', 'contactinformation'],
  ['company', 'Company Name', 'text', 'companyinformation'],
  ['associatedcompanyid', 'Primary Associated Company ID', 'number', 'companyinformation'],
  ['website', 'Website URL', 'text', 'companyinformation'],
  ['industry', 'Industry', 'text', 'companyinformation'],
  ['numemployees', 'Number of Employees', 'select', 'companyinformation'],
  ['founded_year*', 'Founded Year', 'number', 'companyinformation'],
  ['description*', 'Description', 'textarea', 'companyinformation'],
  ['company_specialities*', 'Company specialities', 'text', 'companyinformation'],
  ['business_type*', 'Category', 'text', 'companyinformation'],
  ['technology_stack*', 'Technology stack', 'text', 'companyinformation'],
  ['number_of_linkedin_employees*', 'Employees on LinkedIn', 'number', 'companyinformation'],
  ['hs_linkedin_url', 'LinkedIn URL', 'text', 'socialmediainformation'],
  ['linkedin_url*', 'LinkedIn page', 'text', 'socialmediainformation'],
  ['linkedin_profile*', 'LinkedIn profile', 'text', 'socialmediainformation'],
  ['linkedin_description*', 'LinkedIn description of the company', 'textarea', 'socialmediainformation'],
  ['linkedinbio*', 'LinkedIn bio', 'textarea', 'socialmediainformation'],
  ['twitterhandle', 'Twitter Username', 'text', 'socialmediainformation'],
  ['lifecyclestage', 'Lifecycle Stage', 'select', 'salesinformation'],
  ['hs_lead_status', 'Lead Status', 'select', 'salesinformation'],
  ['hubspot_owner_id', 'Contact owner', 'select', 'salesinformation'],
  ['engagement_type*', 'Engagement type', 'text', 'salesinformation'],
  ['solutions*', 'Solutions', 'select', 'salesinformation'],
  ['conference_name*', 'Conference name', 'text', 'salesinformation'],
  ['hs_keywords*', 'Keywords', 'text', 'salesinformation'],
  ['campaign*', 'Campaign', 'text', 'salesinformation'],
  ['data_source*', 'Data source', 'text', 'salesinformation'],
  ['response_score*', 'Response score', 'number', 'salesinformation'],
];

const types: Record<Kind, string> = {
  text: 'string',
  textarea: 'string',
  phonenumber: 'string',
  number: 'number',
  select: 'enumeration',
  booleancheckbox: 'bool',
  date: 'datetime',
};

const bare = (name: string): string => name.replace('*', '');

export const contactPropertyNames: readonly string[] = rows.map(([name]) => bare(name));

/** The portal's list of contact properties, as the API answers it. */
export function describeContactProperties(created: Iterable<CreatedProperty>) {
  const createdAt = new Date(sampleAnchor - 900 * dayMs).toISOString();
  const own = rows.map(([name, label, kind, groupName]) => ({
    name: bare(name),
    label,
    type: types[kind],
    fieldType: kind === 'date' ? 'date' : kind,
    groupName,
    createdAt,
    hubspotDefined: !name.endsWith('*'),
  }));
  return [...own, ...[...created].map((property) => ({ ...property, hubspotDefined: false }))].map(describeProperty);
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
  if (contactPropertyNames.includes(name) || changes.properties.has(name))
    return hubspotError(409, 'CONFLICT', `A property named '${name}' already exists.`);
  const property = { ...parsed.data, createdAt: new Date().toISOString() };
  changes.createProperty(property);
  return json(201, describeProperty({ ...property, hubspotDefined: false }, rows.length + changes.properties.size));
}
