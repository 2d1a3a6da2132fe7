import { expect, it } from 'vitest';
import { storedAgencySchema } from './agency.ts';

it('an agency that an older version stored gets the newer fields', () => {
  expect(storedAgencySchema.parse({ about: 'We build shops.' })).toMatchObject({
    about: 'We build shops.',
    proof: [],
    timeZone: 'UTC',
    holidays: [],
  });
});

it.each([{ timeZone: 'Mars/Olympus' }, { timeZone: '' }, { holidays: ['2026-02-30'] }, { holidays: ['tomorrow'] }])(
  'refuses %j',
  (fields) => {
    expect(storedAgencySchema.safeParse(fields).success).toBe(false);
  },
);
