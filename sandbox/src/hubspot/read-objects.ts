import { z } from 'zod';
import { empty, json, type Reply, type SandboxRequest } from '../server/reply.ts';
import { inlineAssociations } from './associations.ts';
import type { CrmView } from './crm-view.ts';
import { invalid, notFound } from './hubspot-errors.ts';
import { listParam, presentRecord } from './object-properties.ts';
import { objectTypeOf, type ObjectType } from './object-types.ts';
import { batchAnswer, paging, tooMany } from './pages-and-batches.ts';
import { seesEmails } from './scopes.ts';

const batchLimit = 100;

export function getObject(
  crm: CrmView,
  type: ObjectType,
  id: string,
  { query, token, path, origin }: SandboxRequest,
): Reply {
  const record = query.get('archived') === 'true' ? undefined : crm.findBy(type, query.get('idProperty'), id);
  const movedTo = record || type !== 'contacts' ? undefined : crm.sample.movedTo(id);
  // A merged contact is found at the address of the contact into which it was merged, which may have moved on.
  if (movedTo)
    return { ...empty(301), headers: { location: `${origin}${path.slice(0, -id.length)}${movedTo}?${query}` } };
  if (!record) return notFound(id);
  const associations = readAssociations(query);
  if (associations instanceof Error) return invalid(associations.message);
  return json(200, {
    ...presentRecord(type, record, listParam(query, 'properties'), seesEmails(token)),
    ...inlineAssociations(crm, type, record.id, associations),
  });
}

export function listObjects(crm: CrmView, type: ObjectType, { query, token }: SandboxRequest): Reply {
  const limit = Number(query.get('limit') ?? 10);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) return invalid('limit must be between 1 and 100');
  const after = query.get('after');
  if (after !== null && !/^\d+$/.test(after)) return invalid(`after is not valid: ${after}`);
  const associations = readAssociations(query);
  if (associations instanceof Error) return invalid(associations.message);
  if (query.get('archived') === 'true') return json(200, { results: [] });
  const properties = listParam(query, 'properties');
  const results: { id: string }[] = [];
  let more = false;
  for (const record of crm.list(type, after)) {
    if (results.length === limit) {
      more = true;
      break;
    }
    results.push({
      ...presentRecord(type, record, properties, seesEmails(token)),
      ...inlineAssociations(crm, type, record.id, associations),
    });
  }
  const next = more ? results.at(-1)?.id : undefined;
  return json(200, {
    results,
    ...paging(next, `https://api.hubapi.com/crm/v3/objects/${type}`, `&limit=${limit}`),
  });
}

const batchRead = z.object({
  inputs: z.array(z.object({ id: z.coerce.string() })),
  properties: z.array(z.string()).default([]),
  idProperty: z.string().nullish(),
});

export function batchReadObjects(crm: CrmView, type: ObjectType, request: SandboxRequest): Reply {
  const parsed = batchRead.safeParse(request.json);
  if (!parsed.success) return invalid('Invalid input JSON: inputs must be a list of objects with an id');
  const { inputs, properties, idProperty } = parsed.data;
  if (inputs.length > batchLimit) return tooMany('property', batchLimit, inputs.length);
  const missing: string[] = [];
  const results = [...new Set(inputs.map((input) => input.id))].flatMap((id) => {
    const record =
      crm.findBy(type, idProperty ?? null, id) ?? (type === 'contacts' ? crm.sample.mergedInto(id) : undefined);
    if (!record) missing.push(id);
    return record ? [presentRecord(type, record, properties, seesEmails(request.token))] : [];
  });
  const message = `Could not get some ${type.toUpperCase()} objects, they may be deleted or not exist. Check that ids are valid.`;
  return batchAnswer(results, missing.length > 0 ? [{ message, context: { ids: missing } }] : []);
}

function readAssociations(query: URLSearchParams): ObjectType[] | Error {
  const names = listParam(query, 'associations');
  const unknown = names.find((name) => !objectTypeOf(name));
  return unknown === undefined
    ? names.flatMap((name) => objectTypeOf(name) ?? [])
    : new Error(`Unable to infer object type from: ${unknown}`);
}
