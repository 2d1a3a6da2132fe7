import compress from 'koa-compress';
import type { ApiMiddleware } from '../http/api-context.ts';

/** Compresses JSON and pages above 1 kB. Files of the web come compressed from the build; events must not wait in a buffer. */
export function compressAnswers(): ApiMiddleware {
  return compress({
    threshold: 1024,
    filter: (type) => type === 'application/json' || type === 'text/html' || type === 'text/plain',
    encodingPreference: ['br', 'gzip', 'identity'],
    zstd: false,
    deflate: false,
  });
}
