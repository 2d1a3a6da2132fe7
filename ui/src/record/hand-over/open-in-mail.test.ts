import { expect, test } from 'vitest';
import { mailLinks } from './open-in-mail.ts';

const email = { subject: 'A & B?', body: 'Hi Anna,\n\n1 + 1 is 2.\n' };

test('the links carry address, subject and text to the letter', () => {
  const [gmail, outlook] = mailLinks(email, 'anna+x@nordwind.example').map(({ href }) => new URL(href).searchParams);
  const text = { to: 'anna+x@nordwind.example', body: 'Hi Anna,\n\n1 + 1 is 2.' };
  expect(Object.fromEntries(gmail ?? [])).toMatchObject({ ...text, su: 'A & B?' });
  expect(Object.fromEntries(outlook ?? [])).toEqual({ ...text, subject: 'A & B?' });
  expect(mailLinks(email, 'anna@nordwind.example')[1]?.href).not.toContain('+');
});

test('there is no link for a text that it would cut', () => {
  expect(mailLinks({ ...email, body: 'x'.repeat(9_000) }, 'anna@nordwind.example')).toEqual([]);
});
