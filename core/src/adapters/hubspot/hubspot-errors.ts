import { z } from 'zod';
import { AppError } from '../../shared/app-error.ts';

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

/** An error of the CRM with what a retry needs to know of it. */
export class HubspotFailure extends AppError {
  readonly kind: FailureKind;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Least wait before a resend, in ms. */
  readonly waitMs: number;
  /** Scopes of which a 403 says that the key lacks them. */
  readonly scopes: readonly string[];

  constructor(error: AppError, kind: FailureKind, status: number, waitMs = 0, scopes: readonly string[] = []) {
    super(error.code, error.message, {
      ...(error.retryAfterMs === undefined ? {} : { retryAfterMs: error.retryAfterMs }),
      isFinal: error.isFinal,
      cause: error.cause,
    });
    this.name = 'HubspotFailure';
    this.kind = kind;
    this.status = status;
    this.waitMs = waitMs;
    this.scopes = scopes;
  }
}

const bodySchema = z.object({
  message: z.string().catch(''),
  category: z.string().catch(''),
  policyName: z.string().catch(''),
  /** A 403 names the scopes here, by one name or the other. */
  errors: z.array(z.object({ context: z.record(z.string(), z.array(z.string())).catch({}) })).catch([]),
});
const noBody = { message: '', category: '', policyName: '', errors: [] };

const hourMs = 3_600_000;
const tenSecondsMs = 10_000;
/** HubSpot asks for at least two seconds after a lock. */
const lockWaitMs = 2_000;

export const unavailable = (cause?: unknown): AppError =>
  new AppError('crm_unavailable', 'HubSpot cannot be reached right now. Please try again in a moment.', { cause });

export const contactNotFound = (): AppError =>
  new AppError('crm_contact_not_found', 'Contact not found. Please verify the HubSpot URL.');

/** A batch of which so many were not read. */
export const partlyRead = (count: number): HubspotFailure =>
  new HubspotFailure(unavailable(new Error(`HubSpot could not read ${count} of a batch`)), 'ambiguous', 207);

/** The failure that an answer with an error status is. `retryAfterMs` is the answer's Retry-After, if any. */
export function failureOf(status: number, text: string, retryAfterMs: number | null): HubspotFailure {
  const body = bodySchema.catch(noBody).parse(readJson(text));
  // For logs only: the vendor's words may repeat data of the request.
  const cause = new Error(`HubSpot answered ${status} ${body.category}: ${body.message.slice(0, 500)}`);
  if (status === 401) {
    return final(
      'crm_unauthorized',
      'Authentication error. Please check your HubSpot permissions: the key is not accepted.',
    );
  }
  if (status === 403) {
    const named = body.errors.flatMap(({ context }) => [
      ...(context['requiredGranularScopes'] ?? []),
      ...(context['requiredScopes'] ?? []),
    ]);
    const scopes = [...new Set(named.filter((scope) => /^[\w.-]{1,100}$/.test(scope)))].slice(0, 10);
    const lacks =
      scopes.length > 0 ? `the scope ${scopes.join(' or ')}` : 'a scope for contacts, notes, emails, calls or meetings';
    return final(
      'crm_unauthorized',
      `Authentication error. Please check your HubSpot permissions: the key lacks ${lacks}.`,
      scopes,
    );
  }
  if (status === 404) return final('crm_contact_not_found', 'Contact not found. Please verify the HubSpot URL.');
  if (status === 429) {
    if (/daily/i.test(`${body.policyName} ${body.message}`)) {
      const message =
        "The HubSpot account has used up today's requests. It continues tomorrow, or once a superadmin replaces the key under API Keys.";
      return new HubspotFailure(
        new AppError('crm_daily_limit', message, { retryAfterMs: retryAfterMs ?? hourMs, cause }),
        'final',
        status,
      );
    }
    const wait = retryAfterMs ?? tenSecondsMs;
    const message = 'Rate limit exceeded. Please wait a moment and try again.';
    return new HubspotFailure(
      new AppError('crm_rate_limited', message, { retryAfterMs: wait, cause }),
      'refused',
      status,
      wait,
    );
  }
  if (status === 423)
    return new HubspotFailure(unavailable(cause), 'refused', status, Math.max(lockWaitMs, retryAfterMs ?? 0));
  if (status >= 500 || status === 408)
    return new HubspotFailure(unavailable(cause), 'ambiguous', status, retryAfterMs ?? 0);
  return final(
    'crm_unavailable',
    'HubSpot did not accept the request. Please try again, and tell a superadmin if it stays.',
  );

  function final(code: AppError['code'], message: string, scopes: readonly string[] = []): HubspotFailure {
    return new HubspotFailure(new AppError(code, message, { isFinal: true, cause }), 'final', status, 0, scopes);
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
