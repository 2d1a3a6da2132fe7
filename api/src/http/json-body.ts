import { AppError } from '@overture/core/app';
import getRawBody from 'raw-body';
import type { ApiContext } from './api-context.ts';
import { parseJsonText } from './json-text.ts';

const jsonBodyLimit = 1024 * 1024;

/**
 * Reads a JSON body of at most 1 MB in UTF-8; an absent body is `{}`, so that the schema names what is missing.
 * Errors: `unsupported_media_type`, `too_large`, `validation_failed`.
 */
export async function readJsonBody(ctx: ApiContext): Promise<unknown> {
  if (!hasBody(ctx)) return {};
  const charset = ctx.request.charset.toLowerCase();
  if (ctx.request.type !== 'application/json' || (charset !== '' && charset !== 'utf-8' && charset !== 'utf8')) {
    throw new AppError('unsupported_media_type', 'Send the body as application/json in UTF-8.');
  }
  if (ctx.get('content-encoding') !== '') {
    throw new AppError('unsupported_media_type', 'Send the body without a content encoding.');
  }
  const bytes = await readBytes(ctx);
  if (bytes.length === 0) return {};
  return parseJsonText(decode(bytes));
}

function hasBody(ctx: ApiContext): boolean {
  return ctx.get('transfer-encoding') !== '' || Number(ctx.get('content-length') || 0) > 0;
}

async function readBytes(ctx: ApiContext): Promise<Buffer> {
  try {
    return await getRawBody(ctx.req, { limit: jsonBodyLimit, length: ctx.request.length });
  } catch (cause) {
    if (isTooLarge(cause)) throw new AppError('too_large', 'The body is larger than 1 MB.', { cause });
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
