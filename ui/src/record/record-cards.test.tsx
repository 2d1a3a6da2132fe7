import { expect, test } from 'vitest';
import { buildDetail } from '@overture/ui/testing';
import { TextLink } from '@overture/ui';
import { cardsOf } from './record-cards.tsx';

test('the cards hold every field, in the order in which a rep reads them', () => {
  const labels = Object.fromEntries(
    cardsOf(buildDetail()).map(({ title, items }) => [title, items.map(({ label }) => label)]),
  );
  expect(labels).toEqual({
    'Contact Information': ['Full Name', 'Email', 'Company', 'Phone', 'Website', 'LinkedIn Profile'],
    Location: ['Country', 'State', 'City', 'Address'],
    Business: ['Category', 'Industry', 'Technology Stack', 'Solutions', 'LinkedIn Employees', 'Lifecycle Stage'],
    'Campaign & Engagement': [
      'Campaign',
      'Engagement Type',
      'Data Source',
      'Lead Status',
      'Response Score',
      'CRM Owner ID',
    ],
    'System Information': ['CRM ID', 'CRM Object ID', 'Created Date', 'Last Modified Date', 'Updated At', 'Record ID'],
  });
});

test('the LinkedIn profile is taken from either property', () => {
  const linkedin = (properties: Record<string, string>) =>
    cardsOf(buildDetail({ properties }))[0]?.items.find(({ label }) => label === 'LinkedIn Profile')?.value;
  expect(linkedin({ linkedin_url: 'linkedin.com/in/a' })).toEqual(
    <TextLink href="https://linkedin.com/in/a">View Profile</TextLink>,
  );
  expect(linkedin({ linkedin_profile: 'linkedin.com/in/b' })).toEqual(
    <TextLink href="https://linkedin.com/in/b">View Profile</TextLink>,
  );
});

test("a superadmin's view of a record names the user in place of the contact's id", () => {
  const system = cardsOf(buildDetail({ userId: 'user-7' }), 'user').find(({ title }) => title === 'System Information');
  expect(system?.items[0]).toEqual({ label: 'User ID', value: <bdi>user-7</bdi>, mono: true });
  expect(system?.items.map(({ label }) => label)).not.toContain('CRM ID');
});
