import { z } from 'zod';
import { json, type Reply, type SandboxRequest } from '../server/reply.ts';
import type { CrmView } from './crm-view.ts';
import { invalid } from './hubspot-errors.ts';
import { presentRecord } from './object-properties.ts';

/** HubSpot requires each of these fields, and searches its own searchable properties. */
const searchRequest = z.object({
  query: z.string().max(3_000).default(''),
  limit: z.number().int().min(1).max(200),
  after: z.string(),
  sorts: z.array(z.unknown()).max(0),
  filterGroups: z.array(z.unknown()).max(0),
  properties: z.array(z.string()),
});

const searchable = ['firstname', 'lastname', 'email', 'phone', 'company'] as const;

/** Contacts in which every word is the beginning of a word in a searchable property, ordered by id. */
export function searchContacts(crm: CrmView, request: SandboxRequest): Reply {
  const parsed = searchRequest.safeParse(request.json);
  if (!parsed.success)
    return invalid('Invalid input JSON: a search needs limit, after, sorts, filterGroups, properties');
  const { query, limit, after, properties } = parsed.data;
  const words = wordsOf(query);
  const results: unknown[] = [];
  let total = 0;
  for (const record of crm.list('contacts', null)) {
    const held = wordsOf(searchable.map((name) => record.properties[name] ?? '').join(' '));
    if (!words.every((word) => held.some((other) => other.startsWith(word)))) continue;
    total += 1;
    if (total > Number(after) && results.length < limit)
      results.push(presentRecord('contacts', record, properties, true));
  }
  return json(200, { total, results });
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
