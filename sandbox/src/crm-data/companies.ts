import { companyIdOf } from './ids.ts';
import type { CrmRecord, SampleContact } from './model.ts';

/** The contact's company as a record of its own; undefined when the contact names no company. */
export function makeCompany(contact: SampleContact): CrmRecord | undefined {
  const { properties } = contact;
  const name = properties['company'];
  if (!name) return undefined;
  const id = companyIdOf(contact.index);
  const domain = properties['email']?.split('@')[1] ?? null;
  const employees = properties['number_of_linkedin_employees'] ?? null;
  return {
    id,
    createdAt: contact.createdAt,
    updatedAt: contact.updatedAt,
    properties: {
      name,
      domain,
      city: properties['city'] ?? null,
      country: properties['country'] ?? null,
      industry: properties['industry'] ?? null,
      description: properties['description'] ?? null,
      numberofemployees: employees,
      annualrevenue: employees === null ? null : String(Number(employees) * 120_000),
      linkedin_company_page: domain && `https://www.linkedin.example/company/${domain.split('.')[0]}`,
      website: properties['website'] ?? null,
      hs_object_id: id,
      createdate: contact.createdAt,
      hs_lastmodifieddate: contact.updatedAt,
    },
  };
}
