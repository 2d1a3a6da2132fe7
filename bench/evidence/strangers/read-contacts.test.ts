import { describe, expect, it } from 'vitest';
import { readContacts } from './read-contacts.ts';
import { labelKinds, readMarked } from './read-marked.ts';
import { reviewContact } from './review-contact.ts';

describe.each([
  ['first', 'open', 24],
  ['first', 'sealed', 24],
  ['second', 'open', 24],
  ['second', 'sealed', 12],
  ['third', 'open', 12],
  ['third', 'sealed', 12],
  ['fourth', 'open', 12],
  ['fourth', 'sealed', 12],
  ['fifth', 'open', 24],
  ['fifth', 'sealed', 24],
  ['sixth', 'open', 24],
  ['sixth', 'sealed', 24],
  ['seventh', 'open', 24],
  ['seventh', 'sealed', 24],
  ['eighth', 'open', 24],
  ['eighth', 'sealed', 24],
  ['ninth', 'open', 24],
  ['ninth', 'sealed', 24],
  ['tenth', 'open', 24],
  ['tenth', 'sealed', 24],
] as const)('of the %s set, the %s half', (set, half, size) => {
  const contacts = readContacts(set, half);
  const trueEmails = ['fourth', 'sixth', 'seventh', 'tenth'].includes(set)
    ? 4
    : ['eighth', 'ninth'].includes(set)
      ? 3
      : 2;

  it('has contacts of twelve languages with two true emails of five each, in the later sets three or four', () => {
    expect(new Set(contacts.map(({ language }) => language)).size).toBe(12);
    expect(contacts).toHaveLength(size);
    for (const { emails } of contacts)
      expect(emails.map(({ isTrue }) => isTrue).filter(Boolean)).toHaveLength(trueEmails);
  });

  it('has lies of every kind, but where most emails are true, and none in a true email', () => {
    const lies = contacts.flatMap(({ emails }) =>
      emails.flatMap(({ labels }) => labels.filter(({ isTrue }) => !isTrue)),
    );
    const kinds = new Set(lies.map(({ kind }) => kind));
    if (trueEmails > 2) expect(kinds.size).toBeGreaterThan(12);
    else expect(kinds).toEqual(new Set(labelKinds));
    const honest = contacts.flatMap(({ emails }) => emails.filter(({ isTrue }) => isTrue));
    expect(honest.every(({ labels }) => labels.every(({ isTrue }) => isTrue))).toBe(true);
  });
});

it('takes the marks out of a text and remembers where they were', () => {
  const { body, labels } = readMarked('It is {{+amount|£5}} on {{-weekday|Monday}}.');
  expect(body).toBe('It is £5 on Monday.');
  expect(labels.map(({ kind, isTrue, start, end }) => [kind, isTrue, body.slice(start, end)])).toEqual([
    ['amount', true, '£5'],
    ['weekday', false, 'Monday'],
  ]);
});

it('reviews a contact with the sources that its claims cite', async () => {
  const contact = readContacts('first', 'open').find(({ language }) => language === 'en');
  const { sources, claims, reviews } = await reviewContact(contact ?? expect.fail());
  expect(new Set(sources.map(({ kind }) => kind))).toContain('meeting');
  const ids = new Set(sources.map(({ id }) => id));
  expect(claims.flat().filter(({ source }) => !ids.has(source))).toEqual([]);
  expect(reviews).toHaveLength(5);
});
