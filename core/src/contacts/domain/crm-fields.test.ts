import { describe, expect, it } from 'vitest';
import { crmFields, guessedByLabel, guessProperty, propertiesToRead, withFields, type CrmField } from './crm-fields.ts';

const fieldNamed = (name: string): CrmField => crmFields.find(({ field }) => field === name) ?? expect.fail(name);

describe('withFields', () => {
  it('takes the first usual property that has a value where nobody chose one', () => {
    const properties = { firstname: 'Ada', hs_linkedin_url: 'https://x.example', numemployees: '50', city: '' };
    expect(withFields(properties, {})).toEqual({
      firstname: 'Ada',
      linkedin_url: 'https://x.example',
      hs_linkedin_url: 'https://x.example',
      number_of_linkedin_employees: '50',
    });
    expect(withFields({ ...properties, linkedin_url: 'https://y.example' }, {})['linkedin_url']).toBe(
      'https://y.example',
    );
  });

  it('takes the chosen property and no other, and none where none was chosen', () => {
    const properties = { conference_name: 'Old', event_2026: 'Gulf Tech Week', website: 'x.example' };
    const mapping = { conference_name: 'event_2026', website: '' };
    expect(withFields(properties, mapping)).toEqual({ conference_name: 'Gulf Tech Week' });
    expect(withFields({ conference_name: 'Old' }, mapping)).toEqual({});
  });
});

it('asks for every property that may feed a field, each once, and for what the CRM keeps itself', () => {
  const asked = propertiesToRead({ conference_name: 'event_2026', website: '' });
  expect(asked).toEqual([...new Set(asked)]);
  expect(asked).toEqual(expect.arrayContaining(['firstname', 'hs_linkedin_url', 'event_2026', 'hs_email_optout']));
  expect(asked).not.toContain('conference_name');
  expect(asked).not.toContain('website');
});

it('guesses by the usual names, then by what people call a property', () => {
  const list = [
    { name: 'hs_linkedin_url', label: 'LinkedIn URL', group: 'g' },
    { name: 'yr_founded__c', label: 'Founded Year', group: 'g' },
  ];
  expect(guessProperty(fieldNamed('linkedin_url'), list)).toBe('hs_linkedin_url');
  expect(guessProperty(fieldNamed('founded_year'), list)).toBe('yr_founded__c');
  expect(guessProperty(fieldNamed('campaign'), list)).toBeNull();
  // The usual names are asked for anyway.
  expect(guessedByLabel(list)).toEqual({ founded_year: 'yr_founded__c' });
});
