import { expect, it } from 'vitest';
import { BegunEmails } from './begun-emails.ts';

const answer = JSON.stringify({
  sales_playbook_html: '<p>The field "subject": of their mail</p>',
  emails: [
    { subject: 'One', body: 'About "subject": and more' },
    { subject: 'Two', body: '' },
  ],
});

it.each([1, 3, 7, 1_000])('counts the emails that have begun, in parts of %i signs', (size) => {
  const told: number[] = [];
  const begun = new BegunEmails((emails) => told.push(emails));
  for (let at = 0; at < answer.length; at += size) begun.add(answer.slice(at, at + size));
  expect(told.at(-1)).toBe(2);
  expect(told).toEqual(size === 1_000 ? [2] : [0, 1, 2]);
});
