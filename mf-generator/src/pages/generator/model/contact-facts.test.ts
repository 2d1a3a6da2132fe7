import { describe, expect, it } from 'vitest';
import { contactFacts, webAddress } from './contact-facts.ts';

describe('contactFacts', () => {
  it('splits solutions and keywords on semicolons', () => {
    const facts = contactFacts({ solutions: 'SEO; UX design;;', hs_keywords: 'a;b', company_specialities: null }, null);
    expect(facts.solutions).toEqual(['SEO', 'UX design']);
    expect(facts.keywords).toEqual(['a', 'b']);
    expect(facts.specialities).toEqual([]);
  });

  it('has a conference name only for the conference departments', () => {
    const properties = { conference_name: 'Summit' };
    for (const department of ['Conference-US', 'Conference-Dubai', 'Conference-Sales']) {
      expect(contactFacts(properties, department).conferenceName).toBe('Summit');
    }
    for (const department of ['DT-Sales', 'Conference', null])
      expect(contactFacts(properties, department).conferenceName).toBeNull();
  });

  it('names a contact by the address, or as unnamed, when there is no name', () => {
    expect(contactFacts({ firstname: ' 李 ', lastname: '小龙' }, null).name).toBe('李 小龙');
    expect(contactFacts({ email: 'a@b.example' }, null).name).toBe('a@b.example');
    expect(contactFacts({}, null).name).toBe('Unnamed contact');
  });

  it('takes either LinkedIn property, and names a city state once', () => {
    expect(contactFacts({ linkedin_profile: 'x' }, null).linkedin).toBe('x');
    expect(contactFacts({ city: 'Singapore', country: 'Singapore' }, null).location).toBe('Singapore');
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
