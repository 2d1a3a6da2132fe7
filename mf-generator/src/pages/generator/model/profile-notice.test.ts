import { profileSchema } from '@overture/core/contract';
import { expect, test } from 'vitest';
import { profileNotice } from './profile-notice.ts';

const empty = profileSchema.parse({
  firstName: '',
  lastName: ' ',
  email: 'kim@agency.example',
  company: '',
  city: '',
  state: '',
  country: '',
  about: '',
  meetingLink: '',
});

test('an empty or missing profile means emails without a sender', () => {
  expect(profileNotice(null)).toMatch(/^Your profile is empty/);
  expect(profileNotice(empty)).toMatch(/^Your profile is empty/);
});

test('a profile without a name means emails without a signature, and a name is enough', () => {
  expect(profileNotice({ ...empty, company: 'Overture' })).toMatch(/without a signature/);
  expect(profileNotice({ ...empty, firstName: 'Kim' })).toBeNull();
});
