import type { ContactDetail, DealWire } from '@overture/core/contract';

type DetailOfCard = Pick<ContactDetail, 'properties' | 'owner' | 'deals' | 'company' | 'optedOut'>;

/** The lengths in characters to which the contact card cuts its fields. */
export const cardLimits = {
  name: 30,
  company: 25,
  email: 22,
  phone: 17,
  engagementType: 20,
  solution: 20,
  conferenceName: 60,
} as const;

/** Only these departments work at conferences, and see the conference's name. */
const conferenceDepartments = ['Conference-US', 'Conference-Dubai', 'Conference-Sales'];

export type ContactFacts = ReturnType<typeof contactFacts>;

/** What the contact card shows; a value that the CRM lacks is empty. */
export function contactFacts(detail: DetailOfCard, department: string | null) {
  const { properties, owner, deals, company, optedOut } = detail;
  const value = (name: string): string => properties[name]?.trim() ?? '';
  const about = [
    { label: 'Deals', text: deals.toSorted(openFirst).map(dealText).join('\n') },
    { label: 'Company', text: [companyText(company), value('description')].filter(Boolean).join('\n') },
    { label: 'Company on LinkedIn', text: value('linkedin_description') },
    { label: 'Contact on LinkedIn', text: value('linkedinbio') },
  ];
  return {
    name: [value('firstname'), value('lastname')].filter(Boolean).join(' ') || value('email') || 'Unnamed contact',
    company: value('company'),
    email: value('email'),
    phone: value('phone'),
    location: [value('city'), value('state'), value('country')]
      .filter((part, index, all) => part && all.indexOf(part) === index)
      .join(', '),
    engagementType: value('engagement_type'),
    foundedYear: value('founded_year'),
    website: value('website'),
    linkedin: value('linkedin_url') || value('linkedin_profile'),
    solutions: listOf(value('solutions')),
    keywords: listOf(value('hs_keywords')),
    specialities: listOf(value('company_specialities')),
    /** Null if the department does not see conferences; empty if the CRM has no name. */
    conferenceName: conferenceDepartments.includes(department ?? '') ? value('conference_name') : null,
    /** The name of the contact's owner; empty if the CRM names nobody. */
    owner: owner === null ? '' : owner.name || owner.email,
    optedOut,
    about: about.filter(({ text }) => text !== ''),
  };
}

const openFirst = (a: DealWire, b: DealWire): number => Number(b.state === 'open') - Number(a.state === 'open');

/** Describes a deal, such as `Rebuild · Offer sent · EUR 45,000`. */
function dealText({ name, stage, amount, currency }: DealWire): string {
  // The CRM gives digits without separators.
  const shown = /^\d+(\.\d+)?$/.test(amount) ? Number(amount).toLocaleString('en') : amount;
  return [name, stage, shown && `${currency} ${shown}`.trim()].filter(Boolean).join(' · ');
}

/** Describes the contact's company, such as `Nordvik Outdoor · Retail · 410 people · nordvik.example`. */
function companyText(company: ContactDetail['company']): string {
  const { name, industry, numberofemployees: people, domain } = company?.properties ?? {};
  return [name, industry, people && `${people} people`, domain].filter(Boolean).join(' · ');
}

/** The CRM separates the values of a list by semicolons. */
function listOf(text: string): string[] {
  return text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** The text as a link, with `https://` where there is no http prefix; undefined for a text that is no web address. */
export function webAddress(text: string): string | undefined {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(address) && new URL(address).hostname.includes('.') ? address : undefined;
}
