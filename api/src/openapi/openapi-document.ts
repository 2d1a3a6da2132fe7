import { errorBodySchema, scopeOf, type EndpointDefinition, type ErrorCode } from '@overture/core/contract';
import { z } from 'zod';
import { nameOf } from '../endpoints.ts';
import { errorStatus } from '../error-status.ts';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document, generated from the declarations that validate requests and answers. */
export function openApiDocument(endpoints: readonly EndpointDefinition[], productName: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${productName} API`,
      version: '1',
      description:
        'Fetches CRM contacts, queues generations, and reads their results. Every error has the shape `Error`. `x-token-scope` is the scope with which a personal token (`ovt_…`) may call an operation; null if none may.',
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(endpoints.map(tagOf))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBodySchema, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

/** The group of an endpoint: the first part of its path. */
export function tagOf(endpoint: EndpointDefinition): string {
  return endpoint.path.split('/')[1] ?? '';
}

function operation(endpoint: EndpointDefinition): Json {
  const parameters = [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
    ...(endpoint.multipart
      ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } }]
      : []),
  ];
  return {
    operationId: nameOf(endpoint),
    summary: endpoint.summary,
    tags: [tagOf(endpoint)],
    ...(endpoint.who === 'any'
      ? { security: [] }
      : { security: [{ bearer: [] }], 'x-role': endpoint.who, 'x-token-scope': scopeOf(endpoint) }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(endpoint.body ? { requestBody: { required: true, content: requestContent(endpoint, endpoint.body) } } : {}),
    responses: {
      [endpoint.status ?? 200]: success(endpoint),
      ...(endpoint.acceptedWith === undefined ? {} : { 202: success(endpoint) }),
      ...failures(endpoint),
    },
  };
}

function requestContent(endpoint: EndpointDefinition, body: z.ZodType): Json {
  const schema = jsonSchema(body, 'input');
  if (!endpoint.multipart) return { 'application/json': { schema } };
  const properties = {
    ...(schema['properties'] as Json | undefined),
    [endpoint.multipart.file]: {
      type: 'string',
      contentMediaType: 'application/pdf',
      maxLength: endpoint.multipart.maxBytes,
    },
  };
  return { 'multipart/form-data': { schema: { ...schema, properties } } };
}

function success(endpoint: EndpointDefinition): Json {
  if (endpoint.events) {
    return {
      description: 'A stream of events; each `data:` has this shape.',
      content: { 'text/event-stream': { schema: jsonSchema(endpoint.events, 'output') } },
    };
  }
  if (endpoint.status === 302) {
    return {
      description: 'The browser is sent on.',
      headers: { Location: { required: true, schema: { type: 'string', format: 'uri-reference' } } },
    };
  }
  return {
    description:
      endpoint.partial === undefined
        ? 'Success'
        : 'Success. A caller who accepts `text/event-stream` is told events named `partial`, and then one named `answer` with the JSON, or `error` with that of an error.',
    ...(endpoint.response && {
      content: {
        'application/json': { schema: jsonSchema(endpoint.response, 'output') },
        ...(endpoint.partial && { 'text/event-stream': { schema: jsonSchema(endpoint.partial, 'output') } }),
      },
    }),
  };
}

function failures(endpoint: EndpointDefinition): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorCodesOf(endpoint)) {
    byStatus.set(errorStatus[code], [...(byStatus.get(errorStatus[code]) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

/** The error codes that an endpoint can answer: its own, and those of every endpoint of its kind. */
export function errorCodesOf(endpoint: EndpointDefinition): readonly ErrorCode[] {
  const common: ErrorCode[] = ['validation_failed'];
  if (endpoint.who !== 'any') common.push('unauthenticated');
  if (endpoint.who === 'admin' || endpoint.who === 'superadmin') common.push('forbidden');
  if (endpoint.body) common.push('too_large', 'unsupported_media_type');
  return [
    ...new Set([
      ...common,
      ...(endpoint.errors ?? []),
      ...(endpoint.callsVendor !== undefined ? (['too_many_requests'] as const) : []),
      'internal' as const,
    ]),
  ];
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  // The output types are shown, because as input every parameter is a text that the schema coerces.
  const { properties = {}, required = [] } = jsonSchema(schema, 'output') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, property]) => {
    const hasDefault = typeof property === 'object' && property !== null && 'default' in property;
    return {
      name,
      in: place,
      required: place === 'path' || (required.includes(name) && !hasDefault),
      schema: property,
    };
  });
}

/** The JSON schema of what is sent (`input`) or received (`output`). */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ jsonSchema: found }) => nameProperties(found),
  });
  return rest;
}

/** Names the properties of a record whose keys are known; zod only requires them. */
function nameProperties(schema: z.core.JSONSchema.BaseSchema): void {
  const { propertyNames, additionalProperties, required } = schema;
  if (propertyNames === undefined || additionalProperties === undefined || required === undefined) return;
  schema.properties = Object.fromEntries(required.map((name) => [name, additionalProperties]));
  schema.additionalProperties = false;
  delete schema.propertyNames;
}
