import { expect, test } from 'vitest';
import { buildDetail } from '@overture/ui/testing';
import { fieldGroupsOf, linkOf, momentOf } from './record-fields.ts';

test('the cards hold every field, in the order in which a rep reads them', () => {
  const labels = Object.fromEntries(
    fieldGroupsOf(buildDetail()).map(({ title, fields }) => [title, fields.map(({ label }) => label)]),
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
    fieldGroupsOf(buildDetail({ properties }))[0]?.fields.find(({ kind }) => kind === 'linkedin')?.value;
  expect(linkedin({ linkedin_url: 'linkedin.com/in/a' })).toBe('linkedin.com/in/a');
  expect(linkedin({ linkedin_profile: 'linkedin.com/in/b' })).toBe('linkedin.com/in/b');
});

test('https:// is added only where there is no http prefix; what is no address is no link', () => {
  expect(linkOf('nordwind.example/se')).toBe('https://nordwind.example/se');
  expect(linkOf('http://nordwind.example')).toBe('http://nordwind.example');
  expect(linkOf('HTTPS://nordwind.example')).toBe('HTTPS://nordwind.example');
  expect(linkOf('javascript:alert(1)')).toBeUndefined();
  expect(linkOf('no website yet')).toBeUndefined();
});

test('CRM dates come as ISO text or as milliseconds', () => {
  expect(momentOf('2025-03-04T10:11:12Z')?.toISOString()).toBe('2025-03-04T10:11:12.000Z');
  expect(momentOf('1741083072000')?.toISOString()).toBe('2025-03-04T10:11:12.000Z');
  expect(momentOf('someday')).toBeUndefined();
});

test("a superadmin's view of a record names the user in place of the contact's id", () => {
  const system = fieldGroupsOf(buildDetail({ userId: 'user-7' }), 'user').find(({ key }) => key === 'system');
  expect(system?.fields[0]).toEqual({ label: 'User ID', value: 'user-7', kind: 'id' });
  expect(system?.fields.map(({ label }) => label)).not.toContain('CRM ID');
});
