import { expect, test } from 'vitest';
import { linkOf, momentOf } from './record-fields.ts';

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
