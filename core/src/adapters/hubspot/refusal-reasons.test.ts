import { expect, it } from 'vitest';
import { reasonsOf } from './refusal-reasons.ts';

it('takes the reasons from where HubSpot puts them, each once', () => {
  expect(
    reasonsOf({ message: 'Property values were not valid', errors: [{ message: 'A close date is required' }] }),
  ).toBe('A close date is required.');
  const list = JSON.stringify([
    { isValid: false, message: 'Enter only letters', name: 'firstname' },
    { isValid: false, message: 'Enter only letters', name: 'lastname' },
    { isValid: false, message: 'Fill in "Next step".' },
  ]);
  expect(reasonsOf({ message: `Property values were not valid: ${list}` })).toBe(
    'Enter only letters. Fill in "Next step".',
  );
});

it('says nothing where HubSpot says nothing that a person could use', () => {
  for (const body of [null, 'x', {}, { message: 'Invalid input JSON on line 1, column 1' }, { message: '[{' }])
    expect(reasonsOf(body)).toBe('');
});
