import { AppError } from '@overture/core/platform/app-error';
import type { ErrorBody } from '@overture/core/contract';
import { errorStatus } from '../error-status.ts';

export interface ErrorAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ErrorBody;
}

/** The body of an error. For an error that is not an AppError it contains only the request id. */
export function errorAnswer(error: unknown, requestId: string): ErrorAnswer {
  if (!(error instanceof AppError) || error.code === 'internal') {
    return answer('internal', `Something went wrong on our side. Request id: ${requestId}`, requestId);
  }
  return answer(error.code, error.message, requestId, error);
}

function answer(code: ErrorBody['code'], text: string, requestId: string, error?: AppError): ErrorAnswer {
  const status = errorStatus[code];
  const headers: Record<string, string> = {};
  // A 429 always has a `Retry-After`, even if the vendor named none.
  if (status === 429) headers['Retry-After'] = String(Math.max(1, Math.ceil((error?.retryAfterMs ?? 30_000) / 1000)));
  if (status === 503) headers['Retry-After'] = '5';
  if (code === 'unauthenticated') headers['WWW-Authenticate'] = 'Bearer';
  const { issues, gate, url, email } = error ?? {};
  return {
    status,
    headers,
    body: {
      success: false,
      error: text,
      message: text,
      code,
      requestId,
      ...(issues === undefined || issues.length === 0 ? {} : { issues: [...issues] }),
      ...(url === undefined ? {} : { url }),
      ...(email === undefined ? {} : { email }),
      ...gate,
    },
  };
}
