import { randomUUID } from 'node:crypto';
import { empty, json, type Reply } from '../server/reply.ts';

type Extra = Record<string, unknown>;

/** HubSpot's error body. */
export const hubspotError = (
  status: number,
  category: string,
  message: string,
  extra: Extra = {},
  headers?: Record<string, string>,
): Reply => json(status, { status: 'error', message, correlationId: randomUUID(), ...extra, category }, headers);

export const notFound = (id: string): Reply =>
  hubspotError(
    404,
    'OBJECT_NOT_FOUND',
    /^\d+$/.test(id) ? 'resource not found' : 'Object not found.  objectId are usually numeric.',
    { context: { id: [id] } },
  );

export const invalid = (message: string, extra: Extra = {}): Reply =>
  hubspotError(400, 'VALIDATION_ERROR', message, extra);

/** 401 for a missing, wrong or expired token; undefined when the token is accepted. */
export function refuseToken(token: string): Reply | undefined {
  if (token.startsWith('expired'))
    return hubspotError(
      401,
      'EXPIRED_AUTHENTICATION',
      'The OAuth token used to make this call expired 5 hour(s) ago.',
      { context: { expireTime: ['2026-11-15T04:00:00Z'] } },
    );
  if (token === '' || token.startsWith('invalid')) {
    return hubspotError(
      401,
      'INVALID_AUTHENTICATION',
      'Authentication credentials not found. This API supports OAuth 2.0 authentication and you can find more details at https://developers.hubspot.com/docs/methods/auth/oauth-overview',
    );
  }
  return undefined;
}

/** 403 for a token without a scope that the call needs. */
export const missingScope = (scope: string, headers?: Record<string, string>): Reply =>
  hubspotError(
    403,
    'MISSING_SCOPES',
    "This app hasn't been granted all required scopes to make this call. Read more about required scopes here: https://developers.hubspot.com/scopes.",
    {
      errors: [
        {
          message: 'One or more of the following scopes are required.',
          context: { requiredGranularScopes: [scope] },
        },
      ],
      links: { scopes: 'https://developers.hubspot.com/scopes' },
    },
    headers,
  );

/** HubSpot's names of its limits: for ten seconds, for a day, and for searches in a second. */
export const ratePolicies = ['TEN_SECONDLY_ROLLING', 'DAILY', 'SECONDLY'] as const;
export type RatePolicy = (typeof ratePolicies)[number];

export function rateLimited(policy: RatePolicy, headers: Record<string, string>): Reply {
  const name = policy.toLowerCase();
  return hubspotError(
    429,
    'RATE_LIMITS',
    `You have reached your ${name} limit.`,
    { errorType: 'RATE_LIMIT', policyName: policy, groupName: 'publicapi:private-apps:api-calls' },
    headers,
  );
}

/**
 * HubSpot's answer, from 2026-09 on, when a rule of the portal's admins forbids a write. The reason stands in the
 * message, as JSON, or in the message and the context.
 */
export const refusedByRule = (form: 'list' | 'context'): Reply =>
  form === 'context'
    ? notSet('NOTE', 'hs_next_step')
    : invalid(
        `Property values were not valid: ${JSON.stringify([{ isValid: false, message: 'Every note needs a next step: fill in "Next step".', error: 'REQUIRED_PROPERTY', name: 'hs_next_step' }])}`,
      );

/** HubSpot's answer to an object without a property that it needs. */
export const notSet = (singular: string, property: string): Reply =>
  invalid(`Error creating ${singular}. Some required properties were not set.`, {
    context: { properties: [property] },
  });

/** What HubSpot says in an answer with this status. */
const ofStatus: Readonly<Record<number, readonly [category: string, message: string]>> = {
  401: ['INVALID_AUTHENTICATION', 'Authentication credentials not found. This API supports OAuth 2.0 authentication.'],
  403: ['MISSING_SCOPES', "This app hasn't been granted all required scopes to make this call."],
  404: ['OBJECT_NOT_FOUND', 'resource not found'],
  423: ['LOCKED', 'This resource is locked. Wait at least two seconds before the next call.'],
  477: [
    'MIGRATION_IN_PROGRESS',
    'This HubSpot account is being moved to another data hosting location. Please try again later.',
  ],
};

/** The body of a fault with a status; `code` names the policy of a 429. */
export function hubspotFault(status: number, headers?: Record<string, string>, code?: string): Reply {
  if (status >= 300 && status < 400) return { ...empty(status), headers };
  if (status === 429)
    return rateLimited(ratePolicies.find((policy) => policy === code) ?? 'TEN_SECONDLY_ROLLING', headers ?? {});
  const general = status < 500 ? ['VALIDATION_ERROR', 'Invalid input'] : ['INTERNAL_ERROR', 'internal error'];
  const [category = '', message = ''] = ofStatus[status] ?? general;
  return hubspotError(status, category, message, {}, status === 477 ? { 'retry-after': '86400', ...headers } : headers);
}
