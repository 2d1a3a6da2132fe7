import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';

const hourMs = 3_600_000;
const defaultWaitMs = 20_000;

/** An SDK error as ours. Vendor texts stay in `cause`: they may repeat a part of the key or of the prompt. */
export function toAppError(error: unknown, model: string, clock: Clock): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof APIConnectionError || !(error instanceof APIError)) return unavailable(error);
  const code = `${error.code ?? ''} ${error.type ?? ''}`;
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
      // Not a matter of time: one request asks for more than the account may ever use in a minute.
      if (/request too large/i.test(error.message)) return tooLong(error);
      if (code.includes('insufficient_quota')) {
        return new AppError(
          'ai_quota_exhausted',
          "The AI account has no credit left. A superadmin can add credit in the vendor's billing settings, or replace the key under API Keys.",
          { retryAfterMs: hourMs, cause: error },
        );
      }
      return new AppError('ai_rate_limited', 'The AI service is busy and asked us to wait a moment.', {
        retryAfterMs: retryAfterMs(error.headers, clock),
        cause: error,
      });
    case 400:
    case 422:
      if (error.param === 'model' || code.includes('model_not_found')) return noModel(model, error);
      if (code.includes('context_length') || /context (?:length|size|window)/i.test(error.message))
        return tooLong(error);
      return new AppError(
        'ai_bad_answer',
        'The AI service did not accept the request. Please try another model, and tell a superadmin if it stays.',
        { isFinal: true, cause: error },
      );
    default:
      return unavailable(error);
  }
}

/** The request's parameter that this model does not know; null for any other error. */
export function unsupportedParameter(error: unknown): string | null {
  if (!(error instanceof APIError) || error.status !== 400) return null;
  return error.code === 'unsupported_parameter' || error.code === 'unsupported_value' ? (error.param ?? null) : null;
}

/** The server refused the request and said this parameter's name, by whichever code. */
export function namesParameter(error: unknown, name: string): boolean {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return false;
  return error.param === name || new RegExp(`\\b${name}\\b`).test(error.message);
}

/** The connection failed or broke; not a deadline, not an answer. */
export function isConnectionError(error: unknown): boolean {
  return error instanceof APIConnectionError && !(error instanceof APIConnectionTimeoutError);
}

export const unavailable = (cause: unknown): AppError =>
  new AppError('ai_unavailable', 'The AI service cannot be reached right now. Please try again in a moment.', {
    cause,
  });

const tooLong = (cause: unknown): AppError =>
  new AppError(
    'ai_bad_answer',
    'The template and the contact together are too long for this model. Please shorten the template or the added texts.',
    { isFinal: true, cause },
  );

const noModel = (model: string, cause: unknown): AppError =>
  new AppError('model_unavailable', `The model "${model}" is not available with this key. Please choose another one.`, {
    cause,
  });

function retryAfterMs(headers: Headers | undefined, clock: Clock): number {
  const ms = headers?.get('retry-after-ms');
  if (ms && /^\d{1,8}$/.test(ms)) return Number(ms);
  const after = headers?.get('retry-after');
  if (!after) return defaultWaitMs;
  const wait = /^\d{1,6}(?:\.\d+)?$/.test(after) ? Number(after) * 1000 : Date.parse(after) - clock.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : defaultWaitMs;
}
