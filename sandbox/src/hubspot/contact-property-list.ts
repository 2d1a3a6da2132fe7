import { dayMs, sampleAnchor } from '../crm-data/model.ts';

type Group = 'contactinformation' | 'socialmediainformation' | 'companyinformation' | 'salesinformation';
type Kind = 'text' | 'textarea' | 'number' | 'select' | 'booleancheckbox' | 'date' | 'phonenumber';

/** Name, label, kind and group of each property of a contact; with a star: made by the agency, not HubSpot's own. */
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

/** The portal's own list of a contact's properties, as the API answers it. */
export function describeContactProperties() {
  const createdAt = new Date(sampleAnchor - 900 * dayMs).toISOString();
  return rows.map(([name, label, kind, groupName], displayOrder) => ({
    name: bare(name),
    label,
    type: types[kind],
    fieldType: kind === 'date' ? 'date' : kind,
    description: '',
    groupName,
    options: [],
    displayOrder,
    calculated: false,
    externalOptions: name === 'hubspot_owner_id',
    hasUniqueValue: name === 'email',
    hidden: false,
    hubspotDefined: !name.endsWith('*'),
    formField: true,
    archived: false,
    createdAt,
    updatedAt: createdAt,
  }));
}
