import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { ApiMiddleware } from '../http/api-context.ts';

/**
 * Security headers with a policy that runs no script but our own files. `googleOrigins` are let in for script, connect
 * and frame; the style exception is for the component library's computed styles.
 */
export function securityHeaders(options: { readonly googleOrigins: readonly string[] }): ApiMiddleware {
  const google = [...options.googleOrigins];
  const headers = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...google],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...google],
        manifestSrc: ["'self'"],
        ...(google.length > 0 ? { frameSrc: google } : {}),
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    // Google's sign-in popup reports back through its opener.
    crossOriginOpenerPolicy: { policy: google.length > 0 ? 'same-origin-allow-popups' : 'same-origin' },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  });
  return (ctx, next) => {
    for (const [name, value] of headers) ctx.res.setHeader(name, value);
    return next();
  };
}

/** They are the same for every answer, so helmet is asked once. */
function headersOf(options: Parameters<typeof helmet>[0]): readonly (readonly [string, string])[] {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(response.req, response, () => undefined);
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
}
