import { z } from 'zod';
import { dayMs, sampleAnchor } from '../crm-data/model.ts';
import { sampleLists, type SampleList } from '../crm-data/lists.ts';
import { json, type Reply, type SandboxRequest } from '../server/reply.ts';
import type { CrmView } from './crm-view.ts';
import { hubspotError, invalid } from './hubspot-errors.ts';
import { paging } from './pages-and-batches.ts';

const searchSchema = z.strictObject({
  query: z.string().default(''),
  count: z.number().int().min(1).max(500).default(20),
  offset: z.number().int().min(0).default(0),
  processingTypes: z.array(z.enum(['MANUAL', 'SNAPSHOT', 'DYNAMIC'])).default([]),
  additionalProperties: z.array(z.string()).default([]),
  listIds: z.array(z.string()).default([]),
  sort: z.string().optional(),
});
const maxMembers = 250;

/** Answers the search for lists, and a list's members. Undefined for any other path. */
export function answerLists(
  request: SandboxRequest,
  [what, of]: readonly (string | undefined)[],
  crm: CrmView,
): Reply | undefined {
  if (what === 'search' && request.method === 'POST') return search(request, crm);
  if (what === undefined || of !== 'memberships' || request.method !== 'GET') return undefined;
  const list = sampleLists.find(({ id }) => id === what);
  if (list !== undefined) return members(list, request.query, crm);
  return hubspotError(404, 'OBJECT_NOT_FOUND', `List does not exist with ID ${what}.`, {
    subCategory: 'ListError.LIST_NOT_FOUND',
  });
}

function search({ json: body }: SandboxRequest, crm: CrmView): Reply {
  const parsed = searchSchema.safeParse(body);
  if (!parsed.success) return invalid('Invalid input JSON: a search of lists takes query, count, offset');
  const { query, count, offset, processingTypes, additionalProperties, listIds } = parsed.data;
  const found = sampleLists.filter(
    ({ id, name, processingType }) =>
      name.toLowerCase().includes(query.trim().toLowerCase()) &&
      (processingTypes.length === 0 || processingTypes.includes(processingType)) &&
      (listIds.length === 0 || listIds.includes(id)),
  );
  const page = found.slice(offset, offset + count);
  return json(200, {
    total: found.length,
    offset: offset + page.length,
    hasMore: offset + page.length < found.length,
    lists: page.map((list) => present(list, crm, additionalProperties)),
  });
}

function present(list: SampleList, crm: CrmView, properties: readonly string[]) {
  const at = new Date(sampleAnchor - list.daysAgo * dayMs).toISOString();
  return {
    listId: list.id,
    listVersion: 1,
    name: list.name,
    objectTypeId: list.objectTypeId,
    processingType: list.processingType,
    processingStatus: 'COMPLETE',
    createdAt: at,
    updatedAt: at,
    filtersUpdatedAt: at,
    // HubSpot answers all values as text, and only those that were asked for.
    additionalProperties: properties.includes('hs_list_size')
      ? { hs_list_size: String(memberIds(list, crm).length) }
      : {},
  };
}

function members(list: SampleList, query: URLSearchParams, crm: CrmView): Reply {
  const limit = Math.min(maxMembers, Number(query.get('limit') ?? 100) || 100);
  const after = Number(query.get('after') ?? 0) || 0;
  const ids = memberIds(list, crm);
  const page = ids.slice(after, after + limit);
  const next = after + page.length < ids.length ? String(after + page.length) : undefined;
  const membershipTimestamp = new Date(sampleAnchor - list.daysAgo * dayMs).toISOString();
  return json(200, {
    total: ids.length,
    results: page.map((recordId) => ({ recordId, membershipTimestamp })),
    ...paging(next),
  });
}

const memberIds = (list: SampleList, { sample }: CrmView): string[] =>
  sample.contacts.filter((contact) => list.has(contact)).map(({ id }) => id);
