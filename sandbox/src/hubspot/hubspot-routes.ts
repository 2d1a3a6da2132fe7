import { samplePortalId } from '../crm-data/model.ts';
import { callOutcomes } from '../crm-data/portal.ts';
import { badJson, json, type Reply, type SandboxRequest } from '../server/reply.ts';
import { batchReadAssociations, listAssociations } from './associations.ts';
import { answerLists } from './lists.ts';
import { createContactProperty, describeContactProperties } from './contact-property-list.ts';
import type { CrmView } from './crm-view.ts';
import { readPath, type HubspotPath } from './hubspot-path.ts';
import { hubspotError, invalid, rateLimited, refuseToken } from './hubspot-errors.ts';
import { objectTypeOf, type ObjectType } from './object-types.ts';
import { describePipelines } from './pipelines.ts';
import { batchReadObjects, getObject, listObjects } from './read-objects.ts';
import { archiveObject, createObject, updateObject } from './write-objects.ts';
import { readOwners } from './owners.ts';
import type { RateLimiter, SearchLimiter } from './rate-limiter.ts';
import { refuseScope } from './scopes.ts';
import { searchObjects } from './search-objects.ts';
import { answerSequences } from './sequences.ts';

export type HubspotRoutes = {
  crm: CrmView;
  limiter: RateLimiter;
  searches: SearchLimiter;
  now: () => number;
  associationPageSize: number;
};

/** HubSpot's API at its own paths. It checks the token first, then the rate limits, then the request itself. */
export function handleHubspot(request: SandboxRequest, routes: HubspotRoutes): Reply {
  const refused = refuseToken(request.token);
  if (refused) return refused;
  const rate = routes.limiter.take(request.token);
  if (!rate.allowed) return rateLimited(rate.policy, rate.headers);
  const path = readPath(request.path);
  if (isSearch(path.segments) && !routes.searches.allows(request.token)) return rateLimited('SECONDLY', {});
  const reply = refuseScope(request, path.segments) ?? route(request, path, routes);
  return { ...reply, headers: { ...rate.headers, ...reply.headers } };
}

const isSearch = ([area, , collection, , last]: readonly string[]): boolean =>
  area === 'crm' && collection === 'objects' && last === 'search';

function route(request: SandboxRequest, path: HubspotPath, routes: HubspotRoutes): Reply {
  const { method, query } = request;
  const [area, version, collection, a, b] = path.segments;
  if (request.json === badJson) return invalid('Invalid input JSON on line 1, column 1');
  const reading = (answer: () => Reply): Reply => (method === 'GET' ? answer() : methodNotAllowed());
  switch (`${area}/${version}/${collection}`) {
    case 'account-info/v3/details':
      return reading(accountDetails);
    case 'calling/v1/dispositions':
      return reading(() => json(200, callOutcomes));
    case 'crm/v3/owners':
      return reading(() => readOwners(a, query));
    case 'crm/v3/pipelines':
      return reading(() => json(200, { results: objectTypeOf(a ?? '') === 'deals' ? describePipelines() : [] }));
    case 'crm/v3/lists':
      return answerLists(request, [a, b], routes.crm) ?? unknownPath(request.path);
    case 'crm/v3/properties':
      return properties(request, a, routes.crm);
    case 'automation/v4/sequences':
      return answerSequences(request, [a, b], routes) ?? unknownPath(request.path);
    case 'crm/v4/associations':
      return withType(a, (from) => withType(b, (to) => associations(request, path, from, to, routes)));
    case 'crm/v3/objects':
    case 'crm/v4/objects':
      return withType(a, (type) => objects(request, path, type, routes));
    default:
      return unknownPath(request.path);
  }
}

function properties(request: SandboxRequest, typeName: string | undefined, { changes }: CrmView): Reply {
  const isOfContacts = objectTypeOf(typeName ?? '') === 'contacts';
  if (request.method === 'GET')
    return json(200, { results: isOfContacts ? describeContactProperties(changes.properties.values()) : [] });
  if (request.method !== 'POST') return methodNotAllowed();
  return isOfContacts
    ? createContactProperty(changes, request.json)
    : invalid('The sandbox makes properties of contacts only.');
}

function objects(request: SandboxRequest, path: HubspotPath, type: ObjectType, { crm }: HubspotRoutes): Reply {
  const { method, query } = request;
  const [, version, , , id, more, to] = path.segments;
  if (version === 'v4') {
    const isList = more === 'associations' && id !== undefined && to !== undefined;
    if (!isList) return unknownPath(request.path);
    return withType(to, (other) =>
      method === 'GET' ? listAssociations(crm, type, id, other, query) : methodNotAllowed(),
    );
  }
  if (id === undefined) {
    if (method === 'POST') return createObject(crm, type, request);
    return method === 'GET' ? listObjects(crm, type, request) : methodNotAllowed();
  }
  if (id === 'search' && (type === 'contacts' || type === 'emails') && more === undefined)
    return method === 'POST' ? searchObjects(crm, type, request) : methodNotAllowed();
  if (id === 'batch')
    return more === 'read' && method === 'POST' ? batchReadObjects(crm, type, request) : unknownPath(request.path);
  if (more !== undefined) return unknownPath(request.path);
  if (method === 'DELETE') return archiveObject(crm, type, id);
  if (method === 'PATCH') return updateObject(crm, type, id, request);
  return method === 'GET' ? getObject(crm, type, id, request) : methodNotAllowed();
}

function associations(
  request: SandboxRequest,
  path: HubspotPath,
  from: ObjectType,
  to: ObjectType,
  { crm, associationPageSize }: HubspotRoutes,
): Reply {
  if (path.segments.slice(5).join('/') !== 'batch/read') return unknownPath(request.path);
  return request.method === 'POST'
    ? batchReadAssociations(crm, from, to, request.json, associationPageSize)
    : methodNotAllowed();
}

function withType(name: string | undefined, use: (type: ObjectType) => Reply): Reply {
  const type = objectTypeOf(name ?? '');
  return type ? use(type) : invalid(`Unable to infer object type from: ${name}`);
}

const accountDetails = () =>
  json(200, {
    portalId: samplePortalId,
    accountType: 'STANDARD',
    timeZone: 'Europe/Berlin',
    companyCurrency: 'EUR',
    additionalCurrencies: [],
    utcOffset: '+01:00',
    utcOffsetMilliseconds: 3_600_000,
    uiDomain: 'app.hubspot.com',
    dataHostingLocation: 'na1',
  });

const methodNotAllowed = () => hubspotError(405, 'METHOD_NOT_ALLOWED', 'HTTP 405 Method Not Allowed');
const unknownPath = (path: string) => hubspotError(404, 'OBJECT_NOT_FOUND', `No endpoint at ${path}`);
