import compress from 'koa-compress';
import type { ApiMiddleware } from '../http/api-context.ts';

const encodings = ['br', 'gzip', 'identity'];

/** Compresses JSON and pages above 1 kB. Files of the web come compressed from the build; events must not wait in a buffer. */
export function compressAnswers(): ApiMiddleware {
  const compressing = compress({
    threshold: 1024,
    filter: (type) => type === 'application/json' || type === 'text/html' || type === 'text/plain',
    encodingPreference: encodings,
    zstd: false,
    deflate: false,
  });
  // A caller that takes no encoding at all, `*;q=0`, gets the plain answer; the library would fail.
  return (ctx, next) => (ctx.acceptsEncodings(encodings) === false ? next() : compressing(ctx, next));
}
