import { expect, it } from 'vitest';
import { buildContact } from '../../testing/index.ts';
import { noticesOf } from './notices.ts';

it('has nothing to say of a contact that was read whole', () => {
  expect(noticesOf(buildContact({ id: '1' }), '1')).toEqual([]);
});

it('says that emails cannot be read, what else is not known, and that the contact is another one', () => {
  const contact = buildContact({ id: '2', unreadable: ['emails', 'company', 'deals'] });
  const [merged, emails, others] = noticesOf(contact, '1');
  expect(merged).toContain('merged into another one');
  expect(emails).toContain('The HubSpot key may not read emails');
  expect(others).toContain("the contact's company and deals will not be known");
});
