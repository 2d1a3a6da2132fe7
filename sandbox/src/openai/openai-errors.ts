import { json, type Reply } from '../server/reply.ts';

/** OpenAI's error body. */
export const openaiError = (
  status: number,
  error: { message: string; type?: string; param?: string | null; code?: string | null },
  headers?: Record<string, string>,
): Reply =>
  json(
    status,
    {
      error: {
        message: error.message,
        type: error.type ?? 'invalid_request_error',
        param: error.param ?? null,
        code: error.code ?? null,
      },
    },
    headers,
  );

/** 401 for a missing, wrong or expired key; undefined when it is accepted. */
export function refuseKey(key: string): Reply | undefined {
  if (key === '') {
    return openaiError(401, {
      message:
        "You didn't provide an API key. You need to provide your API key in an Authorization header using Bearer auth (i.e. Authorization: Bearer YOUR_KEY). You can obtain an API key from https://platform.openai.com/account/api-keys.",
    });
  }
  if (!key.startsWith('invalid') && !key.startsWith('expired')) return undefined;
  const shown =
    key.length > 12
      ? `${key.slice(0, 8)}${'*'.repeat(Math.min(20, key.length - 12))}${key.slice(-4)}`
      : '*'.repeat(key.length);
  return openaiError(401, {
    message: `Incorrect API key provided: ${shown}. You can find your API key at https://platform.openai.com/account/api-keys.`,
    code: 'invalid_api_key',
  });
}

export const modelNotFound = (model: string): Reply =>
  openaiError(404, {
    message: `The model \`${model}\` does not exist or you do not have access to it.`,
    code: 'model_not_found',
  });

export const unsupported = (param: string, hint = ''): Reply =>
  openaiError(400, {
    message: `Unsupported parameter: '${param}' is not supported with this model.${hint}`,
    param,
    code: 'unsupported_parameter',
  });

export const badValue = (param: string, message: string, code: string | null = null): Reply =>
  openaiError(400, { message, param, code });

/** The body that goes with a status on demand. */
export function openaiFault(status: number, code: string | undefined, headers?: Record<string, string>): Reply {
  if (status === 429 && code === 'insufficient_quota') {
    return openaiError(
      429,
      {
        message:
          'You exceeded your current quota, please check your plan and billing details. For more information on this error, read the docs: https://platform.openai.com/docs/guides/error-codes/api-errors.',
        type: 'insufficient_quota',
        code,
      },
      headers,
    );
  }
  if (status === 429) {
    return openaiError(
      429,
      {
        message:
          'Rate limit reached for gpt-5 in organization org-sandbox on requests per min (RPM): Limit 500, Used 500, Requested 1. Please try again in 120ms.',
        type: 'requests',
        code: code ?? 'rate_limit_exceeded',
      },
      headers,
    );
  }
  if (status === 401)
    return openaiError(
      401,
      {
        message:
          'Incorrect API key provided: ****. You can find your API key at https://platform.openai.com/account/api-keys.',
        code: code ?? 'invalid_api_key',
      },
      headers,
    );
  if (status === 404)
    return openaiError(
      404,
      { message: 'The model `gpt-5` does not exist or you do not have access to it.', code: code ?? 'model_not_found' },
      headers,
    );
  if (status === 503)
    return openaiError(
      503,
      {
        message: 'The engine is currently overloaded, please try again later',
        type: 'server_error',
        code: code ?? null,
      },
      headers,
    );
  if (status >= 500)
    return openaiError(
      status,
      {
        message: 'The server had an error while processing your request. Sorry about that!',
        type: 'server_error',
        code: code ?? 'server_error',
      },
      headers,
    );
  return openaiError(status, { message: 'Invalid request.', code: code ?? null }, headers);
}
