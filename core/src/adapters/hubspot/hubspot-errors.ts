import { z } from 'zod';
import { AppError } from '../../shared/app-error.ts';
import { reasonsOf } from './refusal-reasons.ts';

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

interface FailureDetails {
  /** The shortest wait before the request may be sent again, in milliseconds. */
  readonly waitMs?: number;
  /** The scopes that a 403 names as missing. */
  readonly scopes?: readonly string[];
  /** The id of the object into which this one was merged. */
  readonly movedTo?: string | null;
}

/** An error of the CRM, with everything that a retry needs to know. */
export class HubspotFailure extends AppError {
  readonly kind: FailureKind;
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly waitMs: number;
  readonly scopes: readonly string[];
  readonly movedTo: string | null;

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
    this.movedTo = details.movedTo ?? null;
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

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const tenSecondsMs = 10_000;
/** HubSpot asks for a pause of at least two seconds after a lock. */
const lockWaitMs = 2_000;
/** A status of HubSpot's own: the account is being moved to another data centre. */
const movingStatus = 477;

export const unavailable = (cause?: unknown): AppError =>
  new AppError('crm_unavailable', 'HubSpot cannot be reached right now. Please try again in a moment.', { cause });

export const contactNotFound = (): AppError =>
  new AppError('crm_contact_not_found', 'Contact not found. Please verify the HubSpot URL.');

/** The failure of a batch of which `count` objects were not read. */
export const partlyRead = (count: number): HubspotFailure =>
  new HubspotFailure(unavailable(new Error(`HubSpot could not read ${count} of a batch`)), 'ambiguous', 207);

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
  const wait = (code: AppError['code'], message: string, waitMs: number, kind: FailureKind): HubspotFailure =>
    new HubspotFailure(new AppError(code, message, { retryAfterMs: waitMs, cause }), kind, status, { waitMs });

  if (status >= 300 && status < 400) {
    const movedTo = /\/(\d{1,19})(?:\?|$)/.exec(location ?? '')?.[1] ?? null;
    return fail('crm_contact_not_found', 'Contact not found. Please verify the HubSpot URL.', { movedTo });
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
      return new HubspotFailure(unavailable(cause), 'refused', status, {
        waitMs: Math.max(lockWaitMs, retryAfterMs ?? 0),
      });
    case 429:
      return /daily/i.test(`${body.policyName} ${body.message}`)
        ? wait(
            'crm_daily_limit',
            "The HubSpot account has used up today's requests. It continues tomorrow, or once a superadmin replaces the key under API Keys.",
            retryAfterMs ?? hourMs,
            'pointless',
          )
        : wait(
            'crm_rate_limited',
            'Rate limit exceeded. Please wait a moment and try again.',
            retryAfterMs ?? tenSecondsMs,
            'refused',
          );
    case movingStatus: {
      const waitMs = retryAfterMs ?? dayMs;
      return wait('crm_unavailable', movingMessage(waitMs), waitMs, 'pointless');
    }
  }
  if (status >= 500 || status === 408)
    return new HubspotFailure(unavailable(cause), 'ambiguous', status, { waitMs: retryAfterMs ?? 0 });
  const reasons = reasonsOf(json);
  return fail(
    'crm_unavailable',
    reasons === ''
      ? 'HubSpot did not accept the request. Please try again, and tell a superadmin if it stays.'
      : `HubSpot did not accept it: ${reasons}`,
  );
}

function movingMessage(waitMs: number): string {
  const hours = Math.max(1, Math.round(waitMs / hourMs));
  const when = waitMs < hourMs ? 'within the hour' : `in about ${hours} ${hours === 1 ? 'hour' : 'hours'}`;
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
