import getRawBody from 'raw-body';
import { AppError } from '@overture/core/platform/app-error';
import type { EndpointDefinition } from '@overture/core/contract';
import type { ApiContext } from './api-context.ts';
import { parseJsonText } from './json-text.ts';

/** The limit for `/auth/`, where bodies are short and callers may be unknown. */
const authLimit = { bytes: 16 * 1024, text: '16 kB' };
const megabyte = 1024 * 1024;

/** The most bytes of a JSON body. */
function limitOf({ path, maxBodyBytes = megabyte }: Limited): typeof authLimit {
  return path.startsWith('/auth/') ? authLimit : { bytes: maxBodyBytes, text: `${maxBodyBytes / megabyte} MB` };
}

export type Limited = Pick<EndpointDefinition, 'path' | 'maxBodyBytes'>;

/** Whether the bodies of an endpoint have 16 kB at most. Those of all endpoints without a sign-in do. */
export function hasShortBody(endpoint: EndpointDefinition): boolean {
  return endpoint.multipart === undefined && limitOf(endpoint) === authLimit;
}

/**
 * Reads a JSON body in UTF-8 of at most `maxBodyBytes`, or 16 kB below `/auth/`. An absent body is read as `{}`, so that the
 * schema names what is missing.
 * Errors: `unsupported_media_type`, `too_large`, `validation_failed`.
 */
export async function readJsonBody(ctx: ApiContext, endpoint: Limited): Promise<unknown> {
  if (!hasBody(ctx)) return {};
  const charset = ctx.request.charset.toLowerCase();
  if (ctx.request.type !== 'application/json' || (charset !== '' && charset !== 'utf-8' && charset !== 'utf8')) {
    throw new AppError('unsupported_media_type', 'Send the body as application/json in UTF-8.');
  }
  if (ctx.get('content-encoding') !== '') {
    throw new AppError('unsupported_media_type', 'Send the body without a content encoding.');
  }
  const bytes = await readBody(ctx, endpoint);
  if (bytes.length === 0) return {};
  return parseJsonText(decode(bytes));
}

/** The bytes that the body of a request may take until it is refused; 0 without a body. */
export function expectedBytes(ctx: ApiContext, endpoint: Limited & Pick<EndpointDefinition, 'multipart'>): number {
  const { multipart } = endpoint;
  if (!hasBody(ctx)) return 0;
  const max = multipart === undefined ? limitOf(endpoint).bytes : multipart.maxBytes + megabyte;
  return Math.min(ctx.request.length ?? max, max);
}

function hasBody(ctx: ApiContext): boolean {
  return ctx.get('transfer-encoding') !== '' || Number(ctx.get('content-length') || 0) > 0;
}

/** Reads the bytes of a body, as many as its endpoint takes. Errors: `too_large`, `validation_failed` (cut off). */
export async function readBody(ctx: ApiContext, endpoint: Limited): Promise<Buffer> {
  const limit = limitOf(endpoint);
  try {
    return await getRawBody(ctx.req, { limit: limit.bytes, length: ctx.request.length });
  } catch (cause) {
    if (isTooLarge(cause)) throw new AppError('too_large', `The body is larger than ${limit.text}.`, { cause });
    throw new AppError('validation_failed', 'The body was cut off.', { cause });
  }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'type' in error && error.type === 'entity.too.large';
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch (cause) {
    throw new AppError('validation_failed', 'The body is not valid UTF-8.', { cause });
  }
}
