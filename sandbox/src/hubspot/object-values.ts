import type { Properties } from '../crm-data/model.ts';
import { portalUsers } from '../crm-data/portal.ts';
import type { Reply } from '../server/reply.ts';
import type { ClientType } from './created-objects.ts';
import { invalid, notSet } from './hubspot-errors.ts';
import { isKnownProperty } from './object-properties.ts';

const textLimits: Record<ClientType, readonly [name: string, limit: number]> = {
  notes: ['hs_note_body', 65_536],
  tasks: ['hs_task_body', 65_536],
};

/** HubSpot's answer to values that a note or a task must not have; undefined where all are allowed. */
export function refuseValues(type: ClientType, properties: Properties): Reply | undefined {
  const unknown = Object.keys(properties).filter((name) => !isKnownProperty(type, name));
  if (unknown.length > 0) return propertyError(unknown.map(unknownProperty));
  const stamp = properties['hs_timestamp'];
  if (!stamp) return notSet(type === 'notes' ? 'NOTE' : 'TASK', 'hs_timestamp');
  const at = momentOf(stamp);
  if (!Number.isFinite(at) || at > 8.64e15)
    return propertyError([{ name: 'hs_timestamp', error: 'INVALID_DATE', message: `${stamp} was not a valid date.` }]);
  const ownerId = properties['hubspot_owner_id'];
  if (ownerId && !portalUsers.some(({ id }) => id === ownerId))
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
/** A moment as HubSpot takes it: milliseconds, or a date. */
export const momentOf = (stamp: string): number => (/^\d+$/.test(stamp) ? Number(stamp) : Date.parse(stamp));
export const unknownProperty = (name: string) => ({
  name,
  error: 'PROPERTY_DOESNT_EXIST',
  message: `Property "${name}" does not exist`,
});

/** HubSpot's answer to properties that cannot be set. */
export const propertyError = (problems: readonly { name: string; error: string; message: string }[]): Reply =>
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
