import { expect, it } from 'vitest';
import { pathsOf } from './hubspot-paths.ts';

const allOf = (version: Parameters<typeof pathsOf>[0]): string[] => {
  const paths = pathsOf(version);
  return [
    paths.account,
    paths.owners,
    paths.objects('contacts'),
    paths.links('notes'),
    paths.pipelines('deals'),
    paths.properties('contacts'),
  ];
};

it('spells every path with a date, or with the numbers before it', () => {
  expect(allOf('2026-09')).toEqual([
    '/account-info/2026-09/details',
    '/crm/owners/2026-09',
    '/crm/objects/2026-09/contacts',
    '/crm/associations/2026-09/contacts/notes/batch/read',
    '/crm/pipelines/2026-09/deals',
    '/crm/properties/2026-09/contacts',
  ]);
  expect(allOf('v3')).toEqual([
    '/account-info/v3/details',
    '/crm/v3/owners',
    '/crm/v3/objects/contacts',
    '/crm/v4/associations/contacts/notes/batch/read',
    '/crm/v3/pipelines/deals',
    '/crm/v3/properties/contacts',
  ]);
});
