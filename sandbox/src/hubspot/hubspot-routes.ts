import { OWNERS, PORTAL_ID, SAMPLE_ANCHOR } from '../crm-data/model.ts';
import { BAD_JSON, json, type Reply, type SandboxRequest } from '../server/reply.ts';
import { batchReadAssociations, listAssociations } from './associations.ts';
import { objectTypeOf, type CrmView, type ObjectType } from './crm-view.ts';
import { hubspotError, invalid, notFound, rateLimited, refuseToken } from './hubspot-errors.ts';
import { archiveObject, batchReadObjects, createObject, getObject, listObjects } from './objects.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { describeToken, refuseScope } from './scopes.ts';

/** HubSpot's newer paths carry a date in place of v3 or v4, at another position. */
function withoutDate(path: string): string {
  return path
    .replace(/^\/crm\/objects\/\d{4}-\d{2}\/([^/]+)\/([^/]+)\/associations\//, '/crm/v4/objects/$1/$2/associations/')
    .replace(/^\/crm\/objects\/\d{4}-\d{2}\//, '/crm/v3/objects/')
    .replace(/^\/crm\/associations\/\d{4}-\d{2}\//, '/crm/v4/associations/')
    .replace(/^\/crm\/owners\/\d{4}-\d{2}/, '/crm/v3/owners')
    .replace(/^\/account-info\/\d{4}-\d{2}\//, '/account-info/v3/');
}

export type HubspotRoutes = { crm: CrmView; limiter: RateLimiter; associationPageSize: number };

/** HubSpot's API at its own paths: token first, then the rate limits, then the request itself. */
export function handleHubspot(request: SandboxRequest, routes: HubspotRoutes): Reply {
  const refused = refuseToken(request.token);
  if (refused) return refused;
  const rate = routes.limiter.take(request.token);
  if (!rate.allowed) return rateLimited(rate.policy, rate.headers);
  const reply = refuseScope(request) ?? route(request, routes);
  return { ...reply, headers: { ...rate.headers, ...reply.headers } };
}

function route(request: SandboxRequest, { crm, associationPageSize }: HubspotRoutes): Reply {
  const { method, query } = request;
  const segments = withoutDate(request.path).split('/').filter(Boolean).map(decode);
  const [area, version, collection, a, b, c, d] = segments;
  if (request.json === BAD_JSON) return invalid('Invalid input JSON on line 1, column 1');
  if (area === 'account-info' && version === 'v3' && collection === 'details')
    return method === 'GET' ? accountDetails() : methodNotAllowed();
  if (request.path === '/oauth/v2/private-apps/get/access-token-info')
    return method === 'POST' ? describeToken(request.token) : methodNotAllowed();
  if (area !== 'crm') return unknownPath(request.path);
  if (version === 'v3' && collection === 'owners') return method === 'GET' ? owners(a, query) : methodNotAllowed();
  if (collection === 'objects' && a !== undefined) {
    const type = objectTypeOf(a);
    if (!type) return invalid(`Unable to infer object type from: ${a}`);
    if (c === 'associations' && b !== undefined && d !== undefined)
      return withType(d, (to) =>
        method === 'GET' ? listAssociations(crm, version === 'v4' ? 4 : 3, type, b, to, query) : methodNotAllowed(),
      );
    if (version !== 'v3' || segments.length > 6) return unknownPath(request.path);
    if (b === undefined)
      return method === 'GET'
        ? listObjects(crm, type, query)
        : method === 'POST'
          ? createObject(crm, type, request)
          : methodNotAllowed();
    if (b === 'batch')
      return c === 'read' && method === 'POST' ? batchReadObjects(crm, type, request.json) : unknownPath(request.path);
    if (c !== undefined) return unknownPath(request.path);
    return method === 'GET'
      ? getObject(crm, type, b, query)
      : method === 'DELETE'
        ? archiveObject(crm, type, b)
        : methodNotAllowed();
  }
  if (
    version === 'v4' &&
    collection === 'associations' &&
    a !== undefined &&
    b !== undefined &&
    c === 'batch' &&
    d === 'read'
  ) {
    return withType(a, (from) =>
      withType(b, (to) =>
        method === 'POST'
          ? batchReadAssociations(crm, from, to, request.json, associationPageSize)
          : methodNotAllowed(),
      ),
    );
  }
  return unknownPath(request.path);
}

const withType = (name: string, use: (type: ObjectType) => Reply): Reply => {
  const type = objectTypeOf(name);
  return type ? use(type) : invalid(`Unable to infer object type from: ${name}`);
};

const accountDetails = () =>
  json(200, {
    portalId: PORTAL_ID,
    accountType: 'STANDARD',
    timeZone: 'Europe/Berlin',
    companyCurrency: 'EUR',
    additionalCurrencies: [],
    utcOffset: '+01:00',
    utcOffsetMilliseconds: 3_600_000,
    uiDomain: 'app.hubspot.com',
    dataHostingLocation: 'na1',
  });

function owners(id: string | undefined, query: URLSearchParams): Reply {
  const createdAt = new Date(SAMPLE_ANCHOR - 90_000_000_000).toISOString();
  const all = OWNERS.map((owner) => ({
    ...owner,
    type: 'PERSON',
    userIdIncludingInactive: owner.userId,
    createdAt,
    updatedAt: createdAt,
    archived: false,
    teams: [],
  }));
  if (id !== undefined) {
    const owner = all.find((candidate) => candidate.id === id);
    return owner ? json(200, owner) : notFound(id);
  }
  const after = query.get('after');
  const limit = Math.min(500, Number(query.get('limit') ?? 100) || 100);
  const matching = all.filter(
    (owner) =>
      (query.get('email') === null || owner.email === query.get('email')) &&
      (after === null || Number(owner.id) > Number(after)),
  );
  const results = matching.slice(0, limit);
  const next = matching.length > limit ? results.at(-1)?.id : undefined;
  return json(200, {
    results,
    ...(next !== undefined && {
      paging: { next: { after: next, link: `https://api.hubapi.com/crm/v3/owners/?after=${next}` } },
    }),
  });
}

const methodNotAllowed = () => hubspotError(405, 'METHOD_NOT_ALLOWED', 'HTTP 405 Method Not Allowed');
const unknownPath = (path: string) => hubspotError(404, 'OBJECT_NOT_FOUND', `No endpoint at ${path}`);

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
