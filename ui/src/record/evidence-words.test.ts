import { expect, it } from 'vitest';
import { labelOf } from './evidence-words.ts';

it('labels a property of the contact with a name for people, and other sources with their own', () => {
  const property = (label: string) => labelOf({ kind: 'property', id: 'p1', label });
  expect(property('linkedinbio')).toBe('LinkedIn bio');
  expect(property('founded year')).toBe('Founded year');
  expect(property('preferred language')).toBe('Preferred language');
  expect(labelOf({ kind: 'call', id: 'c1', label: 'linkedinbio' })).toBe('linkedinbio');
});
