import { expect, it } from 'vitest';
import { storedAgencySchema } from './agency.ts';

it('an agency that was described before there were references has none', () => {
  const { proof: _none, ...before } = storedAgencySchema.parse({ about: 'We build shops.' });
  expect(storedAgencySchema.parse(before)).toMatchObject({ about: 'We build shops.', proof: [] });
});
