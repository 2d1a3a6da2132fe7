import { z } from 'zod';
import type { Properties } from '../crm-data/model.ts';
import { badJson, empty, json, type Reply, type SandboxRequest } from '../server/reply.ts';
import { toContactIds } from './associations.ts';
import { clientTypes, type ClientType } from './created-objects.ts';
import type { CrmView } from './crm-view.ts';
import { invalid, notFound } from './hubspot-errors.ts';
import { isKnownProperty, presentRecord } from './object-properties.ts';
import type { ObjectType } from './object-types.ts';
import { momentOf, propertyError, refuseValues, unknownProperty } from './object-values.ts';
import { seesEmails } from './scopes.ts';

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
