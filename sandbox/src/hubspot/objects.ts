import { z } from 'zod';
import { badJson, empty, json, type Reply, type SandboxRequest } from '../server/reply.ts';
import { portalOwners, type Properties } from '../crm-data/model.ts';
import { inlineAssociations, toContactIds } from './associations.ts';
import { clientTypes, type ClientType } from './created-objects.ts';
import type { CrmView } from './crm-view.ts';
import { invalid, notFound } from './hubspot-errors.ts';
import { isKnownProperty, listParam, presentRecord } from './object-properties.ts';
import { objectTypeOf, type ObjectType } from './object-types.ts';
import { seesEmails } from './scopes.ts';

const batchLimit = 100;

export function getObject(
  crm: CrmView,
  type: ObjectType,
  id: string,
  { query, token, path, origin }: SandboxRequest,
): Reply {
  const record = query.get('archived') === 'true' ? undefined : crm.findBy(type, query.get('idProperty'), id);
  const living = record || type !== 'contacts' ? undefined : crm.sample.mergedInto(id);
  // A merged contact is found at the address of the contact into which it was merged.
  if (living)
    return { ...empty(301), headers: { location: `${origin}${path.slice(0, -id.length)}${living.id}?${query}` } };
  if (!record) return notFound(id);
  const associations = readAssociations(query);
  if (associations instanceof Error) return invalid(associations.message);
  const inline = inlineAssociations(crm, type, record.id, associations);
  return json(200, {
    ...presentRecord(type, record, listParam(query, 'properties'), seesEmails(token)),
    ...(inline && { associations: inline }),
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
    const inline = inlineAssociations(crm, type, record.id, associations);
    results.push({
      ...presentRecord(type, record, properties, seesEmails(token)),
      ...(inline && { associations: inline }),
    });
  }
  const next = more ? results.at(-1)?.id : undefined;
  return json(200, {
    results,
    ...(next !== undefined && {
      paging: {
        next: { after: next, link: `https://api.hubapi.com/crm/v3/objects/${type}?after=${next}&limit=${limit}` },
      },
    }),
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
  if (inputs.length > batchLimit)
    return invalid(
      `The maximum number of inputs supported in a batch request for property batch reads is ${batchLimit}. ${inputs.length} inputs were provided.`,
    );
  const startedAt = new Date().toISOString();
  const missing: string[] = [];
  const results = [...new Set(inputs.map((input) => input.id))].flatMap((id) => {
    const record =
      crm.findBy(type, idProperty ?? null, id) ?? (type === 'contacts' ? crm.sample.mergedInto(id) : undefined);
    if (!record) missing.push(id);
    return record ? [presentRecord(type, record, properties, seesEmails(request.token))] : [];
  });
  const errors = missing.length > 0 && {
    numErrors: 1,
    errors: [
      {
        status: 'error',
        category: 'OBJECT_NOT_FOUND',
        message: `Could not get some ${type.toUpperCase()} objects, they may be deleted or not exist. Check that ids are valid.`,
        context: { ids: missing },
        links: {},
        errors: [],
      },
    ],
  };
  return json(errors ? 207 : 200, {
    status: 'COMPLETE',
    results,
    ...errors,
    startedAt,
    completedAt: new Date().toISOString(),
  });
}

const valuesSchema = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.null()]).transform((value) => (value === null ? null : String(value))),
);
const createSchema = z.object({
  properties: valuesSchema,
  associations: z
    .array(
      z.object({
        to: z.object({ id: z.coerce.string() }),
        types: z.array(z.object({ associationCategory: z.string(), associationTypeId: z.number() })).min(1),
      }),
    )
    .nullish(),
});

const isClientType = (type: ObjectType): type is ClientType => clientTypes.some((candidate) => candidate === type);
const textLimits: Record<ClientType, readonly [name: string, limit: number]> = {
  notes: ['hs_note_body', 65_536],
  tasks: ['hs_task_body', 65_536],
};

export function createObject(crm: CrmView, type: ObjectType, request: SandboxRequest): Reply {
  if (!isClientType(type)) return invalid(`The sandbox creates ${clientTypes.join(' and ')} only, not ${type}.`);
  const parsed = createSchema.safeParse(request.json === badJson ? undefined : request.json);
  if (!parsed.success)
    return invalid('Invalid input JSON on line 1, column 1: properties must be an object of strings');
  const { properties, associations } = parsed.data;
  const refused = refuseValues(type, properties);
  if (refused) return refused;
  const links = (associations ?? []).filter((link) =>
    link.types.some((linkType) => linkType.associationTypeId === toContactIds[type]),
  );
  if (links.length < (associations ?? []).length)
    return invalid(`One or more association types are not valid between ${type} and the given objects.`);
  const strangers = links.filter((link) => !crm.find('contacts', link.to.id));
  if (strangers.length > 0)
    return invalid(
      `One or more associations are not valid: no contact ${strangers.map((link) => link.to.id).join(', ')}`,
      { context: { toObjectId: strangers.map((link) => link.to.id) } },
    );
  const at = momentOf(properties['hs_timestamp'] ?? '');
  const made = crm.created.create(
    type,
    { ...(type === 'tasks' && { hs_task_status: 'NOT_STARTED', hs_task_type: 'TODO' }), ...properties },
    links.map((link) => link.to.id),
    new Date(at).toISOString(),
  );
  const { id, createdAt, updatedAt } = made;
  return json(201, { id, properties: made.properties, createdAt, updatedAt, archived: false });
}

function refuseValues(type: ClientType, properties: Properties): Reply | undefined {
  const unknown = Object.keys(properties).filter((name) => !isKnownProperty(type, name));
  if (unknown.length > 0) return propertyError(unknown.map(unknownProperty));
  const stamp = properties['hs_timestamp'];
  if (!stamp)
    return propertyError([{ name: 'hs_timestamp', error: 'REQUIRED_FIELD', message: 'hs_timestamp is required' }]);
  const at = momentOf(stamp);
  if (!Number.isFinite(at) || at > 8.64e15)
    return propertyError([{ name: 'hs_timestamp', error: 'INVALID_DATE', message: `${stamp} was not a valid date.` }]);
  const ownerId = properties['hubspot_owner_id'];
  if (ownerId && !portalOwners.some(({ id }) => id === ownerId))
    return propertyError([
      { name: 'hubspot_owner_id', error: 'INVALID_OWNER_ID', message: `Owner ${ownerId} does not exist.` },
    ]);
  for (const [name, allowed] of Object.entries(taskOptions)) {
    const value = properties[name];
    if (value && !allowed.includes(value))
      return propertyError([
        {
          name,
          error: 'INVALID_OPTION',
          message: `${value} was not one of the allowed options: ${allowed.join(', ')}`,
        },
      ]);
  }
  const [name, limit] = textLimits[type];
  const { length } = properties[name] ?? '';
  return length > limit
    ? propertyError([
        { name, error: 'INVALID_LENGTH', message: `${name} is ${length} characters long. The maximum is ${limit}.` },
      ])
    : undefined;
}

const taskOptions: Record<string, readonly string[]> = {
  hs_task_type: ['EMAIL', 'CALL', 'TODO'],
  hs_task_status: ['NOT_STARTED', 'IN_PROGRESS', 'WAITING', 'DEFERRED', 'COMPLETED'],
  hs_task_priority: ['NONE', 'LOW', 'MEDIUM', 'HIGH'],
};
const momentOf = (stamp: string): number => (/^\d+$/.test(stamp) ? Number(stamp) : Date.parse(stamp));
const unknownProperty = (name: string) => ({
  name,
  error: 'PROPERTY_DOESNT_EXIST',
  message: `Property "${name}" does not exist`,
});

const updateSchema = z.object({ properties: valuesSchema });
const valueLimit = 65_536;

/** PATCH of the properties of a contact, or of a task that a client created. */
export function updateObject(crm: CrmView, type: ObjectType, id: string, request: SandboxRequest): Reply {
  if (type !== 'contacts' && type !== 'tasks')
    return invalid(`The sandbox changes contacts and tasks only, not ${type}.`);
  const parsed = updateSchema.safeParse(request.json);
  if (!parsed.success) return invalid('Invalid input JSON: properties must be an object of strings');
  const { properties } = parsed.data;
  return type === 'contacts' ? updateContact(crm, id, properties, request) : updateTask(crm, id, properties, request);
}

function updateTask(crm: CrmView, id: string, properties: Properties, { token }: SandboxRequest): Reply {
  const task = crm.created.get('tasks', id);
  if (!task) return notFound(id);
  const refused = refuseValues('tasks', { ...task.properties, ...properties });
  if (refused) return refused;
  const changed = crm.created.update(task, properties);
  for (const contactId of task.contactIds) crm.changes.setValues(contactId, { lastmodifieddate: changed.updatedAt });
  return json(200, presentRecord('tasks', changed, Object.keys(properties), seesEmails(token)));
}

function updateContact(crm: CrmView, id: string, properties: Properties, request: SandboxRequest): Reply {
  const type = 'contacts';
  const contact = crm.find(type, id);
  if (!contact) return notFound(id);
  const names = Object.keys(properties);
  const unknown = names.filter((name) => !isKnownProperty(type, name) && !crm.changes.properties.has(name));
  if (unknown.length > 0) return propertyError(unknown.map(unknownProperty));
  const long = names.find((name) => (properties[name]?.length ?? 0) > valueLimit);
  if (long !== undefined)
    return propertyError([{ name: long, error: 'INVALID_LENGTH', message: `${long} is longer than ${valueLimit}.` }]);
  crm.changes.setValues(id, properties);
  const changed = crm.find(type, id) ?? contact;
  return json(200, presentRecord(type, changed, names, seesEmails(request.token)));
}

export function archiveObject(crm: CrmView, type: ObjectType, id: string): Reply {
  if (!isClientType(type)) return invalid(`The sandbox archives ${clientTypes.join(' and ')} only.`);
  // HubSpot also answers 204 for an id that never existed.
  crm.created.archive(type, id);
  return empty(204);
}

const propertyError = (problems: readonly { name: string; error: string; message: string }[]): Reply =>
  invalid(
    `Property values were not valid: ${JSON.stringify(problems.map((problem) => ({ isValid: false, message: problem.message, error: problem.error, name: problem.name })))}`,
    {
      errors: problems.map((problem) => ({
        message: problem.message,
        code: problem.error,
        context: { propertyName: [problem.name] },
      })),
    },
  );

function readAssociations(query: URLSearchParams): ObjectType[] | Error {
  const names = listParam(query, 'associations');
  const unknown = names.find((name) => !objectTypeOf(name));
  return unknown === undefined
    ? names.flatMap((name) => objectTypeOf(name) ?? [])
    : new Error(`Unable to infer object type from: ${unknown}`);
}
