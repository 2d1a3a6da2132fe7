import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { ApiMiddleware } from '../http/api-context.ts';

/** Where the settings say that Google sign-in is. */
export interface GoogleOrigins {
  /** Of the sign-in script, with its popup and frames. */
  readonly script: string;
  /** Asked whose token it is. It serves much else, so no script may come from it. */
  readonly userinfo: string;
}

/**
 * Security headers with a policy that runs no script but our own files. Google's script origin is let in for script,
 * connect and frame, where there is one; the style exception is for the component library's computed styles.
 */
export function securityHeaders({ google }: { readonly google: GoogleOrigins | undefined }): ApiMiddleware {
  const script = google === undefined ? [] : [google.script];
  const headers = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...script],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...new Set(google === undefined ? [] : [google.script, google.userinfo])],
        manifestSrc: ["'self'"],
        ...(google === undefined ? {} : { frameSrc: script }),
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    // Google's sign-in popup reports back through its opener.
    crossOriginOpenerPolicy: { policy: google === undefined ? 'same-origin' : 'same-origin-allow-popups' },
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
