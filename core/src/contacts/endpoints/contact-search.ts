import { departmentKey } from '../../platform/http/department-key.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { listMyContacts, searchContacts } from '../contract/contact-search.ts';
import { ListMyContacts } from '../use-cases/list-my-contacts.ts';
import { SearchContacts, type LinkedContact } from '../use-cases/search-contacts.ts';

export const searchContactsRoute = defineRoute(
  searchContacts,
  SearchContacts,
  async ({ query, session, names, signal }, search) => {
    const found = await search.execute({
      actor: session,
      department: departmentKey(names, query.department, 'department'),
      words: query.q,
      signal,
    });
    return { contacts: found.map(presentFound) };
  },
);

export const listMyContactsRoute = defineRoute(
  listMyContacts,
  ListMyContacts,
  async ({ query, session, names, signal }, list) => {
    const owned = await list.execute({
      actor: session,
      email: session.email,
      department: departmentKey(names, query.department, 'department'),
      signal,
    });
    return { contacts: owned && owned.map(presentFound) };
  },
);

const presentFound = ({ id, ...contact }: LinkedContact) => ({ hubspotId: id, ...contact });
