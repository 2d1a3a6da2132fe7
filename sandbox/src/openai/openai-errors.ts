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

export const modelShutDown = (model: string): Reply =>
  openaiError(404, {
    message: `The model \`${model}\` has been deprecated, learn more here: https://platform.openai.com/docs/deprecations`,
    code: 'model_not_found',
  });

/** The answer to a restricted key that may only list models. */
export const missingScope = (scope: string): Reply =>
  openaiError(401, {
    message: `You have insufficient permissions for this operation. Missing scopes: ${scope}. Check that you have the correct role in your organization (Reader, Writer, Owner) and project (Member, Owner), and if you're using a restricted API key, that it has the necessary scopes.`,
    code: 'missing_scope',
  });

/** The answer to an organisation that is not verified. */
export const unverified = (): Reply =>
  openaiError(400, {
    message:
      'Your organization must be verified to stream this model. Please go to: https://platform.openai.com/settings/organization/general and click on Verify Organization. If you just verified, it can take up to 15 minutes for access to propagate.',
    param: 'stream',
    code: 'unsupported_value',
  });

export const requestTooLarge = (model: string, limit: number, requested: number): Reply =>
  openaiError(429, {
    message: `Request too large for ${model} in organization org-sandbox on tokens per min (TPM): Limit ${limit}, Requested ${requested}. The input or output tokens must be reduced in order to run successfully. Visit https://platform.openai.com/account/rate-limits to learn more.`,
    type: 'tokens',
    code: 'rate_limit_exceeded',
  });

/** The content of an `error` event or a failed response. */
export type Failure = { status: number; code: string; type: string; message: string };

const failures: readonly Failure[] = [
  {
    status: 429,
    code: 'rate_limit_exceeded',
    type: 'tokens',
    message:
      'Rate limit reached for gpt-5 in organization org-sandbox on tokens per min (TPM): Limit 500000, Used 498000, Requested 5000. Please try again in 360ms.',
  },
  {
    status: 429,
    code: 'insufficient_quota',
    type: 'insufficient_quota',
    message:
      'You exceeded your current quota, please check your plan and billing details. For more information on this error, read the docs: https://platform.openai.com/docs/guides/error-codes/api-errors.',
  },
  {
    status: 400,
    code: 'invalid_prompt',
    type: 'invalid_request_error',
    message:
      'Invalid prompt: your prompt was flagged as potentially violating our usage policy. Please try again with a different prompt: https://platform.openai.com/docs/guides/reasoning#advice-on-prompting',
  },
];
const serverError: Failure = {
  status: 500,
  code: 'server_error',
  type: 'server_error',
  message:
    'An error occurred while processing your request. You can retry your request, or contact us through our help center at help.openai.com if the error persists.',
};

export const failureOf = (code: string | undefined): Failure =>
  failures.find((failure) => failure.code === code) ?? { ...serverError, code: code ?? serverError.code };

export const unsupported = (param: string, hint = ''): Reply =>
  openaiError(400, {
    message: `Unsupported parameter: '${param}' is not supported with this model.${hint}`,
    param,
    code: 'unsupported_parameter',
  });

export const badValue = (param: string, message: string, code: string | null = null): Reply =>
  openaiError(400, { message, param, code });

/** What OpenAI says in an answer with this status. */
const ofStatus: Readonly<Record<number, { message: string; type?: string; code?: string }>> = {
  401: {
    message:
      'Incorrect API key provided: ****. You can find your API key at https://platform.openai.com/account/api-keys.',
    code: 'invalid_api_key',
  },
  404: { message: 'The model `gpt-5` does not exist or you do not have access to it.', code: 'model_not_found' },
  429: {
    message:
      'Rate limit reached for gpt-5 in organization org-sandbox on requests per min (RPM): Limit 500, Used 500, Requested 1. Please try again in 120ms.',
    type: 'requests',
    code: 'rate_limit_exceeded',
  },
  503: { message: 'The engine is currently overloaded, please try again later', type: 'server_error' },
};

export function openaiFault(status: number, code: string | undefined, headers?: Record<string, string>): Reply {
  const general =
    status >= 500
      ? {
          message: 'The server had an error while processing your request. Sorry about that!',
          type: 'server_error',
          code: 'server_error',
        }
      : { message: 'Invalid request.' };
  const isQuota = status === 429 && code === 'insufficient_quota';
  const error = isQuota ? failureOf(code) : (ofStatus[status] ?? general);
  return openaiError(status, { ...error, ...(code !== undefined && { code }) }, headers);
}
