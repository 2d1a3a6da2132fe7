import { expect, it } from 'vitest';
import { UsageError } from '../usage-error.ts';
import { readDrafts, readSources } from './draft-file.ts';

const email = { subject: 'Our offer', body: 'It costs EUR 5.' };

it('reads an email from text, and one or several from JSON', () => {
  const [read] = readDrafts('Subject: Our offer\n\nIt costs EUR 5.').emails;
  expect(read).toMatchObject(email);
  for (const json of [email, [email], { emails: [email] }])
    expect(readDrafts(JSON.stringify(json)).emails).toEqual([{ ...email, claims: [] }]);
  expect(readDrafts(JSON.stringify({ hubspotId: '1', emails: [email], sentOn: '2026-01-05' })).sentOn).toBe(
    '2026-01-05',
  );
  expect(readDrafts('[fill: the price] it costs.').emails[0]?.body).toBe('[fill: the price] it costs.');
  expect(() => readDrafts('{"emails": []}')).toThrow(UsageError);
  // A script whose draft is missing must not pass.
  expect(() => readDrafts(' \n')).toThrow(UsageError);
});

it('reads a source from text, and one or several from JSON', () => {
  expect(readSources('It costs EUR 5.', 'offer.txt')).toEqual([
    { kind: 'context', label: 'offer.txt', text: 'It costs EUR 5.' },
  ]);
  expect(readSources('[{"kind":"call","id":"c1","text":"We spoke."}]', 'a.json')).toEqual([
    { kind: 'call', id: 'c1', text: 'We spoke.' },
  ]);
});
