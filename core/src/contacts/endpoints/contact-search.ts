import { SearchContacts } from '../use-cases/search-contacts.ts';
import { searchContacts } from '../contract/contact-search.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { departmentKey } from '../../platform/http/department-key.ts';

export const searchContactsRoute = defineRoute(
  searchContacts,
  { search: SearchContacts },
  async ({ query, session, names, signal }, { search }) => {
    const found = await search.execute({
      actor: session,
      department: query.department === undefined ? null : departmentKey(names, query.department, 'department'),
      words: query.q,
      signal,
    });
    return { contacts: found.map(({ id, ...contact }) => ({ hubspotId: id, ...contact })) };
  },
);
