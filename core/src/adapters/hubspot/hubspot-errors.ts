import { z } from 'zod';
import { AppError } from '../../shared/app-error.ts';
import { reasonsOf } from './refusal-reasons.ts';

/** What a request without a usable answer came to. */
export type FailureKind =
  /** Refused before it did anything: safe to send again, also when it is no read. */
  | 'refused'
  /** Nobody knows whether it was carried out. */
  | 'ambiguous'
  /** As `ambiguous`, and it may still be running. */
  | 'timeout'
  /** Sending it again gives the same. */
  | 'final';

interface FailureDetails {
  /** Least wait before a resend, in ms. */
  readonly waitMs?: number;
  /** Scopes of which a 403 says that the key lacks them. */
  readonly scopes?: readonly string[];
  /** The id under which a merged object lives on. */
  readonly movedTo?: string | null;
}

/** An error of the CRM with what a retry needs to know of it. */
export class HubspotFailure extends AppError {
  readonly kind: FailureKind;
  /** HTTP status; 0 when there was no answer. */
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

  /** The whole account is away: another contact would end the same. */
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
  /** A 403 names the scopes here, by one name or the other. */
  errors: z.array(z.object({ context: z.record(z.string(), z.array(z.string())).catch({}) })).catch([]),
});
const noBody = { message: '', category: '', policyName: '', errors: [] };

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const tenSecondsMs = 10_000;
/** HubSpot asks for at least two seconds after a lock. */
const lockWaitMs = 2_000;
/** HubSpot's own status: the account is being moved to another place. */
const movingStatus = 477;

export const unavailable = (cause?: unknown): AppError =>
  new AppError('crm_unavailable', 'HubSpot cannot be reached right now. Please try again in a moment.', { cause });

export const contactNotFound = (): AppError =>
  new AppError('crm_contact_not_found', 'Contact not found. Please verify the HubSpot URL.');

/** A batch of which so many were not read. */
export const partlyRead = (count: number): HubspotFailure =>
  new HubspotFailure(unavailable(new Error(`HubSpot could not read ${count} of a batch`)), 'ambiguous', 207);

/** What an answer with an error status says in its headers. */
export interface FailureHeaders {
  /** Of Retry-After, in ms; null without one. */
  readonly retryAfterMs: number | null;
  readonly location: string | null;
}

/** The failure that an answer with another status than 2xx is. */
export function failureOf(status: number, text: string, { retryAfterMs, location }: FailureHeaders): HubspotFailure {
  const json = readJson(text);
  const body = bodySchema.catch(noBody).parse(json);
  // For logs only: the vendor's words may repeat data of the request.
  const cause = new Error(`HubSpot answered ${status} ${body.category}: ${body.message.slice(0, 500)}`);
  const fail = (code: AppError['code'], message: string, details?: FailureDetails): HubspotFailure =>
    new HubspotFailure(new AppError(code, message, { isFinal: true, cause }), 'final', status, details);
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
            'final',
          )
        : wait(
            'crm_rate_limited',
            'Rate limit exceeded. Please wait a moment and try again.',
            retryAfterMs ?? tenSecondsMs,
            'refused',
          );
    case movingStatus: {
      const waitMs = retryAfterMs ?? dayMs;
      return wait('crm_unavailable', movingMessage(waitMs), waitMs, 'final');
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
