import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { ApiMiddleware } from '../http/api-context.ts';

/** The addresses of Google sign-in according to the settings. */
export interface GoogleAddresses {
  /** The sign-in script; what it connects to and its frames are beside it. */
  readonly scriptUrl: string;
  /** The address that tells whose token it is. */
  readonly userinfoUrl: string;
}

/**
 * Sets the security headers. A page may run only our own scripts and, if it is set up, Google's sign-in script, of whose
 * origin nothing else is allowed. Inline styles are allowed for the computed styles of the component library. Data may
 * do nothing if a browser opens it, and needs no headers that are only for pages.
 */
export function securityHeaders({
  google,
  isData,
}: {
  readonly google: GoogleAddresses | undefined;
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

function headersOfPages(google: GoogleAddresses | undefined): Headers {
  const script = google === undefined ? [] : [withoutQuery(google.scriptUrl)];
  const besideScript = script.map((url) => new URL('./', url).href);
  return headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...script],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...besideScript, ...(google === undefined ? [] : [withoutQuery(google.userinfoUrl)])],
        manifestSrc: ["'self'"],
        ...(google === undefined ? {} : { frameSrc: besideScript }),
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

/** A source of a policy has no query. */
function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
}

type Headers = readonly (readonly [string, string])[];

/** The headers are the same for every answer, so helmet is called once. */
function headersOf(options: Parameters<typeof helmet>[0]): Headers {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(response.req, response, () => undefined);
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
}
