import { SearchContacts } from '@overture/core/app';
import { searchContacts } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { departmentKey } from '../department-key.ts';

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
