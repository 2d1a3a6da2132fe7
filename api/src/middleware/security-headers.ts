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
 * Security headers. A page runs no script but our own files: Google's script origin is let in for script, connect and
 * frame, where there is one; the style exception is for the component library's computed styles. Data may do nothing at
 * all wherever a browser opens it, and has no use for what only steers pages.
 */
export function securityHeaders({
  google,
  isData,
}: {
  readonly google: GoogleOrigins | undefined;
  readonly isData: (path: string) => boolean;
}): ApiMiddleware {
  const ofPages = headersOfPages(google);
  const ofData = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    ...always,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  return (ctx, next) => {
    const { res } = ctx;
    for (const [name, value] of isData(ctx.path) ? ofData : ofPages) res.setHeader(name, value);
    return next();
  };
}

const always = { xFrameOptions: { action: 'deny' }, referrerPolicy: { policy: 'no-referrer' } } as const;

function headersOfPages(google: GoogleOrigins | undefined): Headers {
  const script = google === undefined ? [] : [google.script];
  return headersOf({
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
    ...always,
  });
}

type Headers = readonly (readonly [string, string])[];

/** They are the same for every answer, so helmet is asked once. */
function headersOf(options: Parameters<typeof helmet>[0]): Headers {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(response.req, response, () => undefined);
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
}
