import compress from 'koa-compress';
import type { ApiMiddleware } from '../http/api-context.ts';

const encodings = ['br', 'gzip', 'identity'];
const threshold = 1024;

/**
 * Compresses JSON and pages above 1 kB. Files of the web are compressed by the build; events must not wait in a buffer.
 */
export function compressAnswers(): ApiMiddleware {
  const compressing = compress({
    threshold,
    filter: (type) => type === 'application/json' || type === 'text/html' || type === 'text/plain',
    encodingPreference: encodings,
    zstd: false,
    deflate: false,
  });
  const nothingMore = async (): Promise<void> => undefined;
  return async (ctx, next) => {
    await next();
    // Most answers are small, and the library would negotiate an encoding first. For a caller that accepts none at all
    // (`*;q=0`) it would fail.
    if (typeof ctx.body === 'string' && ctx.body.length < threshold / 4) return;
    ctx.vary('Accept-Encoding');
    if (ctx.get('accept-encoding') === '' || ctx.acceptsEncodings(encodings) === false) return;
    await compressing(ctx, nothingMore);
  };
}
