import type { Reply, SandboxRequest } from '../server/reply.ts';
import { missingScope } from './hubspot-errors.ts';
import { listParam } from './object-properties.ts';
import { objectTypeOf, readScopeOf } from './object-types.ts';

const write = 'crm.objects.contacts.write';
const readEmails = 'sales-email-read';

/**
 * Whether a token has a scope. A token that begins with `readonly` writes nothing, one with `noemails` reads emails
 * without their content, and `scopes=a,b` has only those scopes, like a Service Key. Any other token has all scopes.
 */
function has(token: string, scope: string): boolean {
  if (token.startsWith('scopes=')) return token.slice('scopes='.length).split(',').includes(scope);
  if (token.startsWith('readonly')) return !scope.endsWith('.write');
  return !token.startsWith('noemails') || scope !== readEmails;
}

/** Whether emails have their content: without this scope HubSpot still returns emails, but empty ones. */
export const seesEmails = (token: string): boolean => has(token, readEmails);

/** 403 for what the request's token may not do; undefined otherwise. `segments` are those of the numbered path. */
export function refuseScope({ token, method, query }: SandboxRequest, segments: readonly string[]): Reply | undefined {
  const needed = [neededScope(method, segments), ...listParam(query, 'associations').map(scopeOf)];
  const lacked = needed.find((scope) => scope !== null && !has(token, scope));
  return lacked == null ? undefined : missingScope(lacked);
}

function scopeOf(typeName: string): string | null {
  const type = objectTypeOf(typeName);
  return type === undefined ? null : readScopeOf(type);
}

function neededScope(method: string, [area, , collection, a, b, c, d]: readonly string[]): string | null {
  if (area === 'automation') return `automation.sequences.${method === 'POST' ? 'enrollments.write' : 'read'}`;
  if (area !== 'crm') return null;
  if (collection === 'properties' && method === 'POST') return 'crm.schemas.contacts.write';
  if (collection === 'lists') return 'crm.lists.read';
  if (collection === 'owners') return 'crm.objects.owners.read';
  const type = objectTypeOf(a ?? '');
  if (type === undefined) return null;
  // Links need the scopes of both ends, of which a key may lack that of the far end.
  const far = objectTypeOf((collection === 'associations' ? b : d) ?? '');
  if (far !== undefined) return readScopeOf(far);
  const isRead = method === 'GET' || b === 'search' || (b === 'batch' && c === 'read');
  return isRead ? readScopeOf(type) : write;
}
