import type { ContactSnapshot, CrmDeal } from '../../contacts/domain/contact.ts';
import { isoDay } from '../../contacts/domain/engagement-date.ts';
import { plainLine } from '../../contacts/domain/plain-text.ts';
import type { PromptSection } from './fit-sections.ts';
import { citedLine, crmUrl } from './prompt-sources.ts';
import { escapeText } from '../../platform/xml.ts';
import { counted } from '../../platform/contract/counted.ts';

const companyFacts: readonly (readonly [property: string, label: string])[] = [
  ['name', 'name'],
  ['domain', 'domain'],
  ['industry', 'industry'],
  ['numberofemployees', 'employees'],
  ['annualrevenue', 'annual revenue'],
  ['city', 'city'],
  ['country', 'country'],
  ['linkedin_company_page', 'LinkedIn page'],
  ['description', 'description'],
];

/** The section about the company that the CRM links to the contact. */
export function companySection({ contact, prospectUrl }: ContactSnapshot): PromptSection {
  const facts = contact.company?.properties ?? {};
  const lines = companyFacts
    .map(([property, label]) => [label, inline(facts[property])] as const)
    .filter(([, value]) => value !== '');
  return {
    tag: 'company',
    items: lines.map(([label, value], index) => {
      const id = `co${index + 1}`;
      const url = crmUrl(prospectUrl, 'company', contact.company?.id ?? null);
      const source = { kind: 'company', id, label: `Company ${label}`, text: value, ...url } as const;
      return citedLine(source, `${label}: ${escapeText(value)}`);
    }),
    layout: 'lines',
    share: 0.03,
    describeMissing: (missing) => counted(missing.length, 'fact about the company', 'facts about the company'),
  };
}

/** The section about open and closed deals, which only the writer reads. */
export function dealsSection({ contact, prospectUrl }: ContactSnapshot): PromptSection {
  return {
    tag: 'deals',
    attributes: 'internal="yes"',
    items: contact.deals
      .filter(({ state }) => state !== 'lost')
      .toSorted(
        (a, b) => Number(a.state === 'won') - Number(b.state === 'won') || (b.closeDate ?? 0) - (a.closeDate ?? 0),
      )
      .map((deal, index) => {
        const id = `d${index + 1}`;
        const text = dealLine(deal);
        const label = inline(deal.name) || 'Deal';
        const url = crmUrl(prospectUrl, 'deal', deal.id);
        return citedLine({ kind: 'deal', id, label, text, ...url }, escapeText(text));
      }),
    layout: 'lines',
    share: 0.03,
    describeMissing: (missing) => counted(missing.length, 'deal'),
  };
}

function dealLine({ name, state, stage, amount, currency, closeDate }: CrmDeal): string {
  const price = amount === '' ? '' : `${currency} ${amount}`.trim();
  const closes = closeDate === null ? '' : `${state === 'won' ? 'closed' : 'expected to close'} ${isoDay(closeDate)}`;
  return [inline(name) || 'Deal', state, `stage ${inline(stage)}`, price, closes]
    .filter((part) => part !== '')
    .join('; ');
}

const inline = (value: string | null | undefined): string => plainLine(value, 1_500);
