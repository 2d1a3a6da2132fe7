import { z } from 'zod';
import { empty, json, type Reply, type SandboxRequest } from '../server/reply.ts';
import { driveScope, type GoogleState, type Grant } from './google-state.ts';
import { readRelatedParts } from './multipart-related.ts';

/** Browsers send requests from the application's own origin. */
const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'authorization' };
const newFileSchema = z.object({
  name: z.string().min(1).max(500),
  mimeType: z.string().max(200).default('application/octet-stream'),
  parents: z.array(z.string()).max(1).default([]),
});

export const googleError = (status: number, message: string, reason: string): Reply =>
  json(status, { error: { code: status, message, status: reason, errors: [{ message, reason }] } });

export const googleFault = (status: number, headers?: Record<string, string>): Reply => ({
  ...googleError(
    status,
    status < 500 ? 'The request was refused.' : 'Backend Error',
    status < 500 ? 'forbidden' : 'backendError',
  ),
  ...(headers && { headers }),
});

export function tokeninfo(request: SandboxRequest, google: GoogleState): Reply {
  const grant = google.find(request.query.get('access_token') ?? request.token);
  if (!grant) return json(400, { error: 'invalid_token', error_description: 'Invalid Value' });
  return json(200, {
    azp: grant.clientId,
    aud: grant.clientId,
    sub: grant.sub,
    scope: grant.scopes.join(' '),
    exp: String(Math.floor(grant.expiresAt / 1000)),
    expires_in: String(Math.max(0, Math.floor((grant.expiresAt - Date.now()) / 1000))),
    email: grant.email,
    email_verified: 'true',
    access_type: 'online',
  });
}

export function userinfo(request: SandboxRequest, google: GoogleState): Reply {
  if (request.method === 'OPTIONS') return { ...empty(204), headers: cors };
  const grant = google.find(request.token);
  if (!grant) return json(401, { error: 'invalid_request', error_description: 'Invalid Credentials' }, cors);
  const { sub, name, email, hd } = grant;
  const user = { sub, name, given_name: name.split(' ')[0], email, email_verified: true, ...(hd && { hd }) };
  return json(200, user, cors);
}

/** Drive with the scope `drive.file`: an application sees only its own files. */
export function drive(request: SandboxRequest, google: GoogleState): Reply {
  const grant = google.find(request.token);
  if (!grant) return googleError(401, 'Invalid Credentials', 'authError');
  if (!grant.scopes.includes(driveScope))
    return googleError(403, 'Request had insufficient authentication scopes.', 'insufficientPermissions');
  switch (`${request.method} ${request.path}`) {
    case 'GET /google/drive/v3/files':
      return listFiles(request, google, grant);
    case 'POST /google/drive/v3/files':
      return createFile(request.json, Buffer.alloc(0), google, grant);
    case 'POST /google/upload/drive/v3/files': {
      const parts = readRelatedParts(String(request.headers['content-type'] ?? ''), request.bytes);
      if (request.query.get('uploadType') !== 'multipart' || !parts)
        return googleError(400, 'Malformed multipart body.', 'badContent');
      return createFile(parts.metadata, parts.content, google, grant);
    }
    default:
      return googleError(404, 'Not Found', 'notFound');
  }
}

function listFiles(request: SandboxRequest, google: GoogleState, grant: Grant): Reply {
  const query = request.query.get('q') ?? '';
  const wanted = (field: string) => new RegExp(`\\b${field} = '([^']*)'`).exec(query)?.[1];
  const [name, mimeType] = [wanted('name'), wanted('mimeType')];
  const files = google
    .filesOf(grant.email)
    .filter(
      (file) => (name === undefined || file.name === name) && (mimeType === undefined || file.mimeType === mimeType),
    )
    .slice(0, Number(request.query.get('pageSize') ?? 100) || 100);
  return json(200, { files });
}

function createFile(metadata: unknown, bytes: Buffer, google: GoogleState, grant: Grant): Reply {
  const file = newFileSchema.safeParse(metadata);
  if (!file.success) return googleError(400, 'Invalid metadata.', 'badRequest');
  const known = new Set(google.filesOf(grant.email).map(({ id }) => id));
  const missing = file.data.parents.find((parent) => !known.has(parent));
  if (missing !== undefined) return googleError(404, `File not found: ${missing}.`, 'notFound');
  const made = google.addFile(grant.email, file.data, bytes);
  return made
    ? json(200, made)
    : googleError(403, "The user's Drive storage quota has been exceeded.", 'storageQuotaExceeded');
}
