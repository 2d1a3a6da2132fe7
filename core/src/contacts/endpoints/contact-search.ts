import { departmentKey } from '../../platform/http/department-key.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { listMyContacts, searchContacts } from '../contract/contact-search.ts';
import { FindContacts, type LinkedContact } from '../use-cases/find-contacts.ts';

export const searchContactsRoute = defineRoute(
  searchContacts,
  FindContacts,
  async ({ query, session, names, signal }, find) => {
    const department = departmentKey(names, query.department, 'department');
    const found = await find.search({ actor: session, department, words: query.q, signal });
    return { contacts: found.map(presentFound) };
  },
);

export const listMyContactsRoute = defineRoute(
  listMyContacts,
  FindContacts,
  async ({ query, session, names, signal }, find) => {
    const department = departmentKey(names, query.department, 'department');
    const owned = await find.owned({ actor: session, department, email: session.email, signal });
    return { contacts: owned && owned.map(presentFound) };
  },
);

const presentFound = ({ id, ...contact }: LinkedContact) => ({ hubspotId: id, ...contact });
