import type { Verbs } from '../../nouns.ts';
import { fetchContact } from './fetch.ts';

export const contact: Verbs = { verbs: { fetch: fetchContact } };
