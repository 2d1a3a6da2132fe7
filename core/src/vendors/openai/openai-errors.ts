import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { z } from 'zod';
import { KeyLacksPermission } from '../../connections/domain/key-lacks-permission.ts';
import type { GenerationUsage } from '../../models/domain/prompt-parts.ts';
import { PromptTooLong } from '../../writing/domain/prompt-too-long.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { FailedAnswer } from './failed-answer.ts';
import { readRetryAfter } from '../../platform/retry-after.ts';

const hourMs = 3_600_000;
const defaultWaitMs = 20_000;

/**
 * Converts an SDK error into an AppError. Vendor texts stay in `cause`, because they may repeat a part of the key or of
 * the prompt.
 */
export function toAppError(error: unknown, model: string, clock: Clock): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof APIConnectionError || !(error instanceof APIError)) return unavailable(error);
  return ofCode(error, model, clock) ?? ofStatus(error, model, clock);
}

/** Decides by the vendor's code, because an error in a stream has nothing else. */
function ofCode(error: APIError, model: string, clock: Clock): AppError | null {
  const codes = `${error.code ?? ''} ${error.type ?? ''}`;
  // Some servers that sell other vendors' models answer 402.
  if (codes.includes('insufficient_quota') || error.status === 402) {
    return quotaExhausted("has no credit left. A superadmin can add credit in the vendor's billing settings", error);
  }
  if (codes.includes('billing_hard_limit_reached')) {
    return quotaExhausted(
      "has reached the spending limit that is set at the vendor. A superadmin can raise it in the vendor's billing settings",
      error,
    );
  }
  if (codes.includes('missing_scope')) return new KeyLacksPermission(scopesIn(error.message), { cause: error });
  // Waiting does not help: one request is larger than the account's limit per minute.
  if (/request too large/i.test(error.message)) return tooLong(error);
  if (codes.includes('rate_limit_exceeded')) return rateLimited(error, clock);
  if (codes.includes('model_not_found') || error.param === 'model') return noModel(model, error);
  if (codes.includes('context_length') || /context (?:length|size|window)/i.test(error.message)) return tooLong(error);
  if (/invalid_prompt|content_policy/.test(codes)) {
    const paid = mayBePaid(error) ? '' : ' Nothing was paid for it.';
    return new AppError(
      'ai_bad_answer',
      `OpenAI refuses this prompt under its usage policies.${paid} A gentler template or less sensitive context may help.`,
      { isFinal: true, cause: error },
    );
  }
  return null;
}

function quotaExhausted(why: string, cause: APIError): AppError {
  return new AppError('ai_quota_exhausted', `The AI account ${why}, or replace the key under API Keys.`, {
    retryAfterMs: hourMs,
    cause,
  });
}

function ofStatus(error: APIError, model: string, clock: Clock): AppError {
  switch (error.status) {
    case 401:
    case 403:
      return new AppError(
        'ai_unauthorized',
        'The AI service does not accept the key of this domain. A superadmin can replace it under API Keys.',
        { cause: error },
      );
    case 404:
      return noModel(model, error);
    case 413:
      return tooLong(error);
    case 429:
      return rateLimited(error, clock);
    case 400:
    case 422:
      return new AppError(
        'ai_bad_answer',
        'The AI service did not accept the request. Please try another model, and tell a superadmin if it stays.',
        { isFinal: true, cause: error },
      );
    default:
      return unavailable(error, waitOf(error.headers, clock));
  }
}

/** The parameter that this model does not know, or this account may not use; null for any other error. */
export function unsupportedParameter(error: unknown): string | null {
  if (!(error instanceof APIError)) return null;
  // Servers word the refusal of a tier in many ways.
  if (namesParameter(error, 'service_tier')) return 'service_tier';
  // An error event in a stream has no status, only a code.
  if (error.status !== 400 && error.status !== undefined) return null;
  return error.code === 'unsupported_parameter' || error.code === 'unsupported_value' ? (error.param ?? null) : null;
}

/** Whether the server refused the request and named this parameter, with whichever code. */
export function namesParameter(error: unknown, name: string): boolean {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return false;
  return error.param === name || new RegExp(`\\b${name}\\b`).test(error.message);
}

/**
 * Whether a call that ended with this error may have to be paid for. OpenAI charges nothing for a request that it refuses,
 * but the answer may have been written when a connection breaks, when a gateway gives up waiting for it, and when an
 * error follows its beginning.
 */
export function mayBePaid(error: unknown): boolean {
  if (error instanceof FailedAnswer) return error.hasBegun || error.usage !== null;
  if (error instanceof APIConnectionError) return !isNeverSent(error);
  if (!(error instanceof APIError) || error.status === undefined) return true;
  return error.status === 502 || error.status === 504 || error.status >= 520;
}

/** The usage that a server reported with its error; null for any other error. */
export function usageIn(error: unknown): GenerationUsage | null {
  return error instanceof FailedAnswer ? error.usage : null;
}

/** Whether no connection was made, so that the server has not seen the request. */
function isNeverSent(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code = '', syscall } = causeSchema.parse(cause);
    if (syscall === 'connect' || syscall === 'getaddrinfo') return true;
    if (
      /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_|ERR_SSL_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/.test(
        code,
      )
    )
      return true;
  }
  return false;
}

const causeSchema = z.object({
  code: z.string().optional().catch(undefined),
  syscall: z.string().optional().catch(undefined),
});

/** Whether the flex tier has no capacity. Any other 429 is a limit of the account, on every tier. */
export function isOutOfCapacity(error: unknown): boolean {
  return error instanceof APIError && `${error.code ?? ''} ${error.type ?? ''}`.includes('resource_unavailable');
}

/** Whether the server does not know the path. */
export function isMissingRoute(error: unknown): boolean {
  return error instanceof APIError && [404, 405, 501].includes(error.status ?? 0);
}

/** Whether the connection failed or broke; false for a deadline and for an answer. */
export function isConnectionError(error: unknown): boolean {
  return error instanceof APIConnectionError && !(error instanceof APIConnectionTimeoutError);
}

function unavailable(cause: unknown, retryAfterMs?: number | null): AppError {
  return new AppError(
    'ai_unavailable',
    cause instanceof FailedAnswer
      ? 'The AI service reported an error of its own instead of an answer. Please try again in a moment.'
      : 'The AI service cannot be reached right now. Please try again in a moment.',
    retryAfterMs == null ? { cause } : { cause, retryAfterMs },
  );
}

function rateLimited(error: APIError, clock: Clock): AppError {
  return new AppError('ai_rate_limited', 'The AI service is busy and asked us to wait a moment.', {
    retryAfterMs: waitOf(error.headers, clock) ?? waitIn(error.message) ?? defaultWaitMs,
    cause: error,
  });
}

/** Reads "Limit 500000, Requested 612000", which tells by how much a prompt is too long. */
function tooLong(error: APIError): PromptTooLong {
  const [, limit, requested] = /Limit (\d+)\b.*?Requested (\d+)/.exec(error.message) ?? [];
  return new PromptTooLong(limit === undefined ? null : Number(requested) - Number(limit), { cause: error });
}

const noModel = (model: string, cause: unknown): AppError =>
  new AppError(
    'model_unavailable',
    `The model "${model}" is not available with this key. Please choose another one. A superadmin can name what replaces it under AI Models.`,
    { cause },
  );

/** The scopes in "Missing scopes: model.request."; empty where the vendor names none. */
function scopesIn(message: string): readonly string[] {
  return /Missing scopes?: ([\w.]*\w(?:, *[\w.]*\w)*)/i.exec(message)?.[1]?.split(/, */) ?? [];
}

/** Reads "Please try again in 360ms.", as a stream's error contains it. */
function waitIn(message: string): number | null {
  const [, amount, unit] = /try again in ([\d.]+)(ms|s)\b/.exec(message) ?? [];
  return amount === undefined ? null : Math.ceil(Number(amount) * (unit === 's' ? 1_000 : 1));
}

/** The wait that the answer's headers ask for, in milliseconds; null where they ask for none. */
function waitOf(headers: Headers | undefined, clock: Clock): number | null {
  const ms = headers?.get('retry-after-ms');
  if (ms && /^\d{1,8}$/.test(ms)) return Number(ms);
  return readRetryAfter(headers, clock.now());
}
