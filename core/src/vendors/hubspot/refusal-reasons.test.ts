import { expect, it } from 'vitest';
import { reasonsOf, refusedProperties } from './refusal-reasons.ts';

it('takes the reasons from where HubSpot puts them, each once', () => {
  expect(
    reasonsOf({ message: 'Property values were not valid', errors: [{ message: 'A close date is required' }] }),
  ).toBe('A close date is required.');
  const list = JSON.stringify([
    { isValid: false, message: 'Enter only letters', name: 'firstname' },
    { isValid: false, message: 'Enter only letters', name: 'lastname' },
    { isValid: false, message: 'Fill in "Next step".' },
  ]);
  for (const message of [`Property values were not valid: ${list}`, `Property values were not valid: ${list} (2 of 3)`])
    expect(reasonsOf({ message })).toBe('Enter only letters. Fill in "Next step".');
  expect(reasonsOf({ message: `Property values were not valid: ${list}`, errors: [{ code: 'X' }, {}] })).toBe(
    'Enter only letters. Fill in "Next step".',
  );
});

it('takes the message itself, with the properties of its context', () => {
  const message = 'Error creating NOTE. Some required properties were not set.';
  expect(reasonsOf({ message, context: { properties: ['hs_next_step', 'hs_timestamp'] } })).toBe(
    'Error creating NOTE. Some required properties were not set: hs_next_step, hs_timestamp.',
  );
  expect(reasonsOf({ message, context: { properties: 'hs_next_step' } })).toBe(message);
  expect(reasonsOf({ message: 'Contact is not\n eligible', errors: [] })).toBe('Contact is not eligible.');
  expect(reasonsOf({ message: 'Property values were not valid: [{"isValid":false' })).toBe(
    'Property values were not valid.',
  );
});

it('says nothing where HubSpot says nothing that a person could use', () => {
  for (const body of [null, 'x', {}, { message: 'Invalid input JSON on line 1, column 1' }, { message: '[{' }])
    expect(reasonsOf(body)).toBe('');
});

it('names the properties that were not accepted, in every form', () => {
  const list = JSON.stringify([{ isValid: false, message: 'No such owner', name: 'hubspot_owner_id' }]);
  expect(refusedProperties({ message: `Property values were not valid: ${list}` })).toEqual(['hubspot_owner_id']);
  const errors = [{ message: 'No such owner', context: { propertyName: ['hubspot_owner_id'] } }, { message: 'x' }];
  expect(refusedProperties({ message: '', errors })).toEqual(['hubspot_owner_id']);
  expect(refusedProperties({ message: 'Missing', context: { properties: ['hs_next_step'] } })).toEqual([
    'hs_next_step',
  ]);
  for (const body of [null, 'x', {}, { message: 'hubspot_owner_id' }]) expect(refusedProperties(body)).toEqual([]);
});
