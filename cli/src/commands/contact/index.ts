import type { Verbs } from '../../verbs.ts';
import { fetchContact } from './fetch.ts';
import { searchContacts } from './search.ts';

export const contact: Verbs = { verbs: { fetch: fetchContact, search: searchContacts } };
