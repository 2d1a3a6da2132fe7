import { expect, it } from 'vitest';
import { brokenExpectations } from './broken-expectations.ts';

const expected = { mustMention: [], mustNotMention: [], emails: null, language: 'de', service: null };
const emails = [
  { subject: 'Hello', body: 'en' },
  { subject: 'Hallo', body: 'de' },
];

it('names the languages as people do', () => {
  const [broken] = brokenExpectations(expected, { emails, service: null }, (body) => body);
  expect(broken).toEqual({ what: 'language', message: '1 email in English instead of German.' });
});
