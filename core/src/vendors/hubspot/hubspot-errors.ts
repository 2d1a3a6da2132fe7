import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { reasonsOf, refusedProperties } from './refusal-reasons.ts';
import { counted } from '../../platform/contract/counted.ts';

/** How a request without a usable answer failed. */
export type FailureKind =
  /** HubSpot refused it before it did anything, so it is safe to send again, even if it writes. */
  | 'refused'
  /** It is unknown whether the request was carried out. */
  | 'ambiguous'
  /** Like `ambiguous`, and the request may still be running. */
  | 'timeout'
  /** Sending it again now would fail the same way. A job may still wait and try later. */
  | 'pointless';

/** The window whose limit a 429 is about; null where HubSpot does not name it. Searches have one of a second. */
export type RateLimit = 'ten-seconds' | 'second';

interface FailureDetails {
  /** The shortest wait before the request may be sent again, in milliseconds. */
  readonly waitMs?: number;
  /** The scopes that a 403 names as missing. */
  readonly scopes?: readonly string[];
  /** Where a redirect points to. */
  readonly location?: string | null;
  readonly limit?: RateLimit | null;
  /** The properties that HubSpot did not accept. */
  readonly properties?: readonly string[];
}

/** An error of the CRM, with everything that a retry needs to know. */
export class HubspotFailure extends AppError {
  readonly kind: FailureKind;
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly waitMs: number;
  readonly scopes: readonly string[];
  readonly location: string | null;
  readonly limit: RateLimit | null;
  readonly properties: readonly string[];

  constructor(error: AppError, kind: FailureKind, status: number, details: FailureDetails = {}) {
    super(error.code, error.message, {
      ...(error.retryAfterMs === undefined ? {} : { retryAfterMs: error.retryAfterMs }),
      isFinal: error.isFinal,
      cause: error.cause,
    });
    this.name = 'HubspotFailure';
    this.kind = kind;
    this.status = status;
    this.waitMs = details.waitMs ?? 0;
    this.scopes = details.scopes ?? [];
    this.location = details.location ?? null;
    this.limit = details.limit ?? null;
    this.properties = details.properties ?? [];
  }

  /** Whether the failure concerns the whole account, so that any other contact would fail too. */
  get isOfAccount(): boolean {
    return accountCodes.has(this.code) || this.status === movingStatus;
  }
}

const accountCodes: ReadonlySet<string> = new Set([
  'crm_unauthorized',
  'crm_rate_limited',
  'crm_daily_limit',
  'crm_wrong_portal',
]);

const bodySchema = z.object({
  message: z.string().catch(''),
  category: z.string().catch(''),
  policyName: z.string().catch(''),
  /** A 403 names the scopes here, under one of two names. */
  errors: z.array(z.object({ context: z.record(z.string(), z.array(z.string())).catch({}) })).catch([]),
});
const noBody = { message: '', category: '', policyName: '', errors: [] };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const secondMs = 1_000;
/** HubSpot asks for a pause of at least two seconds after a lock. */
const lockWaitMs = 2_000;
/** A status of HubSpot's own: the account is being moved to another data centre. */
const movingStatus = 477;

/** `retryAfterMs`: the wait that HubSpot asked for, during which no attempt would succeed; null where it asked for none. */
export function unavailable(cause?: unknown, retryAfterMs: number | null = null): AppError {
  const message = `HubSpot cannot be reached right now. ${remedy('Please try again in a moment.', retryAfterMs ?? 0)}`;
  return new AppError('crm_unavailable', message, { cause, ...(retryAfterMs !== null && { retryAfterMs }) });
}

/** The failure of a request that must wait for this long, in milliseconds, because of a limit. */
export function rateLimited(
  waitMs: number,
  { limit = null, cause }: { limit?: RateLimit | null; cause?: unknown } = {},
): HubspotFailure {
  const message = `Rate limit exceeded. ${remedy('Please wait a moment and try again.', waitMs)}`;
  const error = new AppError('crm_rate_limited', message, { retryAfterMs: waitMs, cause });
  return new HubspotFailure(error, 'refused', 429, { waitMs, limit });
}

/** The words for a short wait; for a longer one its length, because trying again in a moment would not help. */
const remedy = (forShort: string, waitMs: number): string =>
  waitMs < minuteMs ? forShort : `HubSpot answers again in about ${inWords(waitMs)}.`;

export const contactNotFound = (): AppError =>
  new AppError('crm_contact_not_found', 'Contact not found. Please verify the HubSpot URL.');

/** The failure of a batch of which `count` objects were not read. */
export function partlyRead(count: number): HubspotFailure {
  const message = 'HubSpot answered only a part of what was asked for. Please try again in a moment.';
  const cause = new Error(`HubSpot could not read ${count} of a batch`);
  return new HubspotFailure(new AppError('crm_unavailable', message, { cause }), 'ambiguous', 207);
}

/** The headers of an answer with an error status. */
export interface FailureHeaders {
  /** From Retry-After, in milliseconds; null without one. */
  readonly retryAfterMs: number | null;
  readonly location: string | null;
}

/** The failure for an answer whose status is not 2xx. */
export function failureOf(status: number, text: string, { retryAfterMs, location }: FailureHeaders): HubspotFailure {
  const json = readJson(text);
  const body = bodySchema.catch(noBody).parse(json);
  // Only for logs, because the vendor's words may repeat data of the request.
  const cause = new Error(`HubSpot answered ${status} ${body.category}: ${body.message.slice(0, 500)}`);
  const fail = (code: AppError['code'], message: string, details?: FailureDetails): HubspotFailure =>
    new HubspotFailure(new AppError(code, message, { isFinal: true, cause }), 'pointless', status, details);
  // The account does not answer for longer than anybody waits, so the request is not sent again.
  const away = (code: AppError['code'], message: string, waitMs: number): HubspotFailure =>
    new HubspotFailure(new AppError(code, message, { retryAfterMs: waitMs, cause }), 'pointless', status, { waitMs });

  if (status >= 300 && status < 400) {
    const message = 'HubSpot pointed to another address, which is not followed. Please tell a superadmin if it stays.';
    return new HubspotFailure(new AppError('crm_unavailable', message, { cause }), 'pointless', status, { location });
  }
  switch (status) {
    case 401:
      return fail(
        'crm_unauthorized',
        'Authentication error. Please check your HubSpot permissions: the key is not accepted.',
      );
    case 403: {
      const scopes = scopesOf(body.errors);
      const lacks = scopes.length > 0 ? `the scope ${scopes.join(' or ')}` : 'a scope for what was asked';
      return fail(
        'crm_unauthorized',
        `Authentication error. Please check your HubSpot permissions: the key lacks ${lacks}. A superadmin adds it in HubSpot under Settings > Integrations > Service Keys.`,
        { scopes },
      );
    }
    case 404:
      return fail('crm_contact_not_found', 'Contact not found. Please verify the HubSpot URL.');
    case 423:
      return new HubspotFailure(unavailable(cause, retryAfterMs), 'refused', status, {
        waitMs: Math.max(lockWaitMs, retryAfterMs ?? 0),
      });
    case 429: {
      const name = `${body.policyName} ${body.message}`;
      if (/daily/i.test(name)) {
        const message =
          "The HubSpot account has used up today's requests. It continues tomorrow, or once a superadmin replaces the key under API Keys.";
        return away('crm_daily_limit', message, retryAfterMs ?? hourMs);
      }
      const limit = /ten_secondly/i.test(name) ? 'ten-seconds' : /secondly/i.test(name) ? 'second' : null;
      const windowMs = limit === 'second' ? secondMs : 10 * secondMs;
      return rateLimited(retryAfterMs ?? windowMs, { limit, cause });
    }
    case movingStatus: {
      const waitMs = retryAfterMs ?? dayMs;
      return away('crm_unavailable', movingMessage(waitMs), waitMs);
    }
  }
  if (status >= 500 || status === 408)
    return new HubspotFailure(unavailable(cause, retryAfterMs), 'ambiguous', status, { waitMs: retryAfterMs ?? 0 });
  const reasons = reasonsOf(json);
  return fail(
    'crm_unavailable',
    reasons === ''
      ? 'HubSpot did not accept the request, and would not accept it again. Please tell a superadmin.'
      : `HubSpot did not accept it: ${reasons}`,
    { properties: refusedProperties(json) },
  );
}

function inWords(waitMs: number): string {
  const [count, unit] =
    waitMs < hourMs ? [Math.round(waitMs / minuteMs), 'minute'] : [Math.round(waitMs / hourMs), 'hour'];
  return counted(count, unit);
}

function movingMessage(waitMs: number): string {
  const when = waitMs < hourMs ? 'within the hour' : `in about ${inWords(waitMs)}`;
  return `HubSpot is moving this account to another data centre and answers again ${when}. What waits goes on by itself.`;
}

function scopesOf(errors: z.infer<typeof bodySchema>['errors']): string[] {
  const named = errors.flatMap(({ context }) => [
    ...(context['requiredGranularScopes'] ?? []),
    ...(context['requiredScopes'] ?? []),
  ]);
  return [...new Set(named.filter((scope) => /^[\w.-]{1,100}$/.test(scope)))].slice(0, 10);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
