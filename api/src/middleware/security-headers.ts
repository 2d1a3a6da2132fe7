import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { ApiMiddleware } from '../http/api-context.ts';

/** The origins of Google sign-in according to the settings. */
export interface GoogleOrigins {
  /** The origin of the sign-in script, its popup and its frames. */
  readonly script: string;
  /** The origin that tells whose token it is. It serves much else, so no script may come from it. */
  readonly userinfo: string;
}

/**
 * Sets the security headers. A page may run only our own scripts and, if it is set up, Google's sign-in, whose origin
 * is allowed for scripts, connections and frames. Inline styles are allowed for the computed styles of the component
 * library. Data may do nothing if a browser opens it, and needs no headers that are only for pages.
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

/** The headers are the same for every answer, so helmet is called once. */
function headersOf(options: Parameters<typeof helmet>[0]): Headers {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(response.req, response, () => undefined);
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
}
