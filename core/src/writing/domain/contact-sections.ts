import type { ContactSnapshot } from '../../contacts/domain/contact.ts';
import { identityProperties } from '../../contacts/domain/crm-fields.ts';
import { hasOptedOut } from '../../contacts/domain/opt-out.ts';
import { plainLine } from '../../contacts/domain/plain-text.ts';
import type { PromptSection } from './fit-sections.ts';
import { citedLine, crmUrl } from './prompt-sources.ts';
import { escapeText } from '../../platform/xml.ts';
import { counted } from '../../platform/contract/counted.ts';

/** The properties to leave out: the CRM's internal ones, and those that another section contains. */
const omittedProperties = new Set<string>([
  ...identityProperties,
  'createdate',
  'lastmodifieddate',
  'hubspot_owner_id',
  'hs_email_optout',
  'associatedcompanyid',
]);
const names: Readonly<Record<string, string>> = { hs_language: 'preferred_language', hs_linkedin_url: 'linkedin_page' };
const first = [
  'firstname',
  'lastname',
  'jobtitle',
  'company',
  'email',
  'phone',
  'website',
  'industry',
  'city',
  'state',
  'country',
];

export function contactSection({ contact, prospectUrl }: ContactSnapshot): PromptSection {
  const rank = (name: string): number => (first.includes(name) ? first.indexOf(name) : first.length);
  const lines = Object.entries(contact.properties)
    .map(([name, value]) => [name, plainLine(value, 2_000)] as const)
    .filter(([name, value]) => value !== '' && !omittedProperties.has(name))
    .filter(([name, value]) => name !== 'hs_linkedin_url' || value !== contact.properties['linkedin_url'])
    .sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map(([name, value]) => [names[name] ?? name, value] as const);
  return {
    tag: 'contact',
    items: lines.map(([name, value], index) => {
      const label = name.replaceAll('_', ' ');
      const url = crmUrl(prospectUrl, 'property', null);
      const source = { kind: 'property', id: `p${index + 1}`, label, text: value, ...url } as const;
      return citedLine(source, `${escapeText(name)}: ${escapeText(value)}`);
    }),
    layout: 'lines',
    share: 0.08,
    describeMissing: (missing) => counted(missing.length, 'fact about the contact', 'facts about the contact'),
  };
}

/** The section that says whether the contact may be written to, and who their owner is. */
export function relationSection({ contact }: ContactSnapshot): PromptSection {
  const { owner } = contact;
  const lines = [
    ...(hasOptedOut(contact.properties) ? ['opted out of email: yes'] : []),
    ...(owner === null ? [] : [`owner: ${[owner.name, owner.email].filter((part) => part !== '').join(', ')}`]),
  ];
  return {
    tag: 'relation',
    attributes: 'internal="yes"',
    items: lines.map((line) => ({
      text: escapeText(line),
      rank: 0,
      kind: 'property',
      source: { kind: 'property', id: 'relation', label: 'Relation', text: `${line}\n` },
    })),
    layout: 'lines',
    share: 0.01,
    describeMissing: () => 'who looks after the contact',
  };
}
