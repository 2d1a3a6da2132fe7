import { z } from 'zod';
import { hubspotIdSchema, messageResponse } from '../../platform/contract/common.ts';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';
import { crmErrors } from '../../platform/contract/error-codes.ts';

const propertyName = z.string().regex(/^[\w.$-]{0,100}$/, 'not the name of a property');
const department = z.string().min(1, 'Please select a Domain');

/** What the fields of a contact are called, by their names. */
export const crmFieldLabels = {
  firstname: 'First name',
  lastname: 'Last name',
  company: 'Company name',
  jobtitle: 'Job title',
  email: 'Email',
  phone: 'Phone number',
  address: 'Street address',
  city: 'City',
  state: 'State/Region',
  country: 'Country/Region',
  website: 'Website URL',
  linkedin_url: 'LinkedIn URL',
  linkedin_profile: 'LinkedIn profile',
  linkedinbio: 'LinkedIn bio',
  linkedin_description: 'LinkedIn description',
  number_of_linkedin_employees: 'LinkedIn employees',
  description: 'Description',
  industry: 'Industry',
  category: 'Category',
  founded_year: 'Founded year',
  company_specialities: 'Company specialities',
  technology_stack: 'Technology stack',
  solutions: 'Solutions',
  hs_keywords: 'Keywords',
  engagement_type: 'Engagement type',
  conference_name: 'Conference name',
  campaign: 'Campaign',
  data_source: 'Data source',
  response_score: 'Response score',
  lifecyclestage: 'Lifecycle stage',
  hs_lead_status: 'Lead status',
} as const satisfies Readonly<Record<string, string>>;

export const crmFieldSchema = z.object({
  field: z.string(),
  label: z.string(),
  /** The chosen property. '' means that none feeds the field; null means that nobody chose, so that `guess` is used. */
  property: z.string().nullable(),
  /** The property of this account that most likely holds the field. */
  guess: z.string().nullable(),
});
export type CrmFieldWire = z.infer<typeof crmFieldSchema>;

export const crmPropertySchema = z.object({ name: z.string(), label: z.string(), group: z.string() });
export type CrmPropertyWire = z.infer<typeof crmPropertySchema>;

export const getCrmFields = defineEndpoint('GET /crm-fields', {
  who: 'superadmin',
  summary:
    "Which property of the domain's CRM feeds which field of a contact, beside the CRM's own list of properties.",
  query: z.strictObject({ department }),
  callsVendor: true,
  response: z.object({ fields: z.array(crmFieldSchema), properties: z.array(crmPropertySchema) }),
  errors: crmErrors,
});

export const saveCrmFields = defineEndpoint('PUT /crm-fields', {
  who: 'superadmin',
  summary:
    "Replaces the domain's choice of properties; fields that are not named are guessed. Counts from the next contact read.",
  body: z.strictObject({ department, fields: z.record(z.string(), propertyName) }),
  response: messageResponse,
});

export const tryCrmFields = defineEndpoint('GET /crm-fields/contact', {
  who: 'superadmin',
  summary: 'All that a contact has in the CRM, by the names of its properties, to see what a choice would give.',
  query: z.strictObject({
    department,
    /** A CRM link or a contact's id. */
    contact: z.string().trim().min(1, 'Please enter a HubSpot URL first').max(2048),
  }),
  callsVendor: true,
  response: z.object({ hubspotId: hubspotIdSchema, values: z.record(z.string(), z.string()) }),
  errors: crmErrors,
});
