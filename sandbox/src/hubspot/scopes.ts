import { PORTAL_ID } from '../crm-data/model.ts';
import { json, type Reply, type SandboxRequest } from '../server/reply.ts';
import { missingScope } from './hubspot-errors.ts';

const WRITE = 'crm.objects.contacts.write';
const READ_EMAILS = 'sales-email-read';
const ALL = ['oauth', 'crm.objects.contacts.read', WRITE, READ_EMAILS];

/** A token tells by its beginning what it may not do: `readonly` makes no notes, `noemails` reads no emails. */
function lackedBy(token: string): string | undefined {
  if (token.startsWith('readonly')) return WRITE;
  return token.startsWith('noemails') ? READ_EMAILS : undefined;
}

/** HubSpot's description of a private app's token, which travels in the body. */
export function describeToken(token: string): Reply {
  const lacked = lackedBy(token);
  const scopes = ALL.filter((scope) => scope !== lacked);
  return json(200, { userId: 1_000_001, hubId: PORTAL_ID, appId: 2_000_002, scopes });
}

/** 403 for what the request's token may not do; undefined otherwise. */
export function refuseScope({ token, method, path }: SandboxRequest): Reply | undefined {
  const lacked = lackedBy(token);
  if (!path.startsWith('/crm/')) return undefined;
  const isRead = method === 'GET' || path.endsWith('/batch/read');
  const needed = !isRead ? WRITE : /\/emails(?:\/|$)/.test(path) ? READ_EMAILS : undefined;
  return lacked !== undefined && lacked === needed ? missingScope(lacked) : undefined;
}
