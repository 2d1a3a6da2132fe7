import { searchContacts } from '@overture/core/contract';
import { searchContactsRoute } from '@overture/core/contacts/endpoints/contact-search';
import { z } from 'zod';
import { defineTool, untrusted } from '../tool.ts';

export const findContact = defineTool({
  name: 'find_contact',
  title: 'Find a contact',
  description:
    'Finds contacts in HubSpot by parts of name, address or company, the best first; ten at most. Costs nothing. The hubspotId is what the other tools ask for.',
  scope: 'read',
  isReadOnly: true,
  input: searchContacts.query,
  output: z.object({
    found: z.number().int(),
    untrusted: untrusted({ contacts: searchContacts.response.shape.contacts }),
  }),
  async run(query, { ask }) {
    const { contacts } = await ask(searchContacts, searchContactsRoute, { query });
    return { found: contacts.length, untrusted: { contacts } };
  },
});
