import { expect, it } from 'vitest';
import { versionedPath } from './api-version.ts';

it('moves every path of the SDK that is used to a dated version', () => {
  const dated = (path: string): string => versionedPath(path, '2026-09');
  expect(dated('/crm/v3/objects/contacts/1')).toBe('/crm/objects/2026-09/contacts/1');
  expect(dated('/crm/v3/objects/notes/batch/read')).toBe('/crm/objects/2026-09/notes/batch/read');
  expect(dated('/crm/v4/objects/contacts/1/associations/notes')).toBe(
    '/crm/objects/2026-09/contacts/1/associations/notes',
  );
  expect(dated('/account-info/v3/details')).toBe('/account-info/2026-09/details');
  expect(versionedPath('/crm/v3/objects/contacts/1', 'sdk')).toBe('/crm/v3/objects/contacts/1');
});
