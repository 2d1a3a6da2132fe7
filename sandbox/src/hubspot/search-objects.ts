import { z } from 'zod';
import { json, type Reply, type SandboxRequest } from '../server/reply.ts';
import type { CrmView } from './crm-view.ts';
import { invalid } from './hubspot-errors.ts';
import { presentRecord } from './object-properties.ts';
import { seesEmails } from './scopes.ts';

/** HubSpot requires each of these fields, and searches its own searchable properties. */
const searchRequest = z.object({
  query: z.string().max(3_000).default(''),
  limit: z.number().int().min(1).max(200),
  after: z.string(),
  sorts: z.array(z.object({ propertyName: z.string(), direction: z.enum(['ASCENDING', 'DESCENDING']) })).max(1),
  filterGroups: z
    .array(
      z.object({
        filters: z.array(z.object({ propertyName: z.string(), operator: z.literal('EQ'), value: z.string() })).max(6),
      }),
    )
    .max(5),
  properties: z.array(z.string()),
});

const searchable = ['firstname', 'lastname', 'email', 'phone', 'company'] as const;

/**
 * Objects in which every word is the beginning of a word in a searchable property, and which pass all filters of one of the
 * groups; ordered by id, or by a property. Emails are redacted for a key that may not read them.
 */
export function searchObjects(crm: CrmView, type: 'contacts' | 'emails', request: SandboxRequest): Reply {
  const parsed = searchRequest.safeParse(request.json);
  if (!parsed.success)
    return invalid('Invalid input JSON: a search needs limit, after, sorts, filterGroups, properties');
  const { query, limit, after, properties, filterGroups, sorts } = parsed.data;
  const words = wordsOf(query);
  const found = [...crm.list(type, null)].filter((record) => {
    const held = wordsOf(searchable.map((name) => record.properties[name] ?? '').join(' '));
    const passes = (group: (typeof filterGroups)[number]): boolean =>
      group.filters.every(({ propertyName, value }) => record.properties[propertyName] === value);
    if (filterGroups.length > 0 && !filterGroups.some(passes)) return false;
    return words.every((word) => held.some((other) => other.startsWith(word)));
  });
  const [sort] = sorts;
  if (sort !== undefined) {
    const valueOf = (record: (typeof found)[number]): string => record.properties[sort.propertyName] ?? '';
    const sign = sort.direction === 'ASCENDING' ? 1 : -1;
    found.sort((a, b) => sign * valueOf(a).localeCompare(valueOf(b), 'en'));
  }
  const page = found.slice(Number(after), Number(after) + limit);
  return json(200, {
    total: found.length,
    results: page.map((record) => presentRecord(type, record, properties, seesEmails(request.token))),
  });
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
