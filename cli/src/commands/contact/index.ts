import type { Verbs } from '../../verbs.ts';
import { fetchContact } from './fetch.ts';

export const contact: Verbs = { verbs: { fetch: fetchContact } };
