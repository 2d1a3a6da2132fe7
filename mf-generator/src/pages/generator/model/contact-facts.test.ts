import { describe, expect, it } from 'vitest';
import { emptyContact } from '../generator.fixtures.ts';
import { contactFacts, webAddress } from './contact-facts.ts';

const factsOf = (properties: Record<string, string | null>, department: string | null = null) =>
  contactFacts({ ...emptyContact, properties }, department);

describe('contactFacts', () => {
  it('splits solutions and keywords on semicolons', () => {
    const facts = factsOf({ solutions: 'SEO; UX design;;', hs_keywords: 'a;b', company_specialities: null });
    expect(facts.solutions).toEqual(['SEO', 'UX design']);
    expect(facts.keywords).toEqual(['a', 'b']);
    expect(facts.specialities).toEqual([]);
  });

  it('has a conference name only for the conference departments', () => {
    const properties = { conference_name: 'Summit' };
    for (const department of ['Conference-US', 'Conference-Dubai', 'Conference-Sales']) {
      expect(factsOf(properties, department).conferenceName).toBe('Summit');
    }
    for (const department of ['DT-Sales', 'Conference', null])
      expect(factsOf(properties, department).conferenceName).toBeNull();
  });

  it('names a contact by the address, or as unnamed, when there is no name', () => {
    expect(factsOf({ firstname: ' 李 ', lastname: '小龙' }).name).toBe('李 小龙');
    expect(factsOf({ email: 'a@b.example' }).name).toBe('a@b.example');
    expect(factsOf({}).name).toBe('Unnamed contact');
  });

  it('names the linked company before the contact’s own description of it', () => {
    const company = {
      id: '318',
      properties: { name: 'Nordvik', industry: 'Retail', numberofemployees: '410', domain: 'nordvik.example' },
    };
    const properties = { description: 'Sells outdoor clothing.' };
    expect(contactFacts({ ...emptyContact, properties, company }, null).about).toEqual([
      { label: 'Company', text: 'Nordvik · Retail · 410 people · nordvik.example\nSells outdoor clothing.' },
    ]);
    expect(contactFacts({ ...emptyContact, properties: {}, company }, null).about).toHaveLength(1);
  });

  it('names the owner, and the open deals before the others', () => {
    const deal = { id: '1', stage: 'Won', state: 'won', currency: 'EUR', closeDate: null } as const;
    const facts = contactFacts(
      {
        ...emptyContact,
        owner: { id: '7', name: '', email: 'nora@agency.example' },
        deals: [
          { ...deal, name: 'Booth', amount: '' },
          { ...deal, name: 'Rebuild', stage: 'Offer sent', state: 'open', amount: '45000' },
        ],
      },
      null,
    );
    expect(facts.owner).toBe('nora@agency.example');
    expect(facts.about).toEqual([{ label: 'Deals', text: 'Rebuild · Offer sent · EUR 45,000\nBooth · Won' }]);
  });

  it('reads either LinkedIn property, and names a city state once', () => {
    expect(factsOf({ linkedin_profile: 'x' }).linkedin).toBe('x');
    expect(factsOf({ city: 'Singapore', country: 'Singapore' }).location).toBe('Singapore');
  });
});

describe('webAddress', () => {
  it('adds https:// where there is no http prefix', () => {
    expect(webAddress('www.x.example')).toBe('https://www.x.example');
    expect(webAddress('http://x.example')).toBe('http://x.example');
    for (const text of ['javascript:alert(1)', 'none', '<svg/onload=alert(2)>', ''])
      expect(webAddress(text)).toBeUndefined();
  });
});
