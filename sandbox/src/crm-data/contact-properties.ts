import { locales, type Locale, type PersonName, type Place } from './locales.ts';
import { companyHeads, industries, type Industry } from './industries.ts';
import type { Properties } from './model.ts';
import type { Random } from './random.ts';
import type { ServiceLine } from './service-lines.ts';

export type Person = { first: PersonName; last: PersonName; place: Place; familyFirst: boolean };
export type Company = { name: string; slug: string; industry: Industry; founded: number; employees: number };

const weighted: readonly Locale[] = locales.flatMap((locale) => Array.from({ length: locale.weight }, () => locale));

export function makePerson(random: Random): Person {
  const locale = random.pick(weighted);
  return {
    first: random.pick(locale.first),
    last: random.pick(locale.last),
    place: random.pick(locale.places),
    familyFirst: locale.familyFirst === true,
  };
}

export function makeCompany(random: Random): Company {
  const industry = random.pick(industries);
  const long = random.chance(0.04);
  const name = `${random.pick(companyHeads)} ${random.pick(industry.nameTails)}${long ? ` International Holding for ${random.pick(industry.specialities)} and ${random.pick(industry.specialities)} GmbH & Co. KGaA` : random.chance(0.2) ? ` ${random.pick(['Group', 'Ltd', 'AG', '& Sons', 'Collective'])}` : ''}`;
  return {
    name,
    slug: slugOf(name),
    industry,
    founded: random.int(1921, 2024),
    employees: random.pick([4, 11, 26, 48, 85, 140, 230, 410, 860, 1900, 5200]),
  };
}

/** `.example` is a reserved domain, so that sample addresses never reach a real mailbox or site. */
export const slugOf = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 30);

const mailPart = (name: PersonName) => slugOf(name.latin).replaceAll('-', '');

/** The contact properties that Overture reads; `completeness` from 0 (almost none) to 1 (all of them). */
export function makeContactProperties(input: {
  random: Random;
  person: Person;
  company: Company;
  service: ServiceLine;
  event: string;
  ownerId: string;
  completeness: number;
  jobtitle: string;
}): Properties {
  const { random, person, company, service } = input;
  const { industry } = company;
  const name = `${person.first.native} ${person.last.native}`;
  const isConference = service.name === 'Conference sponsorship' || service.name === 'Exhibition booths';
  const handle = `${mailPart(person.first)}-${mailPart(person.last)}`;
  const all: Properties = {
    company: company.name,
    phone: `${person.place.dial} ${random.int(200, 999)} ${random.int(1000, 9999)}`,
    jobtitle: input.jobtitle,
    city: person.place.city,
    state: person.place.state,
    country: person.place.country,
    address: `${random.pick(['Harbour Road', 'Mill Lane', 'Station Square', 'Linden Avenue', 'Old Market', 'Riverside'])} ${random.int(1, 180)}`,
    founded_year: String(company.founded),
    engagement_type: random.pick(['Inbound', 'Outbound', 'Referral', 'Event', 'Partner introduction']),
    solutions: [
      service.name,
      ...random.sample(
        ['SEO', 'UX design', 'Analytics', 'Content marketing', 'Maintenance', 'Branding'],
        random.int(0, 3),
      ),
    ].join(';'),
    hs_keywords: random.sample([...industry.keywords, ...service.topics.slice(0, 3)], random.int(2, 5)).join(';'),
    company_specialities: industry.specialities.join(';'),
    linkedin_url: `https://www.linkedin.example/in/${handle}`,
    website: random.chance(0.5) ? `www.${company.slug}.example` : `https://www.${company.slug}.example`,
    description: `${company.name} works for ${industry.customers} in ${person.place.country} since ${company.founded}. Focus: ${industry.specialities.join(', ').toLowerCase()}.`,
    linkedin_description: `${company.name} | ${industry.industry} | ${company.employees} people. We help ${industry.customers} with ${industry.specialities[0]?.toLowerCase() ?? 'their work'}.`,
    linkedinbio: `${name}, ${input.jobtitle} at ${company.name}. Interested in ${random.sample(industry.keywords, 2).join(' and ')}.`,
    business_type: industry.category,
    industry: industry.industry,
    technology_stack: industry.stack.join(';'),
    number_of_linkedin_employees: String(company.employees),
    lifecyclestage: random.pick(['lead', 'marketingqualifiedlead', 'salesqualifiedlead', 'opportunity', 'customer']),
    campaign: random.pick([
      'Spring outreach 2026',
      'Website relaunch playbook',
      'Event follow-up',
      'Partner programme',
      'Autumn reactivation',
    ]),
    data_source: random.pick(['LinkedIn', 'Trade show', 'Website form', 'Referral', 'Imported list']),
    hs_lead_status: random.pick(['NEW', 'OPEN', 'IN_PROGRESS', 'OPEN_DEAL', 'CONNECTED', 'BAD_TIMING']),
    response_score: String(random.int(5, 98)),
    hubspot_owner_id: input.ownerId,
  };
  if (isConference || random.chance(0.15)) all['conference_name'] = input.event;
  if (random.chance(0.3)) all['linkedin_profile'] = `https://www.linkedin.example/in/${handle}`;
  const kept: Properties = {
    firstname: person.first.native,
    lastname: person.last.native,
    email: `${mailPart(person.first)}.${mailPart(person.last)}@${company.slug}.example`,
  };
  for (const [key, value] of Object.entries(all)) if (random.next() < input.completeness) kept[key] = value;
  return kept;
}
