import { z } from 'zod';
import { json, type Reply } from '../server/reply.ts';
import texts from './association-types.json' with { type: 'json' };
import type { ClientType } from './created-objects.ts';
import type { CrmView } from './crm-view.ts';
import { invalid, notFound } from './hubspot-errors.ts';
import { singularOf, type ObjectType } from './object-types.ts';
import { batchAnswer, paging, tooMany, type BatchError } from './pages-and-batches.ts';

/** The ids of HubSpot's own association types, from → to. */
const typeIds: Readonly<Record<string, number>> = texts;
/** The association type with which a create request links the new object to a contact. */
export const toContactIds: Record<ClientType, number> = { notes: 202, tasks: 204 };

/** The page size of associations within an object's own answer. */
const inlinePage = 100;
const batchLimit = 1000;

const associationName = (from: ObjectType, to: ObjectType): string => `${singularOf(from)}_to_${singularOf(to)}`;

/** `after` is the last id of the previous page. */
function page(ids: readonly string[], after: string | null, limit: number): { ids: string[]; next: string | null } {
  const start = after === null ? 0 : ids.findIndex((id) => Number(id) > Number(after));
  const found = start < 0 ? [] : ids.slice(start, start + limit);
  return { ids: found, next: start >= 0 && start + limit < ids.length ? (found.at(-1) ?? null) : null };
}

/** The `associations` member of an object, which one without any of the requested types does not have. */
export function inlineAssociations(crm: CrmView, from: ObjectType, id: string, to: readonly ObjectType[]) {
  const result: Record<string, unknown> = {};
  for (const type of to) {
    const found = page(crm.linked(from, id, type) ?? [], null, inlinePage);
    if (found.ids.length === 0) continue;
    result[type] = {
      results: found.ids.map((toId) => ({ id: toId, type: associationName(from, type) })),
      ...paging(found.next, `https://api.hubapi.com/crm/v3/objects/${from}/${id}/associations/${type}`),
    };
  }
  return Object.keys(result).length > 0 && { associations: result };
}

const linkTo = (from: ObjectType, to: ObjectType, toObjectId: string) => ({
  toObjectId,
  associationTypes: [{ category: 'HUBSPOT_DEFINED', typeId: typeIds[associationName(from, to)] ?? 0 }],
});

/** GET of one object's associations, which only v4 has. */
export function listAssociations(
  crm: CrmView,
  from: ObjectType,
  id: string,
  to: ObjectType,
  query: URLSearchParams,
): Reply {
  const limit = Number(query.get('limit') ?? 500);
  if (!Number.isInteger(limit) || limit < 1 || limit > 500) return invalid('limit must be between 1 and 500');
  const ids = crm.linked(from, id, to);
  if (!ids) return notFound(id);
  const found = page(ids, query.get('after'), limit);
  return json(200, {
    results: found.ids.map((toId) => linkTo(from, to, toId)),
    ...paging(found.next, `https://api.hubapi.com/crm/v4/objects/${from}/${id}/associations/${to}`, `&limit=${limit}`),
  });
}

const batchRead = z.object({ inputs: z.array(z.object({ id: z.coerce.string(), after: z.string().optional() })) });

/**
 * POST …/batch/read: up to 1,000 objects, each with a page of its own. Objects without links are left out and named in
 * `errors`.
 */
export function batchReadAssociations(
  crm: CrmView,
  from: ObjectType,
  to: ObjectType,
  body: unknown,
  pageSize: number,
): Reply {
  const parsed = batchRead.safeParse(body);
  if (!parsed.success) return invalid('Invalid input JSON: inputs must be a list of objects with an id');
  const { inputs } = parsed.data;
  if (inputs.length > batchLimit) return tooMany('association', batchLimit, inputs.length);
  const results: unknown[] = [];
  const missing: BatchError[] = [];
  for (const input of inputs) {
    const found = page(crm.linked(from, input.id, to) ?? [], input.after ?? null, pageSize);
    if (found.ids.length === 0) {
      missing.push({
        subCategory: 'crm.associations.NO_ASSOCIATIONS_FOUND',
        message: `No ${singularOf(to)} is associated with ${singularOf(from)} ${input.id}.`,
        context: { fromObjectId: [input.id], fromObjectType: [singularOf(from)], toObjectType: [singularOf(to)] },
      });
      continue;
    }
    results.push({
      from: { id: input.id },
      to: found.ids.map((id) => linkTo(from, to, id)),
      ...paging(found.next),
    });
  }
  return batchAnswer(results, missing);
}
